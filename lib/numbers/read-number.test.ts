import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const NUMBERS = [
  ['0', '0'],
  ['250000', '250000'],
  ['007', '7'],
  ['  3.5  ', '3.5'],
  ['3.50', '3.5'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234', '1234'],
  ['1.234', '1.234'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['12,34,567.89', '1234567.89'],
  ['3,5', '3.5'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  ['1 234 567,25', '1234567.25'],
  ['1\u00a0234', '1234'],
  ['1\u202f234,5', '1234.5'],
  ["1'234.5", '1234.5'],
  ['1’234.5', '1234.5'],
  ['1e3', '1000'],
  ['1E3', '1000'],
  ['1.25e+1', '12.5'],
  ['25e-4', '0.0025'],
  ['1,000e3', '1000000'],
  ['+5', '5'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['–5', '-5'],
  ['-0', '0'],
  ['-0.00', '0'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['１２３', '123'],
  ['$250,000', '250000'],
  ['-$1.50', '-1.5'],
  ['250 000 €', '250000'],
  ['3.5 %', '3.5'],
  ['0.1', '0.1'],
  ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
] as const

test.each(NUMBERS)('%j is the number %s', (typed, decimal) => {
  expect(readNumber(typed)).toEqual({ kind: 'number', decimal })
})

test.each(['', '   ', '\t', '\u00a0'])('readNumber(): %j is empty', (typed) => {
  expect(readNumber(typed)).toEqual({ kind: 'blank' })
})

const WORDS =
  'abc - . , 1,23,4 1,2345.6 1..2 1.2.3 1,,234 1e e5 5x NaN Infinity 0x10 --5 1-2 1.234.56,7 1e999999999 ٣'

test.each([...WORDS.split(' '), '12 34', '1,234 567'])('readNumber(): rejects %j', (typed) => {
  expect(readNumber(typed)).toEqual({ kind: 'garbage' })
})

test('an exponent is written out in full', () => {
  expect(readNumber('1e400')).toEqual({ kind: 'number', decimal: `1${'0'.repeat(400)}` })
  expect(readNumber('1e401')).toEqual({ kind: 'garbage' })
})

test('a paste of a million characters is read once, not over and over', () => {
  expect(readNumber(`${'1,'.repeat(500_000)}x`)).toEqual({ kind: 'garbage' })
  expect(readNumber('1'.repeat(1_000_000))).toEqual({ kind: 'garbage' })
})
