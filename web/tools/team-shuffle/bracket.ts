/** Participant of a match: a team, by its index in the list of teams, or the winner of an earlier match. */
export type Slot = { readonly team: number } | { readonly winnerOf: number }

/** Two opponents, or one who advances without an opponent: a bye. */
type Pairing =
  | { readonly match: number; readonly slots: readonly [Slot, Slot] }
  | { readonly match: undefined; readonly slots: readonly [Slot] }

/** All rounds of a tournament in which who loses is out; matches are numbered through, byes are not. */
export type Bracket = readonly (readonly Pairing[])[]

export const BRACKET_KINDS = ['consecutive', 'seeded'] as const
export type BracketKind = (typeof BRACKET_KINDS)[number]

/**
 * Creates the bracket for a number of teams: one match fewer than teams, in either kind. `consecutive` pairs the first
 * with the second, the third with the fourth; the last of an odd number has a bye, and in a later odd round one that
 * has had none. `seeded` treats the list as ordered by strength: byes fill up to a power of two for the strongest, and
 * the first two meet in the final at the earliest.
 */
export function drawBracket(teams: number, kind: BracketKind): Bracket {
  return kind === 'consecutive' ? drawConsecutive(teams) : drawSeeded(teams)
}

type Entrant = { readonly slot: Slot; readonly hasHadBye: boolean }

function drawConsecutive(teams: number): Bracket {
  const rounds: Pairing[][] = []
  let match = 0
  let entrants: Entrant[] = Array.from({ length: teams }, (_, team) => ({
    slot: { team },
    hasHadBye: false,
  }))
  while (entrants.length > 1) {
    const byeEntrant = entrants.length % 2 === 1 ? entrants.at(findByeIndex(entrants)) : undefined
    const playing = entrants.filter((entrant) => entrant !== byeEntrant)
    const round: Pairing[] = []
    const next: Entrant[] = []
    for (const [one, other] of inPairs(playing)) {
      match++
      round.push({ match, slots: [one.slot, other.slot] })
      next.push({ slot: { winnerOf: match }, hasHadBye: one.hasHadBye || other.hasHadBye })
    }
    if (byeEntrant) {
      round.push({ match: undefined, slots: [byeEntrant.slot] })
      next.push({ ...byeEntrant, hasHadBye: true })
    }
    rounds.push(round)
    entrants = next
  }
  return rounds
}

/**
 * Returns the index of the last entrant that cannot have had a bye; −1, for the last of all, if each might have had
 * one.
 */
function findByeIndex(entrants: readonly Entrant[]): number {
  return entrants.findLastIndex(({ hasHadBye }) => !hasHadBye)
}

function drawSeeded(teams: number): Bracket {
  const rounds: Pairing[][] = []
  let match = 0
  let slots: (Slot | undefined)[] = seedOrder(teams).map((team) => (team < teams ? { team } : undefined))
  while (slots.length > 1) {
    const round: Pairing[] = []
    slots = inPairs(slots).map(([one, other]) => {
      if (!one || !other) {
        const slot = one ?? other
        if (slot) round.push({ match: undefined, slots: [slot] })
        return slot
      }
      match++
      round.push({ match, slots: [one, other] })
      return { winnerOf: match }
    })
    rounds.push(round)
  }
  return rounds
}

/** Returns the seeds from strongest (0) in the order of a bracket of a power of two: 0 7 3 4 1 6 2 5 for eight. */
function seedOrder(teams: number): number[] {
  let order = [0]
  while (order.length < teams) {
    const last = 2 * order.length - 1
    order = order.flatMap((seed) => [seed, last - seed])
  }
  return order
}

function inPairs<T>(items: readonly T[]): [T, T][] {
  return Array.from({ length: Math.floor(items.length / 2) }, (_, index) => [
    // Both indexes are inside the list, so their items are a T even if T includes undefined.
    items[2 * index] as T,
    items[2 * index + 1] as T,
  ])
}

/** `Round 2 · Final` of two rounds; earlier rounds than quarter-finals have their number only. */
export function roundTitle(rounds: number, round: number): string {
  const left = rounds - round
  return `Round ${round}${[' · Final', ' · Semi-finals', ' · Quarter-finals'][left] ?? ''}`
}
