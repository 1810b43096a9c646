import { type Card, type Deck, getCards, UNCOUNTED } from './decks.ts'

/** Statistics of a story's votes. Votes without points are in the histogram only. */
export type Statistics = {
  /** How many votes have points. */
  readonly counted: number
  readonly mean: number | undefined
  readonly median: number | undefined
  /** The smallest and the largest card played. */
  readonly lowest: Card | undefined
  readonly highest: Card | undefined
  /** The share of the counted votes that is on the most played card, 0 to 1. */
  readonly agreement: number
  /** Everyone who counts played the same card, and they are at least two. */
  readonly isConsensus: boolean
  /** The card nearest to the mean; of two that are equally near the lower. */
  readonly nearest: Card | undefined
  /** The two cards around the mean, if it is not a card itself. */
  readonly between: readonly [Card, Card] | undefined
  /** Number of votes per card, in the order of the deck, without unused cards. */
  readonly histogram: readonly { readonly label: string; readonly count: number }[]
}

/** Points have up to two decimals; in hundredths every sum is exact. */
const HUNDREDTHS = 100

export function getStatistics(deck: Deck, votes: readonly string[]): Statistics {
  const cards = getCards(deck)
  const scale = cards
    .filter(hasPoints)
    .map((card) => ({ card, size: Math.round(card.points * HUNDREDTHS) }))
    .toSorted((a, b) => a.size - b.size)
  const played = votes
    .flatMap((vote) => scale.filter(({ card }) => card.label === vote))
    .toSorted((a, b) => a.size - b.size)
  const counts = [...cards.map(({ label }) => label), ...UNCOUNTED]
    .map((label) => ({ label, count: votes.filter((vote) => vote === label).length }))
    .filter(({ count }) => count > 0)
  const count = played.length
  const sum = played.reduce((total, { size }) => total + size, 0)
  const max = Math.max(0, ...counts.map(({ label, count }) => (isIn(played, label) ? count : 0)))
  // Distances times the number of votes: whole numbers, so that a tie is a tie.
  const distances = count === 0 ? [] : scale.map(({ size }) => Math.abs(size * count - sum))
  const nearest = distances.indexOf(Math.min(...distances))
  const above = scale.findIndex(({ size }) => size * count > sum)
  const [low, high] = [scale[above - 1], scale[above]]
  return {
    counted: count,
    mean: count === 0 ? undefined : sum / (count * HUNDREDTHS),
    median: getMedian(played.map(({ size }) => size)),
    lowest: played[0]?.card,
    highest: played.at(-1)?.card,
    agreement: count === 0 ? 0 : max / count,
    isConsensus: count > 1 && max === count,
    nearest: scale[nearest]?.card,
    between: count > 0 && low && high && low.size * count < sum ? [low.card, high.card] : undefined,
    histogram: counts,
  }
}

function getMedian(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / (2 * HUNDREDTHS)
}

function hasPoints(card: Card): card is Required<Card> {
  return card.points !== undefined
}

function isIn(played: readonly { readonly card: Card }[], label: string): boolean {
  return played.some(({ card }) => card.label === label)
}
