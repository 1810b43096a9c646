import { expect, test } from 'vitest'
import { type Bounds, readBounded } from './read-bounded.ts'

const BOUNDS: Bounds = { above: '0', max: '1000000' }
const FROM_ONE: Bounds = { min: '1', max: '50', isWhole: true }

test.each<[string, Bounds, string]>([
  ['1,000,000', BOUNDS, '1000000'],
  ['0.01', BOUNDS, '0.01'],
  ['1', FROM_ONE, '1'],
  ['50.0', FROM_ONE, '50'],
])('accepts "%s" within %j', (text, bounds, value) => {
  const read = readBounded(text, bounds)
  expect(read.value.toString()).toBe(value)
  expect(read.hint).toBeUndefined()
})

test.each<[string, Bounds, string]>([
  ['', BOUNDS, 'Enter a number'],
  ['abc', BOUNDS, 'Enter a number'],
  ['0', BOUNDS, 'Enter a number above 0'],
  ['-1', BOUNDS, 'Enter a number above 0'],
  ['1000000.01', BOUNDS, 'Enter a number up to 1,000,000'],
  ['0.99', FROM_ONE, 'Enter a number from 1'],
  ['50.5', FROM_ONE, 'Enter a number up to 50'],
  ['1.5', FROM_ONE, 'Enter a whole number'],
  ['0', { ...BOUNDS, hint: 'More than nothing' }, 'More than nothing'],
  ['0', { ...FROM_ONE, tooLittle: 'At least one' }, 'At least one'],
  ['51', { ...FROM_ONE, tooMuch: 'Fifty are enough' }, 'Fifty are enough'],
])('"%s" within %j counts as 0, with the hint "%s"', (text, bounds, hint) => {
  const read = readBounded(text, bounds)
  expect(read.value.toString()).toBe('0')
  expect(read.hint).toBe(hint)
})
