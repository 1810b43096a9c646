import { type FormEvent, useState } from 'react'
import { newsletterDone, newsletterLeft } from '#contract/newsletter.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { type Head, pageHead } from '../catalog/head.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { useHash } from '../platform/use-hash.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'

export const head = (): Head =>
  pageHead('Newsletter', 'Confirm the Sundry newsletter, or leave it at any time.', '/newsletter')

/** Page of the links in newsletter emails; without a link, the form for leaving. */
export default function NewsletterPage() {
  const link = new URLSearchParams(useHash() ?? '')
  const confirm = link.get('confirm')
  const leave = link.get('leave')
  return (
    <div className="mx-auto max-w-md px-4 pt-10 sm:pt-16">
      <h1 className="mb-6 font-bold text-3xl">Newsletter</h1>
      {confirm ? (
        <OneStep
          text="Confirm that you want a short email when a new tool opens."
          action="Confirm"
          done="You are on the list. Every letter has a link to leave it."
          work={() => fetchApi('/api/newsletter/confirm', { token: confirm }, newsletterDone)}
        />
      ) : leave ? (
        <OneStep
          text="You get no further letter, and your address is deleted from the list."
          action="Unsubscribe"
          done="You are no longer on the list."
          work={() => fetchApi('/api/newsletter/unsubscribe', { token: leave }, newsletterDone)}
        />
      ) : (
        <LeaveForm />
      )}
    </div>
  )
}

const CARD = 'grid gap-4 rounded-card border border-line bg-surface p-5 shadow-lift sm:p-6'

/** Action that requires a press: programs that scan links in emails must not trigger it. */
function OneStep({
  text,
  action,
  done,
  work,
}: {
  readonly text: string
  readonly action: string
  readonly done: string
  readonly work: () => Promise<unknown>
}) {
  const { said, problem, isBusy, run } = useDeed()
  return (
    <div className={CARD}>
      <p role="status">{said || text}</p>
      <Alert problem={problem} />
      {said === '' && (
        <Button kind="go" disabled={isBusy} onClick={() => run(work, () => done)}>
          {action}
        </Button>
      )}
    </div>
  )
}

function LeaveForm() {
  const [email, setEmail] = useState('')
  const { said, problem, isBusy, run } = useDeed()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(
      () => fetchApi('/api/newsletter/unsubscribe-link', { email }, newsletterLeft),
      ({ isRemoved }) =>
        isRemoved
          ? 'This address is not on the list anymore.'
          : 'If this address is on the list, a link to leave it is on its way to you.',
    )
  }
  return (
    <form method="post" onSubmit={submit} className={CARD}>
      <p className="text-ink-soft">To leave the newsletter, enter the address that gets it.</p>
      <EmailField value={email} onChange={setEmail} />
      <Alert problem={problem} />
      <p role="status" className="empty:hidden">
        {said}
      </p>
      <Button kind="go" type="submit" disabled={isBusy}>
        Unsubscribe
      </Button>
    </form>
  )
}

/** Runs a request to the server, and returns its outcome. */
function useDeed() {
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const run = async <T,>(work: () => Promise<T>, sentence: (answer: T) => string) => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    setSaid('')
    const result = await toResultAsync(work)
    setBusy(false)
    if (result.ok) setSaid(sentence(result.value))
    else setProblem(result.problem)
  }
  return { said, problem, isBusy, run }
}
