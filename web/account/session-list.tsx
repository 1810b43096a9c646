import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { sessionsResponse } from '#contract/account.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { useLocale } from '../platform/use-locale.ts'
import { Alert } from '../ui/alert.tsx'

type Sessions = v.InferOutput<typeof sessionsResponse>['sessions']

/** Lists the account's sessions; of a browser only the times of use are known. */
export function SessionList() {
  const [result, setResult] = useState<Result<Sessions>>()
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  useEffect(() => {
    let isCurrent = true
    toResultAsync(
      async () => (await fetchApi('/api/account/sessions', undefined, sessionsResponse)).sessions,
    ).then((answer) => isCurrent && setResult(answer))
    return () => {
      isCurrent = false
    }
  }, [])
  if (result && !result.ok) return <Alert problem={result.problem} />
  return (
    <ul aria-label="Sessions" className="mt-2 grid gap-1">
      {result?.value.map(({ signedInAt, lastSeenAt, isThisOne }) => (
        <li key={`${signedInAt} ${isThisOne}`} className="text-ink-soft">
          Signed in {time.format(signedInAt)}
          {isThisOne ? ', this browser' : `, last used ${time.format(lastSeenAt)}`}
        </li>
      ))}
    </ul>
  )
}
