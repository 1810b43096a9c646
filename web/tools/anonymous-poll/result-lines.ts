import type { PollResults, PollState } from '#contract/poll.ts'
import { permilleShares } from '#lib/numbers/largest-remainder.ts'
import { OTHER } from './choices.ts'

type ResultLine = {
  readonly id: number
  readonly text: string
  readonly votes: number
  /** Tenths of a percent; all lines add up to 1000, or to 0 without a vote. */
  readonly permille: number
  readonly isWinner: boolean
}

/** Each option with its votes and its share, in the order of the options; last, in one sum, what only the author reads. */
export function resultLines(
  { options }: PollState,
  { votes, other = 0, winners }: PollResults,
): readonly ResultLine[] {
  const lines = options.map((option, index) => ({ ...option, votes: votes[index] ?? 0 }))
  const all = other > 0 ? [...lines, { id: OTHER, text: 'Other answers', votes: other }] : lines
  const shares = permilleShares(all.map((line) => line.votes))
  return all.map((line, index) => ({
    ...line,
    permille: shares[index] ?? 0,
    isWinner: winners?.includes(line.id) ?? false,
  }))
}

/** "33.4%", or "0%" for nothing. */
export function getPercent(permille: number): string {
  return permille === 0 ? '0%' : `${(permille / 10).toFixed(1)}%`
}

/** "1 vote", "1,234 votes". */
export function votesText(votes: number, locale: string): string {
  return `${votes.toLocaleString(locale)} ${votes === 1 ? 'vote' : 'votes'}`
}

/** Returns the number of voters as text, such as "1,234 people have voted". */
export function votersText(voters: number, locale: string): string {
  if (voters === 0) return 'Nobody has voted yet'
  return `${voters.toLocaleString(locale)} ${voters === 1 ? 'person has' : 'people have'} voted`
}
