import { describe, expect, test } from 'vitest'
import { Decimal } from '../numbers/decimal.ts'
import { divideRounded } from '../numbers/divide-rounded.ts'
import { exp, ln, power, product, quotient } from '../numbers/powers.ts'
import { centsText, formatCents, fromCents, toCents } from './cents.ts'

test.each([
  ['1.005', 101n],
  ['1.004999999999999999999', 100n],
  ['-1.005', -101n],
  ['2.675', 268n],
  ['0.1', 10n],
  ['-0.004', 0n],
  ['999999999999.995', 100000000000000n],
])('%s rounds half away from zero to %s cents', (amount, cents) => {
  expect(toCents(Decimal(amount))).toBe(cents)
})

test('Decimal(): rejects floats, as their decimal value is not exact', () => {
  expect(() => Decimal(0.1)).toThrow()
  expect(() => Decimal('1').plus(0.2)).toThrow()
})

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123456n, '1234.56'],
  [-100n, '-1.00'],
])('%s cents read %s', (cents, text) => {
  expect(centsText(cents)).toBe(text)
  expect(toCents(fromCents(cents))).toBe(cents)
})

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [4n, 3n, 1n],
  [1n, 3n, 0n],
  [3n, 2n, 2n],
  [-1n, 3n, 0n],
  [7n, 1n, 7n],
])('%s / %s is %s', (dividend, divisor, quotient) => {
  expect(divideRounded(dividend, divisor)).toBe(quotient)
})

test.each([
  [112261n, 'USD', 'en-US', '$1,122.61'],
  [-112261n, 'EUR', 'de-DE', '-1.122,61\u00a0€'],
  [112261n, 'JPY', 'ja-JP', '￥1,123'],
  [100000000000000001n, 'USD', 'en-US', '$1,000,000,000,000,000.01'],
])('%s cents in %s for %s read %s', (cents, currency, locale, text) => {
  expect(formatCents(cents, currency, locale)).toBe(text)
})

const LONG = `0 1 -1 3 -7 0.005 -1e-40 1e40 120 99999999.99 1.${'3'.repeat(64)} -2.5e-63`.split(' ')

test.each(LONG)('long numbers times and divided by %s are what big.js makes of them', (text) => {
  const b = Decimal(text)
  for (const a of LONG.map((one) => Decimal(one))) {
    expect(product(a, b).toFixed()).toBe(a.times(b).toFixed())
    if (!b.eq('0')) expect(quotient(a, b).toFixed()).toBe(a.div(b).toFixed())
  }
  expect(() => quotient(b, Decimal('0'))).toThrow(RangeError)
})

test('a quotient rounds its last digit half away from zero', () => {
  const [half, two] = [Decimal('1e-64'), Decimal('2')]
  expect(quotient(half, two).eq('1e-64')).toBe(true)
  expect(quotient(half.neg(), two).eq('-1e-64')).toBe(true)
  expect(quotient(Decimal('0.9e-64'), two).eq('0')).toBe(true)
})

describe("powers agree with python3's decimal at 90 digits", () => {
  const firstDigits = (value: Decimal) => value.toPrecision(52)

  test.each([
    ['1.0025', '360', '2.45684221149572754537541898434996604621373997600818113291138'],
    ['1.0025', '-360', '0.407026546239287863379258486839013710170299295546803266874162'],
    [
      '1.0175',
      '0.1666666666666666666666666666666666666666666666666666666666666667',
      '1.00289562396612730126468006071553176162080684871279129352262',
    ],
    [
      '1.5',
      '0.03846153846153846153846153846153846153846153846153846153846153846',
      '1.01571704550564890475913549597703427409845023745346405707457',
    ],
    ['1.0833333333333333', '1200', '518235919421706168042516041826473781604673.909581735991090173'],
    ['1.0833333333333333', '30.12', '11.1438341634629822264218270641228421528752147884847738867435'],
    ['2', '0.5', '1.41421356237309504880168872420969807856967187537694807317668'],
    ['1.0000019230769', '5200.5', '1.01005112845254963411265557279210729971393043915613315936586'],
    ['10', '-3', '0.001'],
  ])('%s ^ %s', (base, exponent, expected) => {
    expect(firstDigits(power(Decimal(base), Decimal(exponent)))).toBe(Decimal(expected).toPrecision(52))
  })
})

test('exp and ln undo each other', () => {
  for (const text of ['1.0000019230769', '2', '0.5', '41', '1e40', '1e-40']) {
    const error = exp(ln(Decimal(text)))
      .div(Decimal(text))
      .minus('1')
      .abs()
    expect(error.lt('1e-50'), text).toBe(true)
  }
  expect(() => ln(Decimal('0'))).toThrow(RangeError)
})
