import { expect, test } from 'vitest'
import { type Deck, getCards, getPoints, isPlayable, STANDARD_DECK } from './decks.ts'

// The decks of the specification, and what shirts count for.
test.each<[Deck['id'], readonly string[]]>([
  ['fibonacci', ['1', '2', '3', '5', '8', '13', '21', '34', '55', '89']],
  ['modified', ['0', '0.5', '1', '2', '3', '5', '8', '13', '20', '40', '100']],
  ['powers', ['1', '2', '4', '8', '16', '32', '64']],
])('the cards of %s are %j, each for what it says', (id, labels) => {
  const deck = { id, custom: [] }
  expect(getCards(deck)).toEqual(labels.map((label) => ({ label, points: Number(label) })))
})

test('T-shirts count as the first sizes of Fibonacci', () => {
  expect(getCards({ id: 't-shirt', custom: [] })).toEqual([
    { label: 'XS', points: 1 },
    { label: 'S', points: 2 },
    { label: 'M', points: 3 },
    { label: 'L', points: 5 },
    { label: 'XL', points: 8 },
    { label: 'XXL', points: 13 },
  ])
})

test.each([
  ['?', true],
  ['☕', true],
  ['13', true],
  ['4', false],
  ['', false],
])('in the standard deck %s can be played: %s', (label, can) => {
  expect(isPlayable(STANDARD_DECK, label)).toBe(can)
})

test.each([
  ['?', undefined],
  ['☕', undefined],
  ['40', 40],
  ['1.5', 1.5],
])('the estimate %s counts %s', (label, points) => {
  expect(getPoints(STANDARD_DECK, label)).toBe(points)
})
