import { useEffect, useState } from 'react'
import { type PollState, writtenAnswers } from '#contract/poll.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { type AnswerList, NO_ANSWERS, receiveAnswers } from './answer-list.ts'

/** Fetches the written answers with the author's secret, again for each new state of the poll. */
export function useWrittenAnswers(poll: PollState, secret: string) {
  const [list, setList] = useState<AnswerList>(NO_ANSWERS)
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    const requestedAt = performance.now()
    const path = `/api/polls/${poll.id}/answers`
    void toResultAsync(() => fetchApi(path, undefined, writtenAnswers, { secret })).then((result) => {
      setProblem(result.ok ? undefined : result.problem)
      if (result.ok) setList((now) => receiveAnswers(now, { requestedAt, answers: result.value.answers }))
    })
  }, [poll, secret])
  return { answers: list.answers, problem }
}
