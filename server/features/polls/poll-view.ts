import type { PollResults, PollState } from '#contract/poll.ts'
import { instantRunoff } from './instant-runoff.ts'
import type { Poll } from './poll-store.ts'

export function isClosedAt(poll: Poll, now: number): boolean {
  return poll.isClosed || (poll.closesAt !== null && poll.closesAt <= now)
}

/** A poll as one sees it who has voted, or has not: results only when its settings show them. */
export function viewOf(poll: Poll, { hasVoted, now }: { hasVoted: boolean; now: number }): PollState {
  const isClosed = isClosedAt(poll, now)
  const { results: when } = poll.settings
  const isShown = isClosed || when === 'always' || (when === 'after-vote' && hasVoted)
  return {
    id: poll.id,
    question: poll.question,
    options: poll.options.map(({ id, text }) => ({ id, text })),
    settings: poll.settings,
    createdAt: poll.createdAt,
    closesAt: poll.closesAt,
    isClosed,
    voters: poll.voters,
    results: isShown ? resultsOf(poll) : null,
  }
}

export function resultsOf({ options, settings, rankings }: Poll): PollResults {
  const votes = options.map((option) => option.votes)
  if (settings.kind !== 'ranked') return { votes }
  const ids = options.map(({ id }) => id)
  const { rounds, winners } = instantRunoff(ids, rankings)
  return { votes, rounds: [...rounds], winners: [...winners] }
}
