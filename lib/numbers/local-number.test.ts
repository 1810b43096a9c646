import { expect, test } from 'vitest'
import { getSeparators, numberInDoubt, shownNumber, toStoredNumber } from './local-number.ts'
import { readNumber } from './read-number.ts'

const TYPED = [
  ['de-DE', '250.000', '250000'],
  ['de-DE', '404.140,22', '404140.22'],
  ['de-DE', '3,125', '3.125'],
  ['de-DE', '3.5', '3.5'],
  ['de-DE', '0.125', '0.125'],
  ['de-DE', '-60.000 €', '-60000'],
  ['de-CH', '250’000', '250000'],
  ['de-CH', '3.125', '3.125'],
  ['de-CH', '3,125', '3.125'],
  ['fr-FR', '250\u202f000,5', '250000.5'],
  ['fr-FR', '1\u202f234', '1234'],
  ['fr-FR', '3,125', '3.125'],
  ['fr-FR', '3.125', '3.125'],
  ['en-IN', '12,34,567.89', '1234567.89'],
  ['en-IN', '2,50,000', '250000'],
  ['en-IN', '1,234', '1234'],
  ['en-US', '250,000', '250000'],
  ['en-US', '1.234', '1.234'],
  ['en-US', '1.234.567,8', '1234567.8'],
] as const

test.each(TYPED)(
  'in %s "%s" is stored as %s, and is the same number everywhere',
  (locale, typed, decimal) => {
    const stored = toStoredNumber(typed, getSeparators(locale))
    expect(readNumber(stored)).toEqual({ kind: 'number', decimal })
    for (const elsewhere of ['de-DE', 'de-CH', 'fr-FR', 'en-IN', 'en-US', 'ar-EG']) {
      const separators = getSeparators(elsewhere)
      expect(readNumber(toStoredNumber(shownNumber(stored, separators), separators)), elsewhere).toEqual({
        kind: 'number',
        decimal,
      })
    }
  },
)

test.each([
  ['en-US', ' 99,999.50 ', ' 99,999.50 '],
  ['de-DE', '250,000', '250000'],
  ['de-DE', '1,234.56', '1234,56'],
  ['de-DE', '3.5', '3,5'],
  ['de-DE', '250000', '250000'],
  ['de-CH', '250,000', '250000'],
  ['de-CH', '3.5', '3.5'],
  ['de-DE', '3 1/2', '3 1/2'],
  ['de-DE', '1.2.3', '1.2.3'],
  ['de-DE', '', ''],
])('in %s the stored text "%s" is displayed as "%s"', (locale, stored, shown) => {
  expect(shownNumber(stored, getSeparators(locale))).toBe(shown)
})

test.each(['abc', '', '1.2.3', '5x', ' 7 '])('"%s" is stored as typed', (typed) => {
  expect(toStoredNumber(typed, getSeparators('de-DE'))).toBe(typed)
})

test.each([
  ['de-DE', '250.000', '250000', '250'],
  ['de-DE', '3.125', '3125', '3,125'],
  ['de-DE', '250,000', '250', '250000'],
  ['de-CH', '250.000', '250', '250000'],
  ['de-CH', '3,125', '3.125', '3125'],
  ['fr-FR', '3.125', '3,125', '3125'],
  ['fr-FR', '-250.000 €', '-250', '-250000'],
  ['en-US', '250.000', '250', '250000'],
])('in %s "%s" is read as %s and could mean %s', (locale, typed, parsed, other) => {
  expect(numberInDoubt(typed, getSeparators(locale))).toEqual({ parsed, other })
})

test.each([
  ['de-DE', '3,125'],
  ['de-DE', '404.140,22'],
  ['de-DE', '1.234.567'],
  ['de-DE', '12.5'],
  ['de-CH', '3.125'],
  ['fr-FR', '250\u202f000'],
  ['en-IN', '2,50,000'],
  ['en-IN', '250,000'],
  ['en-US', '250,000'],
  ['en-US', '3.125'],
  ['en-US', '0.000'],
  ['en-US', 'abc'],
])('in %s "%s" is not in doubt', (locale, typed) => {
  expect(numberInDoubt(typed, getSeparators(locale))).toBeUndefined()
})

test.each([
  ['250000', '250'],
  ['3,125', '3125'],
])('the alternative number is not in doubt itself: %s', (...others) => {
  for (const other of others) expect(numberInDoubt(other, getSeparators('de-DE'))).toBeUndefined()
})
