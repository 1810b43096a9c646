import { expect, test } from 'vitest'
import { isSameSecret } from './timing-safe.ts'

test.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['secret', 'secret1', false],
  ['', '', true],
  ['ä', 'ä', true],
])('isSameSecret(%j, %j): %s', (one, other, expected) => {
  expect(isSameSecret(one, other)).toBe(expected)
})
