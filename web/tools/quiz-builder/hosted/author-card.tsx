import { useEffect, useState } from 'react'
import { quizDone } from '#contract/quiz.ts'
import { withBase } from '#lib/net/base-path.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { askServerForText, fetchApi } from '#web/platform/fetch-api.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card } from '#web/ui/result.tsx'
import { authorPath, quizPath } from './own-links.ts'
import { hostedQuizPath } from './use-hosted-quiz.ts'
import { type ManagedQuiz, useManagedQuiz } from './use-managed-quiz.ts'
import { useOwnLinks } from './use-own-links.ts'

type AuthorCardProps = {
  readonly id: string
  readonly secret: string
  /** Called with whether the server accepts the secret. */
  readonly onJudged: (isRight: boolean) => void
  readonly onDelete: () => void
}

const WRONG_LINK: Problem = {
  message: 'This author’s link does not fit the quiz.',
  detail: 'Part of it may be missing. Open the whole link, as it was copied.',
}

/** Actions that require the author's link. */
export default function AuthorCard({ id, secret, onJudged, onDelete }: AuthorCardProps) {
  const { state, isRight, problem, isBusy, act, look } = useManagedQuiz(id, secret)
  const { forget } = useOwnLinks()
  const [isConfirming, setConfirming] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, or a quiz that is deleted would be remembered again
  useEffect(() => {
    if (isRight !== undefined) onJudged(isRight)
  }, [isRight])
  const path = hostedQuizPath(id)
  const link = (to: string) => new URL(to, location.href).href
  const save = () =>
    act(async () =>
      download(
        await askServerForText(`${path}/results.csv`, { secret }),
        'quiz-results.csv',
        'text/csv;charset=utf-8',
      ),
    )
  const remove = async () => {
    setConfirming(false)
    if (!(await act(() => fetchApi(path, undefined, quizDone, { method: 'DELETE', secret })))) return
    forget(id)
    onDelete()
  }
  if (isRight === false)
    return (
      <Card title="Manage this quiz" className="mb-4">
        <Alert problem={WRONG_LINK} />
      </Card>
    )
  return (
    <Card title="Manage this quiz" className="mb-4">
      <div className="grid gap-4">
        <Alert problem={problem} />
        <p role="status" aria-label="Attempts">
          {state ? getCounts(state) : 'Loading…'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button isSoftDisabled={isBusy} onClick={look}>
            Refresh
          </Button>
          <Button isSoftDisabled={isBusy || !state?.begun} onClick={save}>
            Download results
          </Button>
          <Button
            isSoftDisabled={isBusy || !state}
            onClick={() =>
              act(() => fetchApi(path, { isClosed: !state?.isClosed }, quizDone, { method: 'PATCH', secret }))
            }
          >
            {state?.isClosed ? 'Reopen' : 'Close'}
          </Button>
          <Button isSoftDisabled={isBusy} onClick={() => setConfirming(true)}>
            Delete
          </Button>
          <CopyButton text={() => link(quizPath(id))} label="Copy quiz link" size="normal" />
          <CopyButton
            text={() => link(authorPath({ id, secret }))}
            label="Copy author’s link"
            size="normal"
          />
        </div>
        {state && <HandIns state={state} />}
        <p className="text-ink-soft text-sm">
          To change the questions, edit the quiz in{' '}
          <a href={withBase('/quiz-builder')} className="underline underline-offset-4">
            Quiz Builder
          </a>
          . Then choose Server Link and Update the link.
        </p>
      </div>
      {isConfirming && (
        <Dialog title="Delete this quiz?" onClose={() => setConfirming(false)}>
          <p>
            The quiz under this link and all answers to it are deleted on the server, for everybody. This
            cannot be undone. The quiz in your editor stays.
          </p>
          <div className="mt-5 flex justify-end gap-2">
            <Button onClick={() => setConfirming(false)}>Keep it</Button>
            <Button kind="go" onClick={remove}>
              Delete quiz
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

/** Submitted attempts, with the version of the quiz if there are several. */
export function HandIns({ state }: { readonly state: ManagedQuiz }) {
  const { version, versions, handIns, finished } = state
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const hasVersions = version > 1
  return (
    <>
      {hasVersions && (
        <ul aria-label="Versions" className="text-sm">
          {!versions.some((one) => one.version === version) && <li>Version {version}: 0 attempts.</li>}
          {versions.map((one) => (
            <li key={one.version}>
              Version {one.version}: {getCounts(one)}
            </li>
          ))}
        </ul>
      )}
      {handIns.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
          tabIndex={0}
          aria-label="Hand-ins"
          className="max-h-80 overflow-auto"
        >
          <table className="w-full text-left text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-4">
            <thead className="text-ink-soft">
              <tr>
                <th scope="col">Name</th>
                {hasVersions && <th scope="col">Version</th>}
                <th scope="col">Right</th>
                <th scope="col">Handed in</th>
              </tr>
            </thead>
            <tbody>
              {handIns.map((one) => (
                <tr key={`${one.name} ${one.number} ${one.finishedAt}`}>
                  <td dir="auto" className="[overflow-wrap:anywhere]">
                    {one.name || 'No name'}
                  </td>
                  {hasVersions && <td>{one.version}</td>}
                  <td>
                    {one.right} of {one.total}
                  </td>
                  <td>{time.format(one.finishedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {finished > handIns.length && (
            <p className="mt-2 text-ink-soft text-sm">
              These are the last {handIns.length}. Download results to see all.
            </p>
          )}
        </section>
      )}
    </>
  )
}

export function getCounts({ begun, finished }: Pick<ManagedQuiz, 'begun' | 'finished'>): string {
  return `${pluralize(begun, 'attempt')}, ${finished} handed in.`
}
