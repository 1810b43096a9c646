import { expect, test } from 'vitest'
import { pixelsPerInch } from './density.ts'
import { exifOfSegment, jpegProfile, jpegSegments } from './jpeg-segments.ts'

const ascii = (text: string) => [...new TextEncoder().encode(text)]
const segment = (marker: number, ...data: readonly number[]) => [0xff, marker, 0, data.length + 2, ...data]
const jpeg = (...segments: readonly (readonly number[])[]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9])
/** JFIF 1.02: version, unit (1 an inch, 2 a centimeter), density across and down, no small picture. */
const jfif = (unit: number, density: number) =>
  segment(0xe0, ...ascii('JFIF\0'), 1, 2, unit, density >> 8, density & 255, 0, 7, 0, 0)

test.each([
  ['an inch', [jfif(1, 300)], 300],
  ['a centimeter', [jfif(2, 100)], 254],
  ['nothing but the proportions', [jfif(0, 300)], undefined],
  ['none', [jfif(1, 0)], undefined],
  ['an inch, in a later segment', [segment(0xe0, ...ascii('JFXX\0'), 1, 2, 3, 4, 5), jfif(1, 72)], 72],
  ['a segment of another name', [[...jfif(1, 300)].map((byte, at) => (at === 1 ? 0xe1 : byte))], undefined],
  ['a segment cut short', [segment(0xe0, ...ascii('JFIF\0'), 1, 2, 1, 1)], undefined],
  ['no segment', [], undefined],
])('reads the density of a JPEG with the unit %s', (_, segments, density) => {
  expect(pixelsPerInch(jpeg(...segments))).toBe(density)
})

/** Creates a PNG of one chunk after its first; checksums are ignored. */
const png = (type: string, ...data: readonly number[]) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[0, 0, 0, data.length, ...ascii(type), ...data, 0, 0, 0, 0],
  ])

// PNG, third edition, 11.3.4.3: pixels a meter across and down, and 1 where the unit is known. 11,811 a meter are 300 an inch.
test.each([
  ['pHYs', [0, 0, 0x2e, 0x23, 0, 0, 0, 1, 1], 300],
  ['pHYs', [0, 0, 0x0e, 0xc4, 0, 0, 0, 1, 1], 96.01],
  ['pHYs', [0, 0, 0x2e, 0x23, 0, 0, 0, 1, 0], undefined],
  ['pHYs', [0, 0, 0, 39, 0, 0, 0, 1, 1], undefined],
  ['tEXt', [0, 0, 0x2e, 0x23, 0, 0, 0, 1, 1], undefined],
])('a PNG with %s of %j has %s pixels an inch', (type, data, density) => {
  expect(pixelsPerInch(png(type, ...data))).toBe(density)
})

test('returns no density for other images', () => {
  expect(pixelsPerInch(Uint8Array.from(ascii('GIF89a\0\0\0\0')))).toBeUndefined()
})

test('segments end at the start of the pixels; fill bytes are skipped', () => {
  const bytes = jpeg(segment(0xe1, 1), [0xff, 0xff], segment(0xe2, 2, 3))
  expect([...jpegSegments(bytes)].map(({ marker, data }) => [marker, ...data])).toEqual([
    [0xe1, 1],
    [0xe2, 2, 3],
  ])
})

test.each([
  [0xe1, 'Exif\0\0ab', [0x61, 0x62]],
  [0xe2, 'Exif\0\0ab', undefined],
  [0xe1, 'http://ns.adobe.com/xap/1.0/\0', undefined],
])('the segment %i that starts with %j contains %j of EXIF', (marker, text, exif) => {
  const found = exifOfSegment({ marker, data: Uint8Array.from(ascii(text)) })
  expect(found && [...found]).toEqual(exif)
})

const profile = (number: number, of: number, ...data: readonly number[]) =>
  segment(0xe2, ...ascii('ICC_PROFILE\0'), number, of, ...data)

// ICC.1:2022, B.4.
test.each([
  ['in one part', [profile(1, 1, 5, 6)], [5, 6]],
  ['in parts that stand in another order', [profile(2, 2, 7), profile(1, 2, 5, 6)], [5, 6, 7]],
  ['that lacks a part', [profile(1, 2, 5, 6)], undefined],
  ['that lacks its first part', [profile(2, 2, 5, 6)], undefined],
  ['with a part twice', [profile(1, 2, 5), profile(1, 2, 5)], undefined],
  ['with parts of different wholes', [profile(1, 2, 5), profile(2, 3, 6)], undefined],
  ['that is none', [segment(0xe2, ...ascii('MPF\0'), 1, 1, 5)], undefined],
  ['in the wrong segment', [[...profile(1, 1, 5)].map((byte, at) => (at === 1 ? 0xe1 : byte))], undefined],
])('a profile %s is read whole or not at all', (_, segments, bytes) => {
  const found = jpegProfile(jpeg(...segments))
  expect(found && [...found]).toEqual(bytes)
})
