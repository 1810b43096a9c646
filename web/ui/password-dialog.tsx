import { type FormEvent, useId, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type PasswordDialogProps = {
  /** Of the file. */
  readonly name: string
  /** Said of the last password that did not open it. */
  readonly problem: Problem | undefined
  readonly onTry: (password: string) => Promise<void>
  readonly onClose: () => void
}

/** Prompts for the password of one file, until it opens or the visitor postpones it. */
export default function PasswordDialog({ name, problem, onTry, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [isTrying, setTrying] = useState(false)
  const id = useId()
  const isWrong = problem !== undefined && !isTrying
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTrying(true)
    await onTry(password)
    setTrying(false)
  }
  return (
    <Dialog title="This PDF is protected" onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <label htmlFor={id} className="font-medium text-sm [overflow-wrap:anywhere]">
          Password for {name}
        </label>
        <input
          id={id}
          type="password"
          autoComplete="off"
          className="field"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
        />
        {isWrong && <Alert id={`${id}-wrong`} problem={problem} />}
        <p className="text-ink-soft text-sm">It is used on this device only and is never stored.</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" kind="go" disabled={password === '' || isTrying}>
            Unlock
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
