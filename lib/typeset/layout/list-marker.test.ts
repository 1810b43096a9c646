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
] as const)('%s %i is %s', (marker, number, expected) => {
  expect(markerText(marker, number)).toBe(expected)
})
