import { expect, test } from 'vitest'
import { exifOrientation, readDirectory, readTiffStart } from './exif-directory.ts'
import { renewExif } from './renew-exif.ts'
import { type TestEntry, testTiff } from './tiff.fixture.ts'

const SIZE = { width: 30, height: 40, keepLocation: false }
const MAKE: TestEntry = [0x10f, 2, 4, [0x61, 0x62, 0x63, 0]]

/** The tags of a directory with their numbers, or their bytes where they are none. */
function readTags(tiff: Uint8Array | undefined, below?: number): unknown {
  const start = tiff && readTiffStart(tiff)
  if (!tiff || !start) return undefined
  const first = readDirectory(tiff, start, start.first)
  const at = below === undefined ? start.first : first.entries.find(({ tag }) => tag === below)?.number
  if (at === undefined) return undefined
  const { entries, next } = readDirectory(tiff, start, at)
  expect(next).toBe(0)
  return Object.fromEntries(entries.map(({ tag, number, value }) => [tag.toString(16), number ?? [...value]]))
}

test('drops all tags that describe the old pixels and preserves the rest', () => {
  const old = [
    0xfe, 0x100, 0x101, 0x102, 0x103, 0x106, 0x111, 0x112, 0x115, 0x116, 0x117, 0x11c, 0x142, 0x143, 0x144,
    0x145, 0x14a, 0x153, 0x201, 0x202, 0x2bc, 0x83bb, 0x8649, 0x8773, 0x927c, 0xa001, 0xa002, 0xa003,
  ]
  const tiff = testTiff(
    { 8: [...old.map((tag): TestEntry => [tag, 4, 1, 8]), MAKE, [0x11a, 3, 1, 72]] },
    { length: 600, next: 8 },
  )
  expect(readTags(renewExif(tiff, SIZE))).toEqual({ '10f': [0x61, 0x62, 0x63, 0], '11a': 72 })
})

test.each([true, false])('the new size and sRGB stand with the shot, little-endian %s', (isLittle) => {
  const tiff = testTiff(
    {
      8: [MAKE, [0x8769, 4, 1, 60]],
      60: [
        [0x829a, 5, 1, 120],
        [0xa001, 3, 1, 0xffff],
        [0xa002, 4, 1, 4000],
        [0xa003, 3, 1, 3000],
        [0x927c, 7, 4, 0],
      ],
    },
    { isLittle, at: { 120: [1, 2, 3, 4, 5, 6, 7, 8] } },
  )
  const made = renewExif(tiff, SIZE)
  expect(readTags(made, 0x8769)).toEqual({ '829a': [1, 2, 3, 4, 5, 6, 7, 8], a001: 1, a002: 30, a003: 40 })
  expect(made?.subarray(0, 8)).toEqual(tiff.subarray(0, 8))
})

test('preserves the interoperability directory without tags of the old file', () => {
  const tiff = testTiff({
    8: [[0x8769, 4, 1, 40]],
    40: [[0xa005, 4, 1, 80]],
    80: [
      [0x1, 2, 4, [0x52, 0x39, 0x38, 0]],
      [0x112, 3, 1, 6],
    ],
  })
  const made = renewExif(tiff, SIZE) ?? new Uint8Array()
  const start = readTiffStart(made) ?? { isLittle: true, first: 0 }
  const at = (tag: number, place: number) =>
    readDirectory(made, start, place).entries.find((entry) => entry.tag === tag)?.number ?? 0
  const links = readDirectory(made, start, at(0xa005, at(0x8769, 8))).entries
  expect(links.map(({ tag, value }) => [tag, [...value]])).toEqual([[0x1, [0x52, 0x39, 0x38, 0]]])
})

test('preserves the location only if requested', () => {
  const tiff = testTiff({ 8: [MAKE, [0x8825, 4, 1, 60]], 60: [[0x1, 2, 2, [0x4e, 0, 0, 0]]] })
  expect(readTags(renewExif(tiff, SIZE))).toEqual({ '10f': [0x61, 0x62, 0x63, 0] })
  expect(readTags(renewExif(tiff, { ...SIZE, keepLocation: true }), 0x8825)).toEqual({ 1: [0x4e, 0] })
})

test('directories below that are missing, empty or beyond the end are left out', () => {
  const lost = testTiff({
    8: [MAKE, [0x8769, 4, 1, 255], [0x8825, 4, 1, 80]],
    80: [],
  })
  expect(readTags(renewExif(lost, { ...SIZE, keepLocation: true }))).toEqual({ '10f': [0x61, 0x62, 0x63, 0] })
})

test('sorts entries by tag and aligns every value to an even offset', () => {
  const text = (letter: number, count: number) => Array.from({ length: count }, () => letter)
  const tiff = testTiff(
    {
      8: [
        [0x131, 2, 5, 100],
        [0x10f, 2, 7, 110],
        [0x110, 2, 5, 120],
      ],
    },
    { at: { 100: text(1, 5), 110: text(2, 7), 120: text(3, 5) } },
  )
  const made = renewExif(tiff, SIZE) ?? new Uint8Array()
  const { entries } = readDirectory(made, { isLittle: true, first: 8 }, 8)
  expect(entries.map(({ tag, value }) => [tag, value.byteOffset, [...value]])).toEqual([
    [0x10f, 50, text(2, 7)],
    [0x110, 58, text(3, 5)],
    [0x131, 64, text(1, 5)],
  ])
  expect(made).toHaveLength(70)
})

test('EXIF with nothing left, or invalid EXIF, yields undefined', () => {
  expect(renewExif(testTiff({ 8: [[0x112, 3, 1, 6]] }), SIZE)).toBeUndefined()
  expect(renewExif(testTiff({ 8: [] }).subarray(0, 9), SIZE)).toBeUndefined()
  expect(renewExif(Uint8Array.of(0x49, 0x49, 42), SIZE)).toBeUndefined()
})

test('exifOrientation(): returns the orientation, if present', () => {
  expect(exifOrientation(testTiff({ 8: [MAKE, [0x112, 3, 1, 6]] }))).toBe(6)
  expect(exifOrientation(testTiff({ 8: [MAKE] }))).toBeUndefined()
  expect(exifOrientation(testTiff({ 8: [[0x112, 3, 1, 6]] }).subarray(0, 9))).toBeUndefined()
  expect(exifOrientation(Uint8Array.of(1, 2, 3))).toBeUndefined()
})
