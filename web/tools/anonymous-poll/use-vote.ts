import { useState } from 'react'
import { type PollState, voteAnswer } from '#contract/poll.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import { type Problem, UserError } from '#lib/outcome/user-error.ts'
import { askServer, ServerRefusal } from '#web/browser/ask-server.ts'

/** Hands in a vote, or another in place of the one that the receipt stands for. */
export function useVote(
  poll: PollState,
  receipt: string | undefined,
  onCounted: (receipt: string) => void,
): {
  readonly isBusy: boolean
  readonly problem: Problem | undefined
  readonly vote: (choices: readonly number[]) => Promise<void>
} {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const vote = async (choices: readonly number[]) => {
    setBusy(true)
    const request = { choices, ...(poll.settings.canChange && receipt !== undefined && { receipt }) }
    const outcome = await attemptAsync(() => send(poll.id, request))
    setBusy(false)
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (outcome.ok) onCounted(outcome.value)
  }
  return { isBusy, problem, vote }
}

async function send(pollId: string, request: object): Promise<string> {
  try {
    return (await askServer(`/api/polls/${pollId}/votes`, request, voteAnswer)).receipt
  } catch (error) {
    if (error instanceof UserError && !(error instanceof ServerRefusal))
      throw new UserError('You are offline. Your vote was not counted.', 'Vote again when you are back.')
    throw error
  }
}
