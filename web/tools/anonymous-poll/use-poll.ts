import { useEffect, useState } from 'react'
import * as v from 'valibot'
import {
  NOTHING_WRITTEN,
  type PollState,
  pollDeleted,
  pollResponse,
  pollState,
  type VoteRequest,
  voteResponse,
} from '#contract/poll.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from '#web/platform/fetch-api.ts'
import { subscribe } from '#web/platform/live-connection.ts'
import type { Ballot } from './choices.ts'
import type { OwnPoll } from './own-polls.ts'

const liveEvent = v.union([pollState, pollDeleted])
/** Polling interval without a live connection. */
const POLLING_MS = 5_000
const MAX_TIMER_MS = 2_147_483_647
const DELETED: LoadError = {
  problem: { message: 'This poll does not exist or was deleted.', detail: '' },
  isFinal: true,
}

/** Why the poll cannot be seen, and whether asking again is of no use. */
type LoadError = { readonly problem: Problem; readonly isFinal: boolean }

export type PollPresence = {
  readonly poll: PollState | undefined
  readonly hasVoted: boolean
  readonly loadError: LoadError | undefined
  /** Whether changes are pushed live. */
  readonly isLive: boolean
  /** Whether a proxy holds back live changes, so that the poll is fetched every five seconds. */
  readonly isPolled: boolean
  /** Requests the poll again, for a visitor who might see more of it. */
  readonly refresh: () => void
}

/** Returns a poll as visible to this browser, updated while the page is open. */
export function usePoll(id: string): PollPresence {
  const [poll, setPoll] = useState<PollState>()
  const [hasVoted, setVoted] = useState(false)
  const [loadError, setLoadError] = useState<LoadError>()
  const [isLive, setLive] = useState(true)
  const [isPolled, setPolled] = useState(false)
  const [turn, setTurn] = useState(0)
  const refresh = () => setTurn((before) => before + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isHere = true
    let stop = () => {}
    const load = async () => {
      const answer = await read(id)
      if (!isHere) return
      setLoadError('problem' in answer ? answer : undefined)
      if ('problem' in answer) return
      const { hasVoted: voted, ...state } = answer
      setPoll(state)
      setVoted(voted)
      stop = subscribe(`/api/polls/${id}/events`, liveEvent, {
        onConnectionChange: setLive,
        onLive: () => setPolled(false),
        onStall: () => {
          setPolled(true)
          refresh()
        },
        onState: (event) => {
          if ('isGone' in event) setLoadError(DELETED)
          // After a reset this browser can vote again, which only a request shows.
          else if (event.timesEmptied !== state.timesEmptied) refresh()
          else setPoll(event)
        },
      })
    }
    void load()
    return () => {
      isHere = false
      stop()
    }
  }, [id, turn])

  const isCutOff = loadError ? !loadError.isFinal : !isLive
  useRepeat(isCutOff, turn, refresh)
  useAlarm(poll?.isClosed === false ? poll.closesAt : null, refresh)

  return { poll, hasVoted, loadError, isLive, isPolled, refresh }
}

async function read(id: string): Promise<v.InferOutput<typeof pollResponse> | LoadError> {
  try {
    return await fetchApi(`/api/polls/${id}`, undefined, pollResponse)
  } catch (error) {
    if (error instanceof UserError)
      return { problem: error.problem, isFinal: error instanceof ServerError && error.status === 404 }
    throw error
  }
}

/** Acts again and again while something is missing; `turn` counts how often. */
function useRepeat(isMissing: boolean, turn: number, act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn waits anew
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(act, POLLING_MS)
    return () => clearTimeout(timer)
  }, [isMissing, turn])
}

/** Acts when a moment (UTC milliseconds) has just passed. */
function useAlarm(moment: number | null, act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another moment sets another alarm
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(act, Math.min(Math.max(moment - Date.now(), 0) + 500, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  }, [moment])
}

/** Submits a vote, or replaces `mine`, this browser's earlier one; each returns whether it was counted. */
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
    const { timesEmptied } = poll
    const request = { ...ballot, timesEmptied, ...(receipt && { receipt }) }
    const result = await toResultAsync(() => send(poll.id, request))
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

async function send(pollId: string, request: VoteRequest) {
  if (request.written?.trim() === '') throw new UserError(NOTHING_WRITTEN)
  try {
    return await fetchApi(`/api/polls/${pollId}/votes`, request, voteResponse)
  } catch (error) {
    if (error instanceof UserError && !(error instanceof ServerError))
      throw new UserError('You are offline. Your vote was not counted.', 'Vote again when you are back.')
    throw error
  }
}
