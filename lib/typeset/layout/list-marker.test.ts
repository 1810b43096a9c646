import { expect, test } from 'vitest'
import { markerText } from './list-marker.ts'

test.each([
  ['bullet', 7, '•'],
  ['none', 7, ''],
  ['decimal', 12, '12.'],
  ['lower-letter', 1, 'a.'],
  ['lower-letter', 26, 'z.'],
  ['lower-letter', 27, 'aa.'],
  ['upper-letter', 703, 'AAA.'],
  ['lower-roman', 1994, 'mcmxciv.'],
  ['upper-roman', 4, 'IV.'],
  ['upper-roman', 4000, '4000.'],
  ['lower-letter', 0, '0.'],
  ['lower-letter', 52, 'az.'],
  ['lower-letter', 53, 'ba.'],
  ['upper-letter', 702, 'ZZ.'],
  ['upper-roman', 3999, 'MMMCMXCIX.'],
  ['lower-roman', 0, '0.'],
  ['decimal', -3, '-3.'],
] as const)('%s %i is %s', (marker, number, expected) => {
  expect(markerText(marker, number)).toBe(expected)
})
