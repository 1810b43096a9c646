import { expect, test } from 'vitest'
import { grayBitmap } from './gray-image.ts'

test('a gray picture is a BMP with a palette of grays, its rows from below and filled up to words', () => {
  const file = grayBitmap({ width: 3, height: 2, levels: Uint8Array.of(1, 2, 3, 250, 251, 252) })
  const number = (at: number) => new DataView(file.buffer).getUint32(at, true)
  expect(String.fromCharCode(...file.subarray(0, 2))).toBe('BM')
  // The fields of BITMAPFILEHEADER and BITMAPINFOHEADER: the file's size, offset of its pixels, the header's size,
  // width, height, planes and bits (two halves), compression, the pixels' bytes, colors.
  const FIELDS = [1086, 1078, 40, 3, 2, 0x8_0001, 0, 8, 256]
  expect([2, 10, 14, 18, 22, 26, 30, 34, 46].map(number)).toEqual(FIELDS)
  expect([...file.subarray(54 + 4 * 200, 54 + 4 * 201)]).toEqual([200, 200, 200, 0])
  expect([...file.subarray(1078)]).toEqual([250, 251, 252, 0, 1, 2, 3, 0])
})
