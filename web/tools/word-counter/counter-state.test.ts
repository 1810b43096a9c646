import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CounterState, isReplaced, withText } from './counter-state.ts'

const DEFAULTS = v.parse(CounterState, {})

test.each([
  [400_000, 400_000, 400_000],
  [400_001, 400_000, 0],
  [0, 900_000, 900_000],
])('withText(): for a length of %d stores the previous text of %d as %d', (length, before, expected) => {
  const state = withText(DEFAULTS, 'a'.repeat(length), 'b'.repeat(before))
  expect([state.text.length, state.previous.length]).toEqual([length, expected])
})

test.each([
  ['12345678 a', '12345678 b', false],
  ['1234567 a', '1234567b b', true],
  ['some words', 'other things', true],
  ['some words', '', true],
  ['', 'other', false],
  ['a 87654321', 'b 87654321', false],
])('%j that becomes %j is replaced: %j', (before, after, isOther) => {
  expect(isReplaced(before, after)).toBe(isOther)
})
