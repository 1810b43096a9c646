import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { quizDone, quizForAuthor } from '#contract/quiz.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { askServer, askServerForText, ServerRefusal } from '#web/browser/ask-server.ts'
import { download } from '#web/browser/download.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card } from '#web/ui/result.tsx'
import { authorPath, quizPath } from './own-links.ts'
import { keptQuizPath } from './use-kept-quiz.ts'
import { useOwnLinks } from './use-own-links.ts'

type AuthorCardProps = {
  readonly id: string
  readonly secret: string
  /** Told whether the server takes the secret. */
  readonly onJudged: (isRight: boolean) => void
  readonly onDelete: () => void
}

const WRONG_LINK: Problem = {
  message: 'This author’s link does not fit the quiz.',
  detail: 'Part of it may be missing. Open the whole link, as it was copied.',
}

/** What only the author's link allows. */
export default function AuthorCard({ id, secret, onJudged, onDelete }: AuthorCardProps) {
  const { state, isRight, problem, isBusy, act, look } = useManagedQuiz(id, secret)
  const { forget } = useOwnLinks()
  const [isAsked, setAsked] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, or a quiz that is deleted would be remembered again
  useEffect(() => {
    if (isRight !== undefined) onJudged(isRight)
  }, [isRight])
  const path = keptQuizPath(id)
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
    setAsked(false)
    if (!(await act(() => askServer(path, undefined, quizDone, { method: 'DELETE', secret })))) return
    forget(id)
    onDelete()
  }
  if (isRight === false)
    return (
      <Card title="Manage this quiz" className="mt-8">
        <Alert problem={WRONG_LINK} />
      </Card>
    )
  return (
    <Card title="Manage this quiz" className="mt-8">
      <div className="grid gap-4">
        <Alert problem={problem} />
        <p role="status" aria-label="Attempts">
          {state ? `${countOf(state.begun)}, ${state.finished} handed in.` : 'Loading…'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button isResting={isBusy} onClick={look}>
            Refresh
          </Button>
          <Button isResting={isBusy || !state?.begun} onClick={save}>
            Download results
          </Button>
          <Button
            isResting={isBusy || !state}
            onClick={() =>
              act(() =>
                askServer(path, { isClosed: !state?.isClosed }, quizDone, { method: 'PATCH', secret }),
              )
            }
          >
            {state?.isClosed ? 'Reopen' : 'Close'}
          </Button>
          <Button isResting={isBusy} onClick={() => setAsked(true)}>
            Delete
          </Button>
          <CopyButton text={() => link(quizPath(id))} label="Copy quiz link" size="normal" />
          <CopyButton
            text={() => link(authorPath({ id, secret }))}
            label="Copy author’s link"
            size="normal"
          />
        </div>
      </div>
      {isAsked && (
        <Dialog title="Delete this quiz?" onClose={() => setAsked(false)}>
          <p>
            The quiz under this link and all answers to it are deleted on the server, for everybody. This
            cannot be undone. The quiz in your editor stays.
          </p>
          <div className="mt-5 flex justify-end gap-2">
            <Button onClick={() => setAsked(false)}>Keep it</Button>
            <Button kind="go" onClick={remove}>
              Delete quiz
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

/** How the quiz stands, and what the author's secret allows; each deed tells whether it was done. */
function useManagedQuiz(id: string, secret: string) {
  const [state, setState] = useState<v.InferOutput<typeof quizForAuthor>>()
  const [isRight, setRight] = useState<boolean>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const look = useCallback(async () => {
    const asking = askServer(`${keptQuizPath(id)}/author`, undefined, quizForAuthor, { secret })
    const isRefused = await asking.then(() => false, isRefusal)
    const outcome = await attemptAsync(() => asking)
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (outcome.ok) setState(outcome.value)
    if (outcome.ok || isRefused) setRight(outcome.ok)
  }, [id, secret])
  useEffect(() => void look(), [look])
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    const outcome = await attemptAsync(deed)
    setBusy(false)
    if (outcome.ok) void look()
    else setProblem(outcome.problem)
    return outcome.ok
  }
  return { state, isRight, problem, isBusy, act, look }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ServerRefusal && error.status === 403
}

function countOf(begun: number): string {
  return begun === 1 ? '1 attempt' : `${begun} attempts`
}
