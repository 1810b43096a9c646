import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { quizForAuthor } from '#contract/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from '#web/platform/fetch-api.ts'
import { hostedQuizPath } from './use-hosted-quiz.ts'

export type ManagedQuiz = v.InferOutput<typeof quizForAuthor>

/** Returns the state of the quiz, and the author's actions; each resolves to whether it succeeded. */
export function useManagedQuiz(id: string, secret: string) {
  const [state, setState] = useState<ManagedQuiz>()
  const [isRight, setRight] = useState<boolean>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const look = useCallback(async () => {
    const asking = fetchApi(`${hostedQuizPath(id)}/author`, undefined, quizForAuthor, { secret })
    const hasError = await asking.then(() => false, isServerError)
    const result = await toResultAsync(() => asking)
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) setState(result.value)
    if (result.ok || hasError) setRight(result.ok)
  }, [id, secret])
  useEffect(() => void look(), [look])
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    const result = await toResultAsync(deed)
    setBusy(false)
    if (result.ok) void look()
    else setProblem(result.problem)
    return result.ok
  }
  return { state, isRight, problem, isBusy, act, look }
}

function isServerError(error: unknown): boolean {
  return error instanceof ServerError && error.status === 403
}
