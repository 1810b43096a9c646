import { expect, test } from 'vitest'
import { exactNumber } from './unsafe-integers.ts'

test.each([
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', 9007199254740992n],
  ['-9007199254740993', -9007199254740993n],
  ['9007199254740993.0', 9007199254740992],
  ['1e300', 1e300],
  ['-0', -0],
  ['0.1', 0.1],
])('%s preserves its value', (source, value) => {
  expect(exactNumber(source)).toBe(value)
})
