import { useEffect, useState } from 'react'
import type { Outcome } from '#lib/outcome/attempt.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'

/**
 * The answer to a question that takes its time; undefined while it is on the way. `question` must keep its identity
 * while it means the same. An older answer never stands for a newer question, and its work is aborted.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Outcome<Answer> | undefined {
  const [last, setLast] = useState<{ readonly question: Question; readonly outcome: Outcome<Answer> }>()
  const [failure, setFailure] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question is asked anew
  useEffect(() => {
    if (question === undefined) return setLast(undefined)
    const control = new AbortController()
    const { signal } = control
    attemptAsync(() => ask(question, signal)).then(
      (outcome) => signal.aborted || setLast({ question, outcome }),
      (error) => signal.aborted || setFailure(error),
    )
    return () => control.abort()
  }, [question])
  if (failure !== undefined) throw failure
  return question !== undefined && last?.question === question ? last.outcome : undefined
}
