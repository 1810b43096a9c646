import { expect, test } from 'vitest'
import { DEFAULTS, type ReadOptions } from './options.ts'
import { bytesSource, textSource } from './table-source.ts'

const READ = DEFAULTS.read
const rowsOf = (source: ReturnType<typeof textSource>) => {
  const rows: (readonly [string, number])[] = []
  source.read((cells, line) => rows.push([cells.join('/'), line]))
  return rows
}
const encoded = (text: string) => new TextEncoder().encode(text)

test('a line that names the delimiter is not a row, even if another delimiter is chosen', () => {
  const text = 'SEP=;\na;b,c\n1;2'
  expect(rowsOf(textSource(text, READ))).toEqual([
    ['a/b,c', 2],
    ['1/2', 3],
  ])
  const chosen: ReadOptions = { ...READ, delimiter: ',' }
  expect(rowsOf(textSource(text, chosen))).toEqual([
    ['a;b/c', 2],
    ['1;2', 3],
  ])
  expect(rowsOf(bytesSource(encoded(text), chosen))).toEqual([
    ['a;b/c', 2],
    ['1;2', 3],
  ])
})

test('reports a chosen delimiter for a file, with its encoding, but not for text', () => {
  const chosen: ReadOptions = { ...READ, delimiter: ';' }
  expect(textSource('a;b', chosen).findings).toEqual([])
  expect(bytesSource(encoded('a;b'), chosen).findings).toEqual(['UTF-8', 'semicolon-separated'])
  expect(bytesSource(encoded('a,b'), chosen).findings).toEqual(['UTF-8'])
})

test.each([
  [[0xef, 0xbb, 0xbf, 0x61], 'UTF-8'],
  [[0xff, 0xfe, 0x61, 0], 'UTF-16 LE'],
  [[0xfe, 0xff, 0, 0x61], 'UTF-16 BE'],
  [[0xe9], 'Windows-1252'],
])('a file of the bytes %j is %s', (bytes, name) => {
  expect(bytesSource(Uint8Array.from(bytes), READ).findings).toEqual([name])
})

test('reads a large file in chunks of half a mebibyte without splitting characters', () => {
  const size = 512 * 1024
  const text = `${'a'.repeat(size - 1)}é${'b'.repeat(size)}`
  const shares: number[] = []
  const rows: string[][] = []
  bytesSource(encoded(text), READ).read(
    (cells) => rows.push(cells),
    (share) => shares.push(share),
  )
  expect(rows).toEqual([[text]])
  expect(shares).toEqual([size / (2 * size + 1), (2 * size) / (2 * size + 1), 1])
})
