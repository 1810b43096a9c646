import { useEffect, useState } from 'react'
import { type PollState, writtenAnswers } from '#contract/poll.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { askServer } from '#web/platform/ask-server.ts'
import { type AnswerList, NO_ANSWERS, receiveAnswers } from './answer-list.ts'

/** What voters have written, asked for with the author's secret, anew with each new state of the poll. */
export function useWrittenAnswers(poll: PollState, secret: string) {
  const [list, setList] = useState<AnswerList>(NO_ANSWERS)
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    const askedAt = performance.now()
    const path = `/api/polls/${poll.id}/answers`
    void attemptAsync(() => askServer(path, undefined, writtenAnswers, { secret })).then((outcome) => {
      setProblem(outcome.ok ? undefined : outcome.problem)
      if (outcome.ok) setList((now) => receiveAnswers(now, { askedAt, answers: outcome.value.answers }))
    })
  }, [poll, secret])
  return { answers: list.answers, problem }
}
