import { expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { minorDigits } from './money.ts'

test('the dollar, the euro and the pound are first, and no currency occurs twice', () => {
  expect(CURRENCIES.slice(0, 3)).toEqual(['USD', 'EUR', 'GBP'])
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
  expect(CURRENCIES.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
})

// ISO 4217, List One: the minor units of all currencies that have not two.
test.each([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
])('%d decimals have %s', (digits, codes) => {
  expect(CURRENCIES.filter((code) => minorDigits(code) === digits).toSorted()).toEqual(codes.split(' '))
})
