import type { Card } from '#lib/estimation/decks.ts'

const TYPING_MS = 900

/** Recently typed digits, for cards of two digits. */
type Typed = { readonly text: string; readonly atMs: number }

export const NOTHING_TYPED: Typed = { text: '', atMs: Number.NEGATIVE_INFINITY }

/**
 * The card that a digit picks: the one named by the digits typed within a moment, so that 1 and then 3 pick 13.
 * A deck without numbers goes by place: 1 is its first card.
 */
export function cardTyped(
  cards: readonly Card[],
  typed: Typed,
  digit: string,
  atMs: number,
): { readonly card: string | undefined; readonly typed: Typed } {
  const labels = cards.map(({ label }) => label)
  if (!labels.some((label) => /^\d+$/.test(label)))
    return { card: labels[Number(digit) - 1], typed: NOTHING_TYPED }
  const longer = atMs - typed.atMs < TYPING_MS ? typed.text + digit : digit
  const text = labels.some((label) => label.startsWith(longer)) ? longer : digit
  return { card: labels.find((label) => label === text), typed: { text, atMs } }
}
