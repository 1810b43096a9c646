import { expect, test } from 'vitest'
import { type Deck, getCards } from '#lib/estimation/decks.ts'
import { cardTyped, NOTHING_TYPED } from './use-table-keys.ts'

/** Returns the cards picked by digits typed with this delay in milliseconds. */
function picked(id: Deck['id'], digits: string, gapMs = 100) {
  let typed = NOTHING_TYPED
  return [...digits].map((digit, index) => {
    const answer = cardTyped(getCards({ id, custom: [] }), typed, digit, index * gapMs)
    typed = answer.typed
    return answer.card
  })
}

test.each([
  ['5', ['5']],
  ['8', ['8']],
  ['13', ['1', '13']],
  ['21', ['2', '21']],
  ['89', ['8', '89']],
  ['15', ['1', '5']],
  ['513', ['5', '1', '13']],
  ['4', [undefined]],
  ['55', ['5', '55']],
])('%s picks %j', (digits, cards) => {
  expect(picked('fibonacci', digits)).toEqual(cards)
})

test('two digits are one card up to, but not at, 0.9 s apart, whenever they are typed', () => {
  const cards = getCards({ id: 'fibonacci', custom: [] })
  const after = (gapMs: number) => cardTyped(cards, { text: '1', atMs: 60_000 }, '3', 60_000 + gapMs).card
  expect([after(0), after(899), after(900)]).toEqual(['13', '13', '3'])
})

test('digits with a pause between them pick separate cards', () => {
  expect(picked('fibonacci', '13', 1000)).toEqual(['1', '3'])
})

test('a deck of three digits is typed too', () => {
  expect(picked('modified', '100')).toEqual(['1', undefined, '100'])
})

test('cards without numbers go by their place', () => {
  expect(picked('t-shirt', '137')).toEqual(['XS', 'M', undefined])
})
