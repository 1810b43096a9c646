import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeStream } from './decode-stream.ts'
import { dictOf, type PdfObject, PdfStream, pdfName } from './objects.ts'
import { PdfOpenError } from './open-problem.ts'

const MEGABYTE = 1024 * 1024
const unpacked = (bytes: Uint8Array) =>
  decodeStream(
    new PdfStream(dictOf({ Filter: pdfName('FlateDecode') }), bytes),
    (value): PdfObject => value ?? null,
  )

test('a table that unpacks to more than 128 MB is refused', () => {
  const packed = deflateSync(Buffer.alloc(128 * MEGABYTE + 1))
  expect(packed.length).toBeLessThan(MEGABYTE)
  expect(() => unpacked(packed)).toThrow(new PdfOpenError('too-long'))
})

test('a table that takes several pieces comes whole, and one that was cut short as far as it goes', () => {
  const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => (at * at * 31) >> 12)
  const packed = deflateSync(bytes)
  expect(packed.length).toBeGreaterThan(132_000)
  expect(Buffer.compare(unpacked(packed), bytes)).toBe(0)
  const found = unpacked(packed.subarray(0, packed.length - 1000))
  expect(found.length).toBeGreaterThan(400_000)
  expect(found.length).toBeLessThan(600_000)
  expect(Buffer.compare(found, bytes.subarray(0, found.length))).toBe(0)
})

// PNG (ISO/IEC 15948), 9: rows of three pixels of one byte, each filtered by what its first byte says.
test.each([
  ['none', [0, 7, 8, 9], [7, 8, 9]],
  ['left', [1, 1, 2, 3], [1, 3, 6]],
  ['up', [2, 1, 2, 3], [11, 22, 43]],
  ['the mean of both', [3, 1, 2, 3], [6, 15, 30]],
  ['the nearest of three', [4, 1, 2, 3], [11, 22, 43]],
  ['the nearest of three, which is left', [4, 90, 1, 1], [100, 101, 102]],
  ['the nearest of three, which is the corner', [4, 248, 1, 1], [2, 11, 41]],
])('a row is foretold by %s', (_, row, pixels) => {
  const stream = new PdfStream(
    dictOf({
      Filter: pdfName('FlateDecode'),
      DecodeParms: dictOf({ Predictor: 15, Columns: 3 }),
    }),
    deflateSync(Uint8Array.of(0, 10, 20, 40, ...row)),
  )
  const bytes = decodeStream(stream, (value): PdfObject => value ?? null)
  expect([...bytes]).toEqual([10, 20, 40, ...pixels])
})
