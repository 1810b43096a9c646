import type { RunoffRound, TieBreak } from '#contract/poll.ts'
import type { BallotBox } from './tally.ts'

export type Runoff = {
  readonly rounds: readonly RunoffRound[]
  /** More than one for a tie. */
  readonly winners: readonly number[]
  readonly tieBreaks: readonly TieBreak[]
}

/**
 * Counts by instant-runoff voting: each ballot counts for the first of its choices still in. An option with more than
 * half of the ballots that still count wins; otherwise the option with the fewest votes leaves. Options that are tied
 * for last leave together if their votes together are fewer than those of the next option, because none of them could
 * overtake it. Otherwise one leaves: the one with fewer votes in the latest earlier count that differs, then the first
 * of them in `lot`, a random order of all options. The last two win together if they are equal, and so do more if no
 * ballot has a further choice. Yields after each round for other work; ballots added during the count do not count.
 */
export function* instantRunoff(box: BallotBox, lot: readonly number[]): Generator<void, Runoff> {
  const rounds: RunoffRound[] = []
  const tieBreaks: TieBreak[] = []
  const piles = pilesOf(box)
  for (;;) {
    const votes = piles.votes()
    const counts = votes.map((count) => count.votes)
    const total = sum(counts)
    const max = Math.max(...counts)
    const isTie = max === Math.min(...counts) && (votes.length <= 2 || !piles.hasTransfers())
    if (max * 2 > total || isTie) {
      rounds.push({ votes, out: [] })
      const winners = votes.filter((count) => count.votes === max).map(({ option }) => option)
      return { rounds, winners: total === 0 ? [] : winners, tieBreaks }
    }
    const { out, tieBreak } = eliminate(votes, rounds, lot)
    rounds.push({ votes, out })
    if (tieBreak) tieBreaks.push(tieBreak)
    piles.leave(out)
    yield
  }
}

/** Returns the options that leave after a count, given the earlier counts. */
function eliminate(
  votes: RunoffRound['votes'],
  earlier: readonly RunoffRound[],
  lot: readonly number[],
): { readonly out: number[]; readonly tieBreak?: TieBreak } {
  const fewest = Math.min(...votes.map((count) => count.votes))
  const last = votes.filter((count) => count.votes === fewest).map(({ option }) => option)
  const next = Math.min(...votes.filter((count) => count.votes > fewest).map((count) => count.votes))
  const canLeaveTogether = Number.isFinite(next) && last.length * fewest < next
  if (last.length === 1 || canLeaveTogether) return { out: last }
  const round = earlier.length
  const tied = earlier.reduceRight((among, { votes }) => withFewestVotes(among, votes), last)
  if (tied.length === 1) return { out: tied, tieBreak: { round, tied: last, by: 'earlier count' } }
  const out = lot.filter((option) => tied.includes(option)).slice(0, 1)
  return { out, tieBreak: { round, tied, by: 'lot' } }
}

/** Returns those of the options that had the fewest votes in a count. */
function withFewestVotes(options: readonly number[], votes: RunoffRound['votes']): number[] {
  const had = votes.filter(({ option }) => options.includes(option))
  const fewest = Math.min(...had.map((count) => count.votes))
  return had.filter((count) => count.votes === fewest).map(({ option }) => option)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/**
 * Sorts the ballots into piles, one per option, each by the first of its choices still in. A pile is a linked list:
 * `top` has its first ballot, `below` the next one of each; both count from 1. Each ballot continues from its current
 * choice, so it is read only once, however many rounds there are.
 */
function pilesOf(box: BallotBox) {
  const { options, choices, votes, size } = box
  const width = options.length
  const isIn = new Uint8Array(width + 1).fill(1)
  isIn[0] = 0
  const sums = new Float64Array(width + 1)
  const top = new Int32Array(width + 1)
  const below = new Int32Array(size + 1)
  const places = new Uint8Array(size)

  const put = (ballot: number) => {
    for (let place = places[ballot] ?? 0; place < width; place++) {
      const option = choices[ballot * width + place] ?? 0
      if (option === 0) return
      if (isIn[option] === 0) continue
      places[ballot] = place
      sums[option] = (sums[option] ?? 0) + (votes[ballot] ?? 0)
      below[ballot + 1] = top[option] ?? 0
      top[option] = ballot + 1
      return
    }
  }
  for (let ballot = 0; ballot < size; ballot++) put(ballot)

  return {
    /** Of the options that are still in. */
    votes: () =>
      options.flatMap((option, index) => (isIn[index + 1] ? { option, votes: sums[index + 1] ?? 0 } : [])),
    /** Whether any ballot has a further choice among the options that are still in. */
    hasTransfers(): boolean {
      for (let ballot = 0; ballot < size; ballot++)
        for (let place = (places[ballot] ?? 0) + 1; place < width; place++)
          if ((votes[ballot] ?? 0) > 0 && isIn[choices[ballot * width + place] ?? 0] === 1) return true
      return false
    },
    /** Eliminates options, and transfers their ballots. */
    leave(out: readonly number[]) {
      const numbers = out.map((option) => box.numberOf(option))
      for (const number of numbers) isIn[number] = 0
      for (const number of numbers)
        for (let next = top[number] ?? 0; next > 0; ) {
          const ballot = next - 1
          next = below[next] ?? 0
          put(ballot)
        }
    },
  }
}
