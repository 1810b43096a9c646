import type { RunoffRound } from '#contract/poll.ts'

/** An order of preference, option ids from the first choice on, and how many people gave it. */
export type Ranking = { readonly choices: readonly number[]; readonly votes: number }

export type Runoff = { readonly rounds: readonly RunoffRound[]; readonly winners: readonly number[] }

/** The ballots that count for an option now, each with the place of that option in it. */
type Pile = { votes: number; readonly ballots: Ballot[] }
type Ballot = Ranking & { place: number }

/**
 * Instant-runoff voting: each ballot counts for the first of its choices still in. Who has more than half of the
 * ballots that still count wins; else all options with the fewest votes leave together. Where all that remain are
 * equal they win together. A ballot whose choices have all left counts no more.
 */
export function instantRunoff(options: readonly number[], rankings: readonly Ranking[]): Runoff {
  const rounds: RunoffRound[] = []
  const piles = new Map(options.map((option): [number, Pile] => [option, { votes: 0, ballots: [] }]))
  for (const { choices, votes } of rankings) putOnPile(piles, { choices, votes, place: 0 })
  for (;;) {
    const votes = [...piles].map(([option, pile]) => ({ option, votes: pile.votes }))
    const counts = votes.map((count) => count.votes)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const most = Math.max(...counts)
    const fewest = Math.min(...counts)
    const having = (wanted: number) =>
      votes.filter((count) => count.votes === wanted).map(({ option }) => option)
    const isOver = most * 2 > total || most === fewest
    const out = isOver ? [] : having(fewest)
    rounds.push({ votes, out })
    if (isOver) return { rounds, winners: total === 0 ? [] : having(most) }
    leave(piles, out)
  }
}

/** Takes options out, and hands their ballots on. Each ballot is gone through once, however many rounds there are. */
function leave(piles: Map<number, Pile>, out: readonly number[]): void {
  const ballots = out.flatMap((option) => piles.get(option)?.ballots ?? [])
  for (const option of out) piles.delete(option)
  for (const ballot of ballots) putOnPile(piles, ballot)
}

/** Puts a ballot on the pile of the first of its choices that is still in. */
function putOnPile(piles: ReadonlyMap<number, Pile>, ballot: Ballot): void {
  for (; ballot.place < ballot.choices.length; ballot.place++) {
    const pile = piles.get(ballot.choices[ballot.place] ?? 0)
    if (!pile) continue
    pile.votes += ballot.votes
    pile.ballots.push(ballot)
    return
  }
}
