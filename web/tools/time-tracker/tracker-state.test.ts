import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TrackerState } from './tracker-state.ts'

test.each([
  ['USD', true],
  ['usd', false],
  ['USDX', false],
  ['xUSD', false],
  ['US', false],
])('%s is stored as a currency: %j', (currency, isValid) => {
  expect(v.is(TrackerState, { currency })).toBe(isValid)
})
