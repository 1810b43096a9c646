import { expect, test } from 'vitest'
import { findTyped, NOTHING_TYPED, typeAhead } from './typeahead.ts'

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false }
/** Types keys at their times in milliseconds. */
const typed = (...keys: readonly (readonly [key: string, timeStamp: number])[]) =>
  keys.reduce(
    (state, [key, timeStamp]) => typeAhead(state, { ...PLAIN, key, timeStamp }) ?? state,
    NOTHING_TYPED,
  ).text

test.each([
  [[['a', 0]], 'a'],
  [
    [
      ['A', 0],
      ['b', 500],
    ],
    'ab',
  ],
  [
    [
      ['a', 0],
      ['b', 501],
    ],
    'b',
  ],
  [
    [
      ['a', 0],
      [' ', 100],
      ['c', 200],
    ],
    'a c',
  ],
  [
    [
      [' ', 0],
      ['é', 100],
    ],
    'é',
  ],
  [
    [
      ['a', 0],
      ['Shift', 100],
      ['b', 200],
    ],
    'ab',
  ],
  [
    [
      ['a', 0],
      ['ArrowDown', 100],
    ],
    'a',
  ],
] as const)('typeAhead(): %j is %j', (keys, text) => {
  expect(typed(...keys)).toBe(text)
})

test('typeAhead(): ignores shortcuts', () => {
  expect(typeAhead(NOTHING_TYPED, { ...PLAIN, ctrlKey: true, key: 'c', timeStamp: 0 })).toBeUndefined()
})

const LABELS = ['Apple', 'banana', ' Avocado', 'apricot', 'Été']
test.each([
  ['a', 0, 2],
  ['a', 2, 3],
  ['a', 3, 0],
  ['aaa', 0, 2],
  ['ap', 0, 0],
  ['ap', 1, 3],
  ['avo', 3, 2],
  ['ét', 0, 4],
  ['b', 1, 1],
  ['x', 0, undefined],
])('findTyped(): %j from item %i leads to %j', (text, from, index) => {
  expect(findTyped(text, from, LABELS.length, (at) => LABELS[at] ?? '')).toBe(index)
})

test('findTyped(): finds nothing in an empty list', () => {
  expect(findTyped('a', 0, 0, () => '')).toBeUndefined()
})
