import { type FormEvent, type ReactNode, useState } from 'react'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ChangeFormProps = {
  readonly title: string
  readonly action: string
  /** Closes the dialog when it succeeds, unless another step follows. */
  readonly onSubmit: () => Promise<void>
  readonly hasNextStep?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog with a form that changes the account; its problem is shown in place. */
export function ChangeForm({ title, action, onSubmit, hasNextStep, onClose, children }: ChangeFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const result = await toResultAsync(onSubmit)
    setBusy(false)
    if (!result.ok) setProblem(result.problem)
    else if (!hasNextStep) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose} className="max-w-md">
      <form method="post" onSubmit={submit} className="grid gap-4">
        {children}
        <Alert problem={problem} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="go" type="submit" isSoftDisabled={isBusy}>
            {isBusy ? 'Please wait...' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
