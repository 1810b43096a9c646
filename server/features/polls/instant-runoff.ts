import type { RunoffRound } from '#contract/poll.ts'

/** An order of preference, option ids from the first choice on, and how many people gave it. */
export type Ranking = { readonly choices: readonly number[]; readonly votes: number }

export type Runoff = { readonly rounds: readonly RunoffRound[]; readonly winners: readonly number[] }

/**
 * Instant-runoff voting: each ballot counts for the first of its choices still in. Who has more than half of the
 * ballots that still count wins; else all options with the fewest votes leave together. Where all that remain are
 * equal they win together. A ballot whose choices have all left counts no more.
 */
export function instantRunoff(options: readonly number[], rankings: readonly Ranking[]): Runoff {
  const rounds: RunoffRound[] = []
  let remaining = options
  for (;;) {
    const votes = countFirst(remaining, rankings)
    const counts = [...votes.values()]
    const total = counts.reduce((sum, count) => sum + count, 0)
    const most = Math.max(...counts)
    const fewest = Math.min(...counts)
    const leaders = remaining.filter((option) => votes.get(option) === most)
    const isOver = most * 2 > total || most === fewest
    const out = isOver ? [] : remaining.filter((option) => votes.get(option) === fewest)
    rounds.push({ votes: remaining.map((option) => ({ option, votes: votes.get(option) ?? 0 })), out })
    if (isOver) return { rounds, winners: total === 0 ? [] : leaders }
    remaining = remaining.filter((option) => !out.includes(option))
  }
}

function countFirst(remaining: readonly number[], rankings: readonly Ranking[]): Map<number, number> {
  const counts = new Map(remaining.map((option) => [option, 0]))
  for (const { choices, votes } of rankings) {
    const first = choices.find((choice) => counts.has(choice))
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + votes)
  }
  return counts
}
