import type { PollResults, PollSettings, PollState } from '#contract/poll.ts'
import { permilleShares } from '#lib/numbers/largest-remainder.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'

/** Stands among the choices for an answer of the voter's own. */
export const OTHER = 0

/**
 * Returns the choices after a press on an option: a single choice is replaced, multiple ones are toggled, a ranking
 * grows at its end.
 */
export function press(
  choices: readonly number[],
  option: number,
  { kind, mostChoices }: PollSettings,
): number[] {
  if (kind === 'single') return [option]
  if (choices.includes(option)) return choices.filter((choice) => choice !== option)
  return kind === 'multiple' && choices.length >= mostChoices ? [...choices] : [...choices, option]
}

/** Returns the order of preference with an option moved; unchanged if the position does not exist. */
export function movedTo(choices: readonly number[], from: number, to: number): number[] {
  const option = choices[from]
  if (option === undefined || choices[to] === undefined) return [...choices]
  return choices.toSpliced(from, 1).toSpliced(to, 0, option)
}

/** Contents of a vote: the options that still exist, and the written answer if it is chosen. */
export type Ballot = { readonly choices: readonly number[]; readonly written?: string }

export function getBallot(choices: readonly number[], text: string): Ballot {
  const options = choices.filter((choice) => choice !== OTHER)
  return choices.includes(OTHER) ? { choices: options, written: text } : { choices: options }
}

/** Returns the choices that are currently available: an answer that was an option can be hidden again. */
export function choicesIn({ options }: Pick<PollState, 'options'>, choices: readonly number[]): number[] {
  return choices.filter((choice) => choice === OTHER || options.some(({ id }) => id === choice))
}

/** Sorts items by the random order of their ids; newer ones are last. */
export function inOrder<T extends { readonly id: number }>(
  items: readonly T[],
  drawn: readonly number[],
): readonly T[] {
  const placeOf = new Map(drawn.map((id, place) => [id, place]))
  const place = ({ id }: T) => placeOf.get(id) ?? drawn.length
  return items.toSorted((a, b) => place(a) - place(b))
}

/** Returns the instruction for the voter; empty if it is obvious. */
export function getInstruction({ kind, mostChoices, canWrite }: PollSettings, optionCount: number): string {
  if (kind === 'ranked') return 'Tap in order of preference. You can leave some out.'
  if (kind === 'single') return ''
  return mostChoices < optionCount + (canWrite ? 1 : 0)
    ? `Choose up to ${pluralize(mostChoices, 'option')}.`
    : 'Choose as many as you like.'
}

type ResultLine = {
  readonly id: number
  readonly text: string
  /** Of a runoff, those in the last count. */
  readonly votes: number
  /** Tenths of a percent; all lines add up to 1000, or to 0 without a vote. */
  readonly permille: number
  /** Percent of all votes, not rounded: equal votes have bars of equal length. */
  readonly width: number
  /** The number, from 1, of the count in which a runoff dropped the option. */
  readonly outIn: number | undefined
  /** Whether it alone has won. */
  readonly isWinner: boolean
}

/**
 * Each option with its votes and its share, in the order of the options; last, in one sum, what only the author reads.
 * Votes of a runoff are those of its last count, because they decided.
 */
export function resultLines(
  { options }: PollState,
  { votes, other = 0, rounds = [], winners }: PollResults,
): readonly ResultLine[] {
  const last = rounds.at(-1)
  const votesOf = (id: number, index: number) =>
    last ? (last.votes.find(({ option }) => option === id)?.votes ?? 0) : (votes[index] ?? 0)
  const lines = options.map((option, index) => ({ ...option, votes: votesOf(option.id, index) }))
  const all = other > 0 ? [...lines, { id: OTHER, text: 'Other answers', votes: other }] : lines
  const shares = permilleShares(all.map((line) => line.votes))
  const total = all.reduce((sum, line) => sum + line.votes, 0)
  return all.map((line, index) => ({
    ...line,
    permille: shares[index] ?? 0,
    width: total === 0 ? 0 : (100 * line.votes) / total,
    outIn: rounds.findIndex(({ out }) => out.includes(line.id)) + 1 || undefined,
    isWinner: winners?.length === 1 && winners[0] === line.id,
  }))
}

/** Returns who shares the first place, such as "Tie: Tea and Coffee"; empty unless there are several. */
export function tieText(poll: PollState, winners: readonly number[]): string {
  return winners.length > 1 ? `Tie: ${optionNames(poll, winners)}` : ''
}

/** Returns how ties for last were broken, such as "Count 1: Lot drawn between Tea and Coffee: Coffee leaves." */
export function tieBreakTexts(poll: PollState, { rounds = [], tieBreaks = [] }: PollResults): string[] {
  return tieBreaks.map(({ round, tied, by }) => {
    const among = optionNames(poll, tied)
    const out = optionNames(poll, rounds[round]?.out ?? [])
    return by === 'lot'
      ? `Count ${round + 1}: Lot drawn between ${among}: ${out} leaves.`
      : `Count ${round + 1}: ${among} are last: ${out} leaves, with fewer votes in an earlier count.`
  })
}

function optionNames({ options }: PollState, ids: readonly number[]): string {
  const names = options.filter(({ id }) => ids.includes(id)).map(({ text }) => text)
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
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
