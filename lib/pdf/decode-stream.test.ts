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

test('decodes a table of several chunks whole, and a truncated one as far as possible', () => {
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

const named = (entries: Record<string, PdfObject>, bytes: Uint8Array) =>
  decodeStream(new PdfStream(dictOf(entries), bytes), (value): PdfObject => value ?? null)

test('filters are applied in their order; a stream without one remains unchanged', () => {
  const once = deflateSync(Uint8Array.of(1, 2, 3))
  const twice = deflateSync(once)
  const both = [pdfName('FlateDecode'), pdfName('Fl')]
  expect([...named({ Filter: both }, twice)]).toEqual([1, 2, 3])
  expect([...named({ Filter: [pdfName('Fl')] }, twice)]).toEqual([...once])
  expect([...named({}, Uint8Array.of(1, 2, 3))]).toEqual([1, 2, 3])
  const foretold = deflateSync(Uint8Array.of(0, 1, 2, 2, 1, 1))
  expect([
    ...named(
      { Filter: both, DecodeParms: [null, dictOf({ Predictor: 12, Columns: 2 })] },
      deflateSync(foretold),
    ),
  ]).toEqual([1, 2, 2, 3])
})

test('a table in another filter is refused', () => {
  for (const filter of [pdfName('LZWDecode'), 5])
    expect(() => named({ Filter: filter }, new Uint8Array())).toThrow('unknown filter')
})

// ISO 32000-1, table 8: predictors below 10 are not PNG's, and the bytes per pixel follow from its colors and bits.
test.each<[string, Record<string, number>, number[], number[]]>([
  ['no predictor', { Predictor: 1, Columns: 3 }, [1, 2, 3, 4], [1, 2, 3, 4]],
  ['the predictor of TIFF', { Predictor: 2, Columns: 3 }, [1, 2, 3, 4], [1, 2, 3, 4]],
  ['the first of PNG', { Predictor: 10, Columns: 3 }, [1, 2, 3, 4], [2, 5, 9]],
  ['pixels of two bytes', { Predictor: 15, Columns: 2, Colors: 2 }, [1, 1, 2, 3, 4], [1, 2, 4, 6]],
  ['pixels of 16 bits', { Predictor: 15, Columns: 2, BitsPerComponent: 16 }, [1, 1, 2, 3, 4], [1, 2, 4, 6]],
  ['pixels of one bit', { Predictor: 15, Columns: 9, BitsPerComponent: 1 }, [1, 1, 2], [1, 3]],
  ['a row cut short', { Predictor: 15, Columns: 2 }, [0, 1, 2, 0, 3], [1, 2]],
])('rows are undone with %s', (_, parameters, rows, pixels) => {
  const decoded = named(
    { Filter: pdfName('FlateDecode'), DecodeParms: dictOf(parameters) },
    deflateSync(Uint8Array.from(rows)),
  )
  expect([...decoded]).toEqual(pixels)
})
