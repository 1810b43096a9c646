import { expect, test } from 'vitest'
import { sideError, wholeNumber } from './type-size.ts'

test.each([
  ['1', 1],
  ['0.5', 1],
  ['0.4', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1,920', 1920],
  ['2.5', 3],
  ['', undefined],
  ['wide', undefined],
])('%j is %j pixels', (typed, pixels) => {
  expect(wholeNumber(typed)).toBe(pixels)
})

test.each([
  ['800', undefined],
  ['', undefined],
  ['0', 'Width must be a whole number of at least 1.'],
  ['-5', 'Width must be a whole number of at least 1.'],
  ['wide', 'Width must be a whole number of at least 1.'],
])('sideError(): of %j', (typed, error) => {
  expect(sideError('Width', typed)).toBe(error)
})
