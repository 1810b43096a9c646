import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { sessionsAnswer } from '#contract/account.ts'
import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { askServer } from '../platform/ask-server.ts'
import { useLocale } from '../platform/use-locale.ts'
import { Alert } from '../ui/alert.tsx'

type Sessions = v.InferOutput<typeof sessionsAnswer>['sessions']

/** Where the account is signed in; of a browser nothing is known but when it was used. */
export function SessionList() {
  const [outcome, setOutcome] = useState<Outcome<Sessions>>()
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  useEffect(() => {
    let isCurrent = true
    attemptAsync(
      async () => (await askServer('/api/account/sessions', undefined, sessionsAnswer)).sessions,
    ).then((answer) => isCurrent && setOutcome(answer))
    return () => {
      isCurrent = false
    }
  }, [])
  if (outcome && !outcome.ok) return <Alert problem={outcome.problem} />
  return (
    <ul aria-label="Sessions" className="mt-2 grid gap-1">
      {outcome?.value.map(({ signedInAt, lastSeenAt, isThisOne }) => (
        <li key={`${signedInAt} ${isThisOne}`} className="text-ink-soft">
          Signed in {time.format(signedInAt)}
          {isThisOne ? ', this browser' : `, last used ${time.format(lastSeenAt)}`}
        </li>
      ))}
    </ul>
  )
}
