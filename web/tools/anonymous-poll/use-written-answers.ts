import { useEffect, useState } from 'react'
import { type PollState, type WrittenAnswer, writtenAnswers } from '#contract/poll.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import { askServer } from '#web/browser/ask-server.ts'
import { type AnswerList, NO_ANSWERS, receiveAnswers } from './answer-list.ts'

/** What voters have written, asked for with the author's secret, anew with each new state of the poll. */
export function useWrittenAnswers(poll: PollState, secret: string): readonly WrittenAnswer[] | undefined {
  const [list, setList] = useState<AnswerList>(NO_ANSWERS)
  useEffect(() => {
    const askedAt = performance.now()
    const path = `/api/polls/${poll.id}/answers`
    void attemptAsync(() => askServer(path, undefined, writtenAnswers, { secret })).then((outcome) => {
      // Where it fails the poll says that it is cut off, and asks again.
      if (outcome.ok) setList((now) => receiveAnswers(now, { askedAt, answers: outcome.value.answers }))
    })
  }, [poll, secret])
  return list.answers
}
