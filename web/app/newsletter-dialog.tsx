import { type FormEvent, useState } from 'react'
import { newsletterJoined } from '#contract/newsletter.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmailField } from '../ui/email-field.tsx'

/** Minimum duration of the busy button, so that a fast response does not flicker. */
const MIN_SUBMIT_MS = 1000

type Stage = 'form' | 'submitting' | 'done'

export function NewsletterDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [stage, setStage] = useState<Stage>('form')
  const [isConfirmed, setConfirmed] = useState(true)
  const [problem, setProblem] = useState<Problem>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'submitting') return
    setStage('submitting')
    setProblem(undefined)
    const [result] = await Promise.all([
      toResultAsync(() => fetchApi('/api/newsletter/join', { email }, newsletterJoined)),
      new Promise((resolve) => setTimeout(resolve, MIN_SUBMIT_MS)),
    ])
    setStage(result.ok ? 'done' : 'form')
    if (result.ok) setConfirmed(result.value.isConfirmed)
    else setProblem(result.problem)
  }

  return (
    <Dialog title="Newsletter" isTitleHidden={stage === 'done'} onClose={onClose} className="max-w-md">
      {stage === 'done' ? (
        <div className="pb-2 text-center" role="status">
          <h3 className="font-bold text-xl">You're All Set!</h3>
          <p className="mt-2 mb-5 text-ink-soft">
            {isConfirmed
              ? 'We will write when there is a new tool, and not otherwise.'
              : 'Open the link in the email that is on its way to you. Without it, we will not write again.'}
          </p>
          <Button kind="go" onClick={onClose}>
            Continue Exploring
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <p className="text-ink-soft">
            A short email when a new tool opens. The address is used for nothing else. You can{' '}
            <a href={withBase('/newsletter')} className="underline underline-offset-4">
              unsubscribe
            </a>{' '}
            at any time.
          </p>
          <EmailField value={email} onChange={setEmail} />
          <Alert problem={problem} />
          <Button kind="go" type="submit" disabled={stage === 'submitting'}>
            {stage === 'submitting' ? 'Please wait...' : 'Get Notified'}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
