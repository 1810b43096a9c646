import type { Bracket, Slot } from './bracket.ts'

/** A line from a match to the one that its winner plays next; each end by its place in its round, from 0. */
type BracketLine = { readonly from: number; readonly to: number }

/** Returns the lines that lead into each round; none lead into the first. */
export function bracketLines(bracket: Bracket): BracketLine[][] {
  return bracket.map((round, index) => {
    const previous = bracket[index - 1] ?? []
    return round.flatMap(({ slots }, to) =>
      slots.flatMap((slot) => {
        const from = previous.findIndex((pairing) =>
          pairing.match === undefined
            ? isSameSlot(pairing.slots[0], slot)
            : 'winnerOf' in slot && slot.winnerOf === pairing.match,
        )
        return from === -1 ? [] : { from, to }
      }),
    )
  })
}

function isSameSlot(one: Slot, other: Slot): boolean {
  if ('team' in one) return 'team' in other && one.team === other.team
  return 'winnerOf' in other && one.winnerOf === other.winnerOf
}
