import { expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import { placeIn, rangeText, verdictOn } from './typical-range.ts'

const RATIO = { from: '1.5', to: '3' }
const DEBT = { from: '0.5', to: '2', isLessBetter: true }

test.each([
  ['-2', 0, 'weak'],
  ['0.75', 1 / 6, 'weak'],
  ['1.5', 1 / 3, 'typical'],
  ['2.25', 1 / 2, 'typical'],
  ['3', 2 / 3, 'typical'],
  ['6', 5 / 6, 'strong'],
  ['3000', 0.999_666_666, 'strong'],
])('%s of 1.5 to 3 is at %f, thus %s', (value, place, verdict) => {
  expect(placeIn(RATIO, Decimal(value))).toBeCloseTo(place)
  expect(verdictOn(RATIO, Decimal(value))).toBe(verdict)
})

test.each([
  ['0', 1, 'strong'],
  ['0.5', 2 / 3, 'typical'],
  ['2', 1 / 3, 'typical'],
  ['4', 1 / 6, 'weak'],
])('less debt is better: %s is at %f, thus %s', (value, place, verdict) => {
  expect(placeIn(DEBT, Decimal(value))).toBeCloseTo(place)
  expect(verdictOn(DEBT, Decimal(value))).toBe(verdict)
})

test('a range of shares is written in percent', () => {
  expect(rangeText({ from: '0.05', to: '0.15' }, 'percent', 'en-US')).toBe('5 to 15 %')
  expect(rangeText(RATIO, 'ratio', 'en-US')).toBe('1.5 to 3')
  expect(rangeText({ from: '0.5', to: '2', isLessBetter: true }, 'ratio', 'en-US')).toBe('2 to 0.5')
})
