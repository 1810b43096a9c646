import { expect, test } from 'vitest'
import { readDirectory, readTiffStart } from './exif-directory.ts'
import { testTiff } from './tiff.fixture.ts'

const little = { isLittle: true, first: 8 }

test('TIFF starts with II or MM, 42 and the offset of the first directory', () => {
  expect(readTiffStart(testTiff({ 8: [] }))).toEqual(little)
  expect(readTiffStart(testTiff({ 8: [] }, { isLittle: false }))).toEqual({ isLittle: false, first: 8 })
  expect(readTiffStart(Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0))).toEqual(little)
})

test.each([
  ['seven bytes', [0x49, 0x49, 42, 0, 8, 0, 0]],
  ['IM', [0x49, 0x4d, 42, 0, 8, 0, 0, 0]],
  ['MI', [0x4d, 0x49, 0, 42, 0, 0, 0, 8]],
  ['another number than 42', [0x49, 0x49, 43, 0, 8, 0, 0, 0]],
  ['42 of the other byte order', [0x49, 0x49, 0, 42, 8, 0, 0, 0]],
  ['other letters', [0x50, 0x50, 42, 0, 8, 0, 0, 0]],
])('readTiffStart(): rejects %s', (_, bytes) => {
  expect(readTiffStart(Uint8Array.from(bytes))).toBeUndefined()
})

test.each([true, false])('reads numbers of one, two and four bytes, little-endian %s', (isLittle) => {
  const tiff = testTiff(
    {
      8: [
        [0x112, 3, 1, 6],
        [0x100, 4, 1, 70_000],
        [0x5, 1, 1, [9, 0, 0, 0]],
        [0x10f, 2, 4, [0x61, 0x62, 0x63, 0]],
        [0x9201, 10, 1, 100],
      ],
    },
    { isLittle, next: 120 },
  )
  const { entries, next } = readDirectory(tiff, { isLittle, first: 8 }, 8)
  expect(entries.map(({ tag, type, count, number }) => [tag, type, count, number])).toEqual([
    [0x112, 3, 1, 6],
    [0x100, 4, 1, 70_000],
    [0x5, 1, 1, 9],
    [0x10f, 2, 4, undefined],
    [0x9201, 10, 1, undefined],
  ])
  expect([...(entries[3]?.value ?? [])]).toEqual([0x61, 0x62, 0x63, 0])
  expect(next).toBe(120)
})

test.each([
  [1, 5, 5],
  [2, 5, 5],
  [3, 3, 6],
  [4, 2, 8],
  [5, 1, 8],
  [6, 5, 5],
  [7, 5, 5],
  [8, 3, 6],
  [9, 2, 8],
  [10, 1, 8],
  [11, 2, 8],
  [12, 1, 8],
])(
  'a value of type %i and count %i has %i bytes, at the place that its entry names',
  (type, count, length) => {
    const [entry] = readDirectory(testTiff({ 8: [[0x10f, type, count, 100]] }), little, 8).entries
    expect([entry?.value.byteOffset, entry?.value.length]).toEqual([100, length])
  },
)

test('entries without a value, of an unknown type, or that point beyond the end are left out', () => {
  const tiff = testTiff(
    {
      8: [
        [0x1, 0, 4, 100],
        [0x2, 13, 4, 100],
        [0x3, 2, 0, 100],
        [0x4, 2, 29, 100],
        [0x5, 2, 28, 100],
      ],
    },
    { length: 128 },
  )
  expect(readDirectory(tiff, little, 8).entries.map(({ tag }) => tag)).toEqual([0x5])
})

test('a truncated directory returns its complete entries and no next', () => {
  const tiff = testTiff({
    8: [
      [0x112, 3, 1, 6],
      [0x100, 3, 1, 5],
    ],
  })
  const { entries, next } = readDirectory(tiff.subarray(0, 33), little, 8)
  expect([entries.map(({ tag }) => tag), next]).toEqual([[0x112], 0])
  expect(readDirectory(tiff.subarray(0, 34), little, 8).entries).toHaveLength(2)
})

test('of a directory that announces more, the first thousand entries are read', () => {
  const tiff = testTiff(
    { 8: Array.from({ length: 1002 }, (_, index) => [index + 1, 3, 1, 1] as const) },
    { length: 20_000 },
  )
  expect(readDirectory(tiff, little, 8).entries.at(-1)?.tag).toBe(1000)
})
