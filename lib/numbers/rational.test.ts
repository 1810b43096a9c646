import { expect, test } from 'vitest'
import {
  compare,
  dividedBy,
  fromDecimal,
  isTerminating,
  minus,
  rational,
  times,
  toExponential,
  toFixed,
  toPrecision,
} from './rational.ts'

test('fractions are reduced, with the minus in the numerator', () => {
  expect(rational(6n, -4n)).toEqual({ num: -3n, den: 2n })
  expect(fromDecimal('-25.40')).toEqual({ num: -127n, den: 5n })
  expect(() => rational(1n, 0n)).toThrow(RangeError)
})

test('a third of three is one, and a tenth three times is three tenths', () => {
  const third = dividedBy(rational(1n), rational(3n))
  expect(times(third, rational(3n))).toEqual(rational(1n))
  expect(compare(times(fromDecimal('0.1'), rational(3n)), fromDecimal('0.3'))).toBe(0)
  expect(minus(third, third)).toEqual(rational(0n))
})

test.each([
  ['1', '3', 6, '0.333333'],
  ['2', '3', 2, '0.67'],
  ['-1', '8', 2, '-0.13'],
  ['1', '1000000000', 6, '0'],
  ['-1', '1000000000', 6, '0'],
  ['5', '2', 0, '3'],
  ['100', '1', 3, '100'],
])('%s/%s with %i decimals is %s', (num, den, places, text) => {
  expect(toFixed(rational(BigInt(num), BigInt(den)), places)).toBe(text)
})

test.each([
  ['1', '3', 4, '0.3333', '3.333e-1'],
  ['1', '1609344', 9, '0.000000621371192', '6.21371192e-7'],
  ['123456789', '1', 4, '123500000', '1.235e+8'],
  ['99999', '1', 2, '100000', '1e+5'],
  ['-1', '7', 3, '-0.143', '-1.43e-1'],
  ['999', '1000', 2, '1', '1e+0'],
  ['0', '1', 5, '0', '0e+0'],
])('%s/%s with %i significant digits is %s or %s', (num, den, digits, plain, exponential) => {
  const value = rational(BigInt(num), BigInt(den))
  expect([toPrecision(value, digits), toExponential(value, digits)]).toEqual([plain, exponential])
})

test('only denominators with the factors two and five yield a terminating decimal', () => {
  expect([rational(1n, 40n), rational(1n, 127n), rational(7n)].map(isTerminating)).toEqual([
    true,
    false,
    true,
  ])
})
