import { useState } from 'react'
import { NOTHING_WRITTEN, type PollState, voteResponse } from '#contract/poll.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from '#web/platform/fetch-api.ts'
import type { Ballot } from './choices.ts'
import type { OwnPoll } from './own-polls.ts'

/** Submits a vote, or replaces this browser's earlier one; each returns whether it was counted. */
export function useVote(
  poll: PollState,
  mine: OwnPoll | undefined,
  onCounted: (counted: Pick<OwnPoll, 'receipt' | 'choices' | 'answer'>) => void,
): {
  readonly isBusy: boolean
  readonly problem: Problem | undefined
  readonly vote: (ballot: Ballot) => Promise<boolean>
} {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const vote = async (ballot: Ballot) => {
    setBusy(true)
    const receipt = poll.settings.canChange ? mine?.receipt : undefined
    const result = await toResultAsync(() => send(poll.id, { ...ballot, ...(receipt && { receipt }) }))
    setBusy(false)
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return false
    const { answer } = result.value
    onCounted({
      receipt: result.value.receipt,
      choices: ballot.choices,
      ...(poll.settings.canWrite && {
        answer: answer === undefined ? null : { id: answer, text: ballot.written?.trim() ?? '' },
      }),
    })
    return true
  }
  return { isBusy, problem, vote }
}

async function send(pollId: string, request: Ballot & { readonly receipt?: string }) {
  if (request.written?.trim() === '') throw new UserError(NOTHING_WRITTEN)
  try {
    return await fetchApi(`/api/polls/${pollId}/votes`, request, voteResponse)
  } catch (error) {
    if (error instanceof UserError && !(error instanceof ServerError))
      throw new UserError('You are offline. Your vote was not counted.', 'Vote again when you are back.')
    throw error
  }
}
