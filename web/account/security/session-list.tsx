import type * as v from 'valibot'
import { sessionsResponse } from '#contract/account.ts'
import { useLocale } from '../../platform/use-locale.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { askFor } from '../ask-account.ts'
import { showProblem } from '../show-problem.ts'
import { useAnswer } from './use-answer.ts'

type Session = v.InferOutput<typeof sessionsResponse>['sessions'][number]

/** Lists the account's sessions, each with its device and times of use, and ends them. */
export default function SessionList() {
  const { result, refresh } = useAnswer('/api/account/sessions', sessionsResponse)
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  if (result && !result.ok) return <Alert problem={result.problem} />
  const sessions = result?.value.sessions ?? []
  const end = (what: string, request: object, description: string) =>
    askFor(what, request).then(() => {
      showToast({ title: 'Success', description })
      refresh()
    }, showProblem)
  const timesOf = ({ signedInAt, lastSeenAt, isThisOne }: Session) =>
    `Signed in ${time.format(signedInAt)}${isThisOne ? ', this browser' : `, last used ${time.format(lastSeenAt)}`}`
  return (
    <>
      <ul aria-label="Sessions" className="mt-2 grid gap-3">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="font-medium">{session.device || 'Unknown browser'}</p>
              <p className="text-ink-soft text-sm">{timesOf(session)}</p>
            </div>
            {!session.isThisOne && (
              <Button
                size="small"
                aria-label={`Sign out ${session.device || 'Unknown browser'}, signed in ${time.format(session.signedInAt)}`}
                onClick={() => end('end-session', { id: session.id }, 'That browser is signed out.')}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="mt-4"
          onClick={() => end('sign-out-others', {}, 'All other browsers are signed out.')}
        >
          Sign Out Others
        </Button>
      )}
    </>
  )
}
