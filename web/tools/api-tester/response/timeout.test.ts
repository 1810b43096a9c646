import { expect, test } from 'vitest'
import { getTimeout } from './timeout.ts'

test.each([
  ['30', 30],
  ['0.5', 0.5],
  ['3600', 3600],
  ['3601', 3600],
  ['0', 30],
  ['-1', 30],
  ['', 30],
  ['soon', 30],
])('of %j it waits %d seconds', (typed, seconds) => {
  expect(getTimeout(typed)).toBe(seconds)
})
