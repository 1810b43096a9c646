import type { RunoffRound } from '#contract/poll.ts'
import type { BallotBox } from './tally.ts'

export type Runoff = { readonly rounds: readonly RunoffRound[]; readonly winners: readonly number[] }

/**
 * Counts by instant-runoff voting: each ballot counts for the first of its choices still in. An option with more than
 * half of the ballots that still count wins; else all options with the fewest votes leave together. If all that remain
 * are equal they win together. A ballot without remaining choices counts no more. Yields after each round for other
 * work; ballots added during the count do not count.
 */
export function* instantRunoff(box: BallotBox): Generator<void, Runoff> {
  const rounds: RunoffRound[] = []
  const piles = pilesOf(box)
  for (;;) {
    const votes = piles.votes()
    const counts = votes.map((count) => count.votes)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const max = Math.max(...counts)
    const fewest = Math.min(...counts)
    const having = (wanted: number) =>
      votes.filter((count) => count.votes === wanted).map(({ option }) => option)
    const isOver = max * 2 > total || max === fewest
    const out = isOver ? [] : having(fewest)
    rounds.push({ votes, out })
    if (isOver) return { rounds, winners: total === 0 ? [] : having(max) }
    piles.leave(out)
    yield
  }
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
