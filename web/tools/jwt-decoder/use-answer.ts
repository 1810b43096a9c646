import { useEffect, useState } from 'react'
import type { Outcome } from '#lib/outcome/attempt.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'

/**
 * The answer to a question that takes its time, once it is there; undefined while it is not. `question` must keep its
 * identity while it means the same. An older answer never stands for a newer question.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer>,
): Outcome<Answer> | undefined {
  const [last, setLast] = useState<{ readonly question: Question; readonly outcome: Outcome<Answer> }>()
  const [failure, setFailure] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question is asked anew
  useEffect(() => {
    if (question === undefined) return setLast(undefined)
    let isCurrent = true
    attemptAsync(() => ask(question)).then(
      (outcome) => isCurrent && setLast({ question, outcome }),
      (error) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [question])
  if (failure !== undefined) throw failure
  return question !== undefined && last?.question === question ? last.outcome : undefined
}
