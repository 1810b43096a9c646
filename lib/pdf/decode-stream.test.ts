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
