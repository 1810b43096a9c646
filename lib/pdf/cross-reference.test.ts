import { expect, test } from 'vitest'
import { type Place, placesHold, readCrossReference } from './cross-reference.ts'
import { type PdfObject, PdfRef, PdfSyntaxError, textToBytes } from './objects.ts'

/** Creates a file of sections, one after the other, the last of them referenced as the first to read. */
function fileOf(...sections: readonly ((starts: readonly number[]) => string)[]): Uint8Array {
  let text = '%PDF-1.7\n'
  const starts: number[] = []
  for (const section of sections) {
    starts.push(text.length)
    text += section(starts)
  }
  return textToBytes(`${text}startxref\n${starts.at(-1)}\n%%EOF\n`)
}
const table = (rows: string, trailer: string) => `xref\n${rows}trailer\n<<${trailer}>>\n`
const stream = (entries: string, bytes: string) =>
  `9 0 obj\n<</Type/XRef/Length ${bytes.length} ${entries}>>\nstream\r\n${bytes}\nendstream\nendobj\n`
const placesOf = (bytes: Uint8Array) => Object.fromEntries(readCrossReference(bytes).places)

// ISO 32000-1, 7.5.4: ten digits, five digits, and n for what is in use or f for what is free.
test('a table contains the offsets of objects, in sections of consecutive numbers', () => {
  const bytes = fileOf(() =>
    table(
      '0 3\n0000000000 65535 f \n0000000017 00000 n \n0000000081 00002 n \n30 1\n0000002577 00000 n \n',
      '/Size 31/Root 1 0 R',
    ),
  )
  expect(placesOf(bytes)).toEqual({
    0: null,
    1: { offset: 17, generation: 0 },
    2: { offset: 81, generation: 2 },
    30: { offset: 2577, generation: 0 },
  })
  expect(readCrossReference(bytes).trailer).toEqual(
    new Map<string, PdfObject>([
      ['Size', 31],
      ['Root', new PdfRef(1)],
    ]),
  )
})

test('an object in use at byte 0 is none', () => {
  expect(placesOf(fileOf(() => table('5 1\n0000000000 00000 n \n', '')))).toEqual({ 5: null })
})

test('the newest of several sections wins: objects it frees remain free, and its trailer is used', () => {
  const bytes = fileOf(
    () =>
      table('1 3\n0000000011 00000 n \n0000000012 00000 n \n0000000013 00000 n \n', '/Info 7 0 R/Root 1 0 R'),
    ([old]) => table('1 2\n0000000099 00000 n \n0000000000 00001 f \n', `/Root 2 0 R/Prev ${old}`),
  )
  expect(placesOf(bytes)).toEqual({
    1: { offset: 99, generation: 0 },
    2: null,
    3: { offset: 13, generation: 0 },
  })
  const { trailer } = readCrossReference(bytes)
  expect([trailer.get('Root'), trailer.get('Info')]).toEqual([new PdfRef(2), new PdfRef(7)])
})

test('stops at circular sections and at sections beyond the end of the file', () => {
  const circle = fileOf(([own]) => table('1 1\n0000000011 00000 n \n', `/Prev ${own}`))
  expect(placesOf(circle)).toEqual({ 1: { offset: 11, generation: 0 } })
  const beyond = fileOf(() => table('1 1\n0000000011 00000 n \n', '/Prev 99999'))
  expect(placesOf(beyond)).toEqual({ 1: { offset: 11, generation: 0 } })
})

// 7.5.8.3: the first field is the kind, 1 where it has no width; numbers are big-endian.
test.each<[string, string, string, Record<number, Place>]>([
  [
    'of all kinds',
    '/W[1 2 1]/Index[4 3]/Size 7',
    '\x00\x00\x00\xff\x01\x01\x02\x03\x02\x00\x05\x06',
    { 4: null, 5: { offset: 258, generation: 3 }, 6: { container: 5, index: 6 } },
  ],
  ['without a kind', '/W[0 2 0]/Index[8 1]/Size 9', '\x01\x00', { 8: { offset: 256, generation: 0 } }],
  [
    'from 0 on where no numbers are named',
    '/W[1 1 0]/Size 2',
    '\x01\x07\x01\x09',
    { 0: { offset: 7, generation: 0 }, 1: { offset: 9, generation: 0 } },
  ],
  [
    'in two runs',
    '/W[1 1 0]/Index[1 1 5 1]/Size 6',
    '\x01\x07\x01\x09',
    { 1: { offset: 7, generation: 0 }, 5: { offset: 9, generation: 0 } },
  ],
  ['as far as the rows go', '/W[1 1 0]/Size 9', '\x01\x07', { 0: { offset: 7, generation: 0 } }],
  ['of a kind to come', '/W[1 1 0]/Size 1', '\x03\x07', { 0: null }],
])('a stream contains the locations of objects: %s', (_, entries, bytes, places) => {
  expect(placesOf(fileOf(() => stream(entries, bytes)))).toEqual(places)
})

test('a hybrid stream locates objects that the table lists as free, not those it locates', () => {
  const bytes = fileOf(
    () => stream('/W[1 1 1]/Index[1 2]/Size 3', '\x02\x08\x00\x02\x08\x01'),
    ([beside]) => table('1 2\n0000000000 00000 f \n0000000044 00000 n \n', `/XRefStm ${beside}`),
  )
  expect(placesOf(bytes)).toEqual({ 1: { container: 8, index: 0 }, 2: { offset: 44, generation: 0 } })
})

test.each([
  ['a row that is neither in use nor free', table('1 1\n0000000011 00000 x \n', ''), 'table is damaged'],
  ['a trailer that is none', 'xref\n0 0\ntrailer\n[1]\n', 'trailer is not a dictionary'],
  ['another object', '9 0 obj\n<</Length 0>>\nstream\nendstream\nendobj\n', 'stream is missing'],
  ['no object', '9 0 xxx\n', 'stream is missing'],
  ['no length', '9 0 obj\n<</Type/XRef>>\nstream\nendstream\nendobj\n', 'stream is damaged'],
  ['no stream', '9 0 obj\n<</Type/XRef/Length 0>>\nendobj\n', 'stream is damaged'],
])('rejects an invalid table: %s', (_, section, problem) => {
  expect(() => readCrossReference(fileOf(() => section))).toThrow(PdfSyntaxError)
  expect(() => readCrossReference(fileOf(() => section))).toThrow(problem)
})

test('the last start in the last 2048 bytes counts', () => {
  const body = table('1 1\n0000000011 00000 n \n', '')
  const tail = 'startxref\n0\n'
  const places = { 1: { offset: 11, generation: 0 } }
  expect(placesOf(textToBytes(`${body}startxref\n7\n${tail}`))).toEqual(places)
  expect(placesOf(textToBytes(`${body}${tail}${' '.repeat(2048 - tail.length)}`))).toEqual(places)
  expect(() => placesOf(textToBytes(`${body}${tail}${' '.repeat(2049 - tail.length)}`))).toThrow(
    'The end of the file is missing',
  )
})

test.each<[string, Place, boolean]>([
  ['at its byte', { offset: 2, generation: 0 }, true],
  ['behind white space', { offset: 1, generation: 0 }, true],
  ['of another number', { offset: 14, generation: 0 }, false],
  ['where no object begins', { offset: 4, generation: 0 }, false],
  ['where no word "obj" follows', { offset: 24, generation: 0 }, false],
  ['behind the end', { offset: 99, generation: 0 }, false],
  ['that is free', null, true],
  ['in an object stream', { container: 77, index: 0 }, true],
])('a table has, for an object %s: %o is %s', (_, place, holds) => {
  const bytes = textToBytes('\n\n1 0 obj null\n12 0 obj 1\n1 0 R\n')
  expect(placesHold(bytes, new Map([[1, place]]))).toBe(holds)
})
