import { expect, test } from 'vitest'
import { paymentName, paymentRhythm } from './loan-text.ts'

test.each([
  ['monthly', 'Monthly payment', 'every month'],
  ['bi-weekly', 'Bi-weekly payment', 'every two weeks'],
  ['weekly', 'Weekly payment', 'every week'],
] as const)('names the payment and interval for %s: %s, %s', (frequency, name, rhythm) => {
  expect([paymentName(frequency), paymentRhythm(frequency)]).toEqual([name, rhythm])
})
