import { expect, test } from 'vitest'
import { type Deck, getPoints, readDeck, STANDARD_DECK } from './decks.ts'
import { getStatistics } from './statistics.ts'

const deck = (id: Deck['id'], custom: readonly string[] = []): Deck => ({ id, custom })

test.each([
  [['5', '5', '8'], 6, 5, '5'],
  [['3', '8', '13'], 8, 8, '8'],
  [['1', '89'], 45, 45, '55'],
  [['1', '1', '2'], 4 / 3, 1, '1'],
  [['21'], 21, 21, '21'],
  [['8', '?', '☕'], 8, 8, '8'],
  // Exactly between two cards: the lower.
  [['3', '5'], 4, 4, '3'],
  [['1', '2'], 1.5, 1.5, '1'],
  [['5', '8'], 6.5, 6.5, '5'],
  [['2', '2', '2', '8'], 3.5, 2, '3'],
  [['?'], undefined, undefined, undefined],
  [[], undefined, undefined, undefined],
])('%j has the mean %s, the median %s and is nearest to %s', (votes, mean, median, nearest) => {
  const found = getStatistics(STANDARD_DECK, votes)
  expect([found.mean, found.median, found.nearest?.label]).toEqual([mean, median, nearest])
})

test.each([
  ['3 5', '3 5'],
  ['3 3 5', '3 5'],
  ['8 3 13', undefined],
  ['2 2', undefined],
  ['89 89', undefined],
  ['1', undefined],
  ['55 89', '55 89'],
  ['?', undefined],
  ['', undefined],
])('the mean of %j lies between %j', (votes, between) => {
  const found = getStatistics(STANDARD_DECK, votes.split(' ').filter(Boolean))
  expect(found.between?.map(({ label }) => label).join(' ')).toBe(between)
})

test('a tie of decimals is a tie: no rounding decides it', () => {
  const own = deck('custom', readDeck('0.1, 0.2, 0.3, 0.7'))
  const found = getStatistics(own, ['0.1', '0.2', '0.2', '0.1'])
  expect([found.nearest?.label, found.between?.[1].label, found.mean]).toEqual(['0.1', '0.2', 0.15])
})

test('a deck in any order returns the lower of two equally near cards', () => {
  expect(getStatistics(deck('custom', ['8', '4', '2']), ['2', '4']).nearest?.label).toBe('2')
})

test('lowest, highest, agreement and how often each card was played', () => {
  const found = getStatistics(STANDARD_DECK, ['8', '5', '?', '5', '13'])
  expect(found.lowest?.label).toBe('5')
  expect(found.highest?.label).toBe('13')
  expect(found.agreement).toBe(0.5)
  expect(found.counted).toBe(4)
  expect(found.isConsensus).toBe(false)
  expect(found.histogram).toEqual([
    { label: '5', count: 2 },
    { label: '8', count: 1 },
    { label: '13', count: 1 },
    { label: '?', count: 1 },
  ])
})

test.each([
  [['5', '5'], true],
  [['5', '5', '?'], true],
  [['5'], false],
  [['5', '8'], false],
  [['?', '?'], false],
])('%j agrees: %s', (votes, isConsensus) => {
  expect(getStatistics(STANDARD_DECK, votes).isConsensus).toBe(isConsensus)
})

test('T-shirt sizes stand for points, words of one’s own for none', () => {
  const shirts = deck('t-shirt')
  expect(getStatistics(shirts, ['M', 'L']).nearest?.label).toBe('M')
  expect(getPoints(shirts, 'XXL')).toBe(13)
  const own = deck('custom', ['easy', 'hard'])
  expect(getStatistics(own, ['easy', 'hard'])).toMatchObject({ counted: 0, mean: undefined })
  expect([getPoints(own, 'easy'), getPoints(own, '2.5'), getPoints(own, '-1')]).toEqual([
    undefined,
    2.5,
    undefined,
  ])
  expect([getPoints(own, '9999.99'), getPoints(own, '10000'), getPoints(own, '1.001')]).toEqual([
    9999.99,
    undefined,
    undefined,
  ])
})

test.each([
  ['1, 2,3', ['1', '2', '3']],
  ['1 2;3  2\n4', ['1', '2', '3', '4']],
  ['? 1 ☕ 2', ['1', '2']],
  ['12345678 2', ['12345678', '2']],
])('the deck %j has the cards %j', (typed, cards) => {
  expect(readDeck(typed)).toEqual(cards)
})

test.each([
  ['1', 'A deck needs at least two cards: Separate them by commas.'],
  ['123456789, 2', '“123456789” is too long for a card: A card has up to 8 characters.'],
  [Array.from({ length: 16 }, (_, index) => index).join(','), 'A deck has up to 15 cards: These are 16.'],
])('the deck %j is refused: %s', (typed, words) => {
  expect(() => readDeck(typed)).toThrow(words)
})
