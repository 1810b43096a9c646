import type { PollResults, PollStateSent, WrittenAnswer } from '#contract/poll.ts'
import { permilleShares } from '#lib/numbers/largest-remainder.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import type { Runoff } from './instant-runoff.ts'
import { isSoftDeleted, type Poll, type PollOption, readPoll } from './poll-store.ts'

export function isClosedAt(poll: Poll, now: number): boolean {
  return poll.isClosed || (poll.closesAt !== null && poll.closesAt <= now)
}

/** A poll as one sees it who has voted, or has not: results only when its settings show them, written answers only when its author does. */
export function toView(poll: Poll, { hasVoted, now }: { hasVoted: boolean; now: number }): PollStateSent {
  const { canWrite, votersPerNetwork, ...settings } = poll.settings
  return {
    id: poll.id,
    question: poll.question,
    options: poll.options.filter(isSeen).map(({ id, text }) => ({ id, text })),
    // A page of the previous deployment rejects unknown fields.
    settings: {
      ...settings,
      ...(canWrite && { canWrite }),
      ...(votersPerNetwork > 0 && { votersPerNetwork }),
    },
    createdAt: poll.createdAt,
    closesAt: poll.closesAt,
    isClosed: isClosedAt(poll, now),
    timesEmptied: poll.timesEmptied,
    voters: poll.voters,
    results: areResultsSeen(poll, { hasVoted, now }) ? resultsOf(poll) : null,
  }
}

export function areResultsSeen(poll: Poll, { hasVoted, now }: { hasVoted: boolean; now: number }): boolean {
  const { results: when } = poll.settings
  return isClosedAt(poll, now) || when === 'always' || (when === 'after-vote' && hasVoted)
}

/** Whether an option is visible to everyone. */
function isSeen({ state }: PollOption): boolean {
  return state === 'given' || state === 'shown'
}

function resultsOf(poll: Poll): PollResults {
  if (poll.runoff) return rankedResultsOf(poll.runoff)
  const seen = poll.options.filter(isSeen)
  const votes = seen.map((option) => votesOf(option, poll))
  if (!poll.settings.canWrite) return { votes }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return { votes, other: sum(poll.options.map((option) => option.votes)) - sum(votes) }
}

/** Returns the first round's votes, so that all numbers are of one moment: the votes of the options can be newer. */
function rankedResultsOf({ rounds, winners, tieBreaks }: Runoff): PollResults {
  const votes = rounds[0]?.votes.map((count) => count.votes) ?? []
  return {
    votes,
    rounds: [...rounds],
    winners: [...winners],
    ...(tieBreaks.length > 0 && { tieBreaks: [...tieBreaks] }),
  }
}

/** The votes of an option, with those of the written answers that count for it. */
export function votesOf({ id, votes }: PollOption, { options }: Poll): number {
  return options.reduce((sum, option) => (option.countsFor === id ? sum + option.votes : sum), votes)
}

/** Returns the written answers, for the poll's author. */
export function writtenAnswersOf(poll: Poll, now: number): WrittenAnswer[] {
  const isCounted = areResultsSeen(poll, { hasVoted: true, now })
  return poll.options.flatMap(({ id, text, state, countsFor, votes }) =>
    state === 'given' ? [] : { id, text, state, countsFor, votes: isCounted ? votes : null },
  )
}

/** `/poll/{id}`: its question and options, and nothing of what was counted. */
export function pollPage({ database }: Dependencies): SharedPageReader {
  return async (id) => {
    const poll = await readPoll(database, id)
    if (!poll)
      return (await hasTombstone(database, 'poll', id)) || (await isSoftDeleted(database, id))
        ? 'gone'
        : undefined
    const lines = poll.options.filter(isSeen).map(({ text }) => text)
    return { title: poll.question, description: `Anonymous poll: ${lines.join(' · ')}`, lines }
  }
}

/**
 * Returns the results as CSV: option, votes, percent, and each answer's state if voters can write answers. Votes of
 * merged answers are counted at their target. Options are protected against formula injection, since any voter can
 * write them.
 */
export function resultsCsv(poll: Poll): string {
  const { options, settings } = poll
  const counts = options.map((option) => (option.countsFor === null ? votesOf(option, poll) : 0))
  const shares = permilleShares(counts)
  const rows = options.map((option, index) => [
    option.text,
    String(counts[index] ?? 0),
    ((shares[index] ?? 0) / 10).toFixed(1),
    ...(settings.canWrite ? [stateOf(option, poll)] : []),
  ])
  return writeCsv([['Option', 'Votes', 'Percent', ...(settings.canWrite ? ['State'] : [])], ...rows])
}

function stateOf({ state, countsFor, votes }: PollOption, { options }: Poll): string {
  const target = options.find(({ id }) => id === countsFor)
  return target ? `${votes} counted for ${target.text}` : state
}
