import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { quizForAuthor } from '#contract/quiz.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { askServer, ServerRefusal } from '#web/platform/ask-server.ts'
import { keptQuizPath } from './use-kept-quiz.ts'

export type ManagedQuiz = v.InferOutput<typeof quizForAuthor>

/** How the quiz stands, and what the author's secret allows; each deed tells whether it was done. */
export function useManagedQuiz(id: string, secret: string) {
  const [state, setState] = useState<ManagedQuiz>()
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
