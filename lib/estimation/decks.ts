import { UserError } from '../result/user-error.ts'

/** A card that can be played. Without points it says something else than a size and is not counted. */
export type Card = { readonly label: string; readonly points?: number }

export const DECKS = [
  { id: 'fibonacci', title: 'Fibonacci', cards: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89].map(numberCard) },
  {
    id: 'modified',
    title: 'Modified Fibonacci',
    cards: [0, 0.5, 1, 2, 3, 5, 8, 13, 20, 40, 100].map(numberCard),
  },
  { id: 'powers', title: 'Powers of 2', cards: [1, 2, 4, 8, 16, 32, 64].map(numberCard) },
  {
    id: 't-shirt',
    title: 'T-shirt sizes',
    cards: [
      { label: 'XS', points: 1 },
      { label: 'S', points: 2 },
      { label: 'M', points: 3 },
      { label: 'L', points: 5 },
      { label: 'XL', points: 8 },
      { label: 'XXL', points: 13 },
    ],
  },
] as const

/** Ids of all decks; a `custom` one includes its cards. */
export const DECK_IDS = [...DECKS.map(({ id }) => id), 'custom'] as const
type DeckId = (typeof DECK_IDS)[number]

/** Deck in use; `custom` contains the labels of a custom deck. */
export type Deck = { readonly id: DeckId; readonly custom: readonly string[] }

export const STANDARD_DECK: Deck = { id: 'fibonacci', custom: [] }

/** Playable with every deck, and never counted: not sure, and a break. */
export const UNCOUNTED = ['?', '☕'] as const

export const MAX_CARDS = 15
export const MAX_LABEL_LENGTH = 8

/** The cards of a deck, without the two that every deck has. */
export function getCards({ id, custom }: Deck): readonly Card[] {
  return DECKS.find((deck) => deck.id === id)?.cards ?? custom.map(cardOfLabel)
}

export function isPlayable(deck: Deck, label: string): boolean {
  return UNCOUNTED.some((card) => card === label) || getCards(deck).some((card) => card.label === label)
}

/** Returns the points of an estimate: those of its card, or its numeric value; undefined if neither. */
export function getPoints(deck: Deck, label: string): number | undefined {
  return (getCards(deck).find((card) => card.label === label) ?? cardOfLabel(label)).points
}

/**
 * Parses the cards of a custom deck: separated by commas, semicolons or whitespace, each once. Labels that are numbers
 * up to 9999.99 count as points. Throws UserError unless there are 2 to 15, each up to 8 characters.
 */
export function readDeck(typed: string): readonly string[] {
  const labels = [...new Set(typed.split(/[\s,;]+/).filter((label) => label !== ''))].filter(
    (label) => !UNCOUNTED.some((card) => card === label),
  )
  const long = labels.find((label) => [...label].length > MAX_LABEL_LENGTH)
  if (long !== undefined)
    throw new UserError(
      `“${long}” is too long for a card`,
      `A card has up to ${MAX_LABEL_LENGTH} characters.`,
    )
  if (labels.length < 2) throw new UserError('A deck needs at least two cards', 'Separate them by commas.')
  if (labels.length > MAX_CARDS)
    throw new UserError(`A deck has up to ${MAX_CARDS} cards`, `These are ${labels.length}.`)
  return labels
}

function numberCard(points: number): Card {
  return { label: String(points), points }
}

function cardOfLabel(label: string): Card {
  return /^\d{1,4}(\.\d{1,2})?$/.test(label) ? { label, points: Number(label) } : { label }
}
