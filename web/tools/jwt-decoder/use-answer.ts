import { useEffect, useState } from 'react'
import type { Result } from '#lib/result/result.ts'
import { toResultAsync } from '#lib/result/result.ts'

/**
 * Returns the answer to an asynchronous question; undefined while it is pending. `question` must keep its identity
 * while it means the same. An older answer is never returned for a newer question, and its work is aborted.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Result<Answer> | undefined {
  const [last, setLast] = useState<{ readonly question: Question; readonly result: Result<Answer> }>()
  const [failure, setFailure] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question is asked anew
  useEffect(() => {
    if (question === undefined) return setLast(undefined)
    const control = new AbortController()
    const { signal } = control
    toResultAsync(() => ask(question, signal)).then(
      (result) => signal.aborted || setLast({ question, result }),
      (error) => signal.aborted || setFailure(error),
    )
    return () => control.abort()
  }, [question])
  if (failure !== undefined) throw failure
  return question !== undefined && last?.question === question ? last.result : undefined
}
