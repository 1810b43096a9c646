import { expect, test } from 'vitest'
import { formatBytes, formatKilobytes, megabytesUp } from './format-bytes.ts'

test.each([
  [0, '0 B'],
  [58, '58 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1 MB'],
  [52_428_800, '50 MB'],
  [209_715_200, '200 MB'],
  [1_610_612_736, '1.5 GB'],
])('%i bytes read as %s', (size, text) => {
  expect(formatBytes(size)).toBe(text)
})

test.each([
  [0, '0 KB'],
  [1, '0.1 KB'],
  [1536, '1.5 KB'],
  [2 * 1024 * 1024, '2,048 KB'],
])('%i bytes are %s', (sizeBytes, text) => {
  expect(formatKilobytes(sizeBytes)).toBe(text)
})

test('megabytesUp(): rounds up a size one byte over the limit', () => {
  expect(megabytesUp(500 * 1024 * 1024 + 1)).toBe(500.1)
})
