import { expect, test } from 'vitest'
import { boxesIn, findBox } from './bmff-header.ts'
import { getFormat } from './image-format.ts'
import { getOrientation } from './image-header.ts'
import { isWhole } from './is-whole.ts'
import { readGif, readIco, readImageHeader } from './read-image-header.ts'

const ascii = (text: string) => [...new TextEncoder().encode(text)]

/** GIF89a, 18 to 22: screen, color tables of `3 × 2^(n + 1)` bytes where the first bit of the flags is set, frames. */
const screen = (flags: number, table: number) => [
  ...ascii('GIF89a'),
  ...[5, 0, 4, 0, flags, 0, 0],
  ...new Array<number>(table).fill(0x2c),
]
const frame = (flags = 0, table = 0) => [
  ...[0x2c, 0, 0, 0, 0, 5, 0, 4, 0, flags],
  ...new Array<number>(table).fill(0x3b),
  ...[2, 2, 0x2c, 0x2c, 0],
]
const COMMENT = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 1, 0x2c, 0]
const END = [0x3b]

test.each([
  ['one picture', [screen(0, 0), frame(), END], false],
  ['two pictures', [screen(0, 0), frame(), frame(), END], true],
  ['one picture behind a table of colors', [screen(0x80, 6), frame(), END], false],
  ['two pictures behind a table of 256 colors', [screen(0x87, 768), frame(), frame()], true],
  ['flags that announce no table', [screen(0x07, 0), frame(), frame()], true],
  ['tables of their own', [screen(0, 0), frame(0x81, 12), frame(0x82, 24), END], true],
  ['one picture with a table of its own', [screen(0, 0), frame(0x81, 12), END], false],
  ['remarks before and between', [screen(0, 0), COMMENT, frame(), COMMENT, frame(), END], true],
  ['remarks and one picture', [screen(0, 0), COMMENT, frame(), COMMENT, END], false],
  ['a picture behind the end', [screen(0, 0), frame(), END, frame()], false],
])('of a GIF with %s it is known whether it moves', (_, parts, hasMore) => {
  expect(readGif(Uint8Array.from(parts.flat()))).toEqual({
    format: 'gif',
    width: 5,
    height: 4,
    orientation: 1,
    mayBeClear: true,
    hasMore,
  })
})

/** A list of icons, of which the byte 0 means 256; their places lead to no PNG. */
const icons = (...sizes: readonly (readonly [number, number])[]) =>
  Uint8Array.from([
    ...[0, 0, 1, 0, sizes.length, 0],
    ...sizes.flatMap(([width, height]) => [width, height, ...new Array<number>(14).fill(0)]),
  ])

test.each([
  ['the largest', icons([16, 16], [64, 48], [32, 32]), { width: 64, height: 48 }],
  ['one of 256', icons([64, 64], [0, 0]), { width: 256, height: 256 }],
  ['one of 256 across', icons([0, 128]), { width: 256, height: 128 }],
])('of several icons %s counts', (_, bytes, size) => {
  expect(readIco(bytes)).toMatchObject(size)
})

test('readIco(): rejects a list without icons', () => {
  expect(readIco(icons())).toBeUndefined()
})

// ISO/IEC 14496-12, 4.2.
test('a box can have a 64-bit size, or extend to the end', () => {
  const bytes = Uint8Array.from([
    ...[0, 0, 0, 9, ...ascii('free'), 1],
    ...[0, 0, 0, 1, ...ascii('long'), 0, 0, 0, 0, 0, 0, 0, 18, 2, 3],
    ...[0, 0, 0, 0, ...ascii('last'), 4, 5, 6],
  ])
  expect([...boxesIn(bytes)].map(({ type, data }) => [type, ...data])).toEqual([
    ['free', 1],
    ['long', 2, 3],
    ['last', 4, 5, 6],
  ])
  expect(findBox(boxesIn(bytes), 'long')?.data).toEqual(Uint8Array.of(2, 3))
  expect(findBox(boxesIn(bytes), 'none')).toBeUndefined()
})

test('a box that is shorter than its own head ends the list', () => {
  const head = (size: number) => [0, 0, 0, size, ...ascii('free')]
  expect([...boxesIn(Uint8Array.from([...head(8), ...head(7), ...head(8)]))]).toHaveLength(1)
  expect([...boxesIn(Uint8Array.from([...head(8), 0, 0, 0]))]).toHaveLength(1)
})

// CSS Values and Units, 6.2: an inch is 96 pixels, 72 points, 6 picas, 2.54 cm; an em is 16 pixels by default.
test.each([
  ['10', 10],
  ['10px', 10],
  ['72pt', 96],
  ['6pc', 96],
  ['1in', 96],
  ['2.54cm', 96],
  ['25.4mm', 96],
  ['2em', 32],
  ['2rem', 32],
])('a drawing that is %s wide has %i pixels across', (width, pixels) => {
  const bytes = new TextEncoder().encode(`<svg width="${width}" height="7"/>`)
  expect(readImageHeader(bytes)).toMatchObject({ width: pixels, height: 7 })
})

test('the small picture in the data of a JPEG is not its end', () => {
  const data = [0xff, 0xd8, 0xff, 0xd9]
  const jpeg = (...end: number[]) =>
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, data.length + 2, ...data, 0xff, 0xda, 0, 2, 1, 2, 3, ...end])
  expect(isWhole(jpeg(0xff, 0xd9), 'jpeg')).toBe(true)
  expect(isWhole(jpeg(0xff, 0xd9, 0, 0), 'jpeg')).toBe(true)
  expect(isWhole(jpeg(0xd9), 'jpeg')).toBe(false)
  expect(isWhole(jpeg(), 'jpeg')).toBe(false)
})

test('a WebP is whole when it is as long as it says; other formats are always', () => {
  const webp = Uint8Array.from([...ascii('RIFF'), 6, 0, 0, 0, ...ascii('WEBP'), 1, 2])
  expect([webp, webp.subarray(0, 13)].map((bytes) => isWhole(bytes, 'webp'))).toEqual([true, false])
  expect(isWhole(new Uint8Array(1), 'gif')).toBe(true)
})

const brands = (major: string, ...compatible: readonly string[]) =>
  Uint8Array.from([
    ...[0, 0, 0, 16 + 4 * compatible.length],
    ...ascii(`ftyp${major}`),
    ...[0, 0, 0, 0],
    ...ascii(compatible.join('')),
    ...ascii('avif'),
  ])

// ISO/IEC 23008-12, 10: the brands of HEIF; AV1 Image File Format, 8.
test.each([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => [brand, [], 'heic'] as const,
  ),
  ...['avif', 'avis'].map((brand) => [brand, [], 'avif'] as const),
  ['mif1', ['miaf', 'avif'], 'avif'],
  ['mif1', ['heic', 'avis'], 'avif'],
  ['mif1', ['heic'], 'heic'],
  ['isom', ['mif1'], 'heic'],
  ['isom', ['mp42'], undefined],
] as const)('the brand %s with %j makes a file %s', (major, compatible, format) => {
  expect(getFormat(brands(major, ...compatible))).toBe(format)
})

test.each([
  ['<svg>', 'svg'],
  ['<SVG width="1">', 'svg'],
  ['<svgs>', undefined],
  ['<!-- a --><!-- <html> -->\n<svg\n>', 'svg'],
  ['<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>', 'svg'],
  ['<!DOCTYPE html><html><svg>', undefined],
  [`${' '.repeat(4091)}<svg>`, 'svg'],
  [`${' '.repeat(4092)}<svg>`, undefined],
])('%# is an SVG where its first element within 4096 bytes is', (text, format) => {
  expect(getFormat(new TextEncoder().encode(text))).toBe(format)
})

test.each([
  [1, 1],
  [8, 8],
  [9, 1],
  [0, 1],
  [2.5, 1],
  [undefined, 1],
])('the orientation %s counts as %i', (value, orientation) => {
  expect(getOrientation(value)).toBe(orientation)
})

/** Creates a PNG without pixels: its first chunk and these. Checksums are ignored. */
const png = (colorType: number, ...types: readonly string[]) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0, 7, 0, 0, 0, 5, 8, colorType, 0, 0, 0, 0, 0, 0, 0],
    ...types.flatMap((type) => [0, 0, 0, 1, ...ascii(type), 0, 0, 0, 0, 0]),
  ])

// PNG, third edition, 11.2.1 and 11.3.2.1: color types 4 and 6 have alpha; tRNS makes others transparent; acTL
// indicates animation.
test.each([
  [0, [], false, false],
  [2, [], false, false],
  [3, [], false, false],
  [4, [], true, false],
  [6, [], true, false],
  [3, ['PLTE', 'tRNS'], true, false],
  [2, ['acTL'], false, true],
])(
  'a PNG of the color type %i with %j can be transparent: %s, and is animated: %s',
  (type, chunks, mayBeClear, hasMore) => {
    expect(readImageHeader(png(type, ...chunks))).toMatchObject({ width: 7, height: 5, mayBeClear, hasMore })
  },
)

// RFC 9649, 2.7: 24 bits a side, less one.
test.each([
  [0x00, false, false],
  [0x02, false, true],
  [0x10, true, false],
  [0x12, true, true],
])(
  'an extended WebP with the flags %i can be transparent: %s, and is animated: %s',
  (flags, mayBeClear, hasMore) => {
    const bytes = Uint8Array.from([
      ...[...ascii('RIFF'), 22, 0, 0, 0, ...ascii('WEBPVP8X'), 10, 0, 0, 0],
      ...[flags, 0, 0, 0, 0x0f, 0x01, 0x01, 0x02, 0, 0],
    ])
    expect(readImageHeader(bytes)).toMatchObject({ width: 0x010110, height: 3, mayBeClear, hasMore })
  },
)

test('an icon that is a PNG is as large as that says', () => {
  const png = [
    ...[0x89, ...ascii('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...ascii('IHDR')],
    ...[0, 0, 2, 0, 0, 0, 1, 0x80, 8, 6, 0, 0, 0, 0, 0, 0, 0],
  ]
  const bytes = Uint8Array.from([...icons([16, 16], [0, 0]), ...png])
  // The second icon follows the list, which is 38 bytes long.
  bytes[6 + 16 + 12] = 38
  expect(readIco(bytes)).toMatchObject({ format: 'ico', width: 512, height: 384 })
})
