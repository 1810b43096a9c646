import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { box, fullBox, uint16, uint32 } from './boxes.fixture.ts'
import { readBmp, readImageHeader, readJpeg } from './read-image-header.ts'

const folder = new URL('../fixtures/', import.meta.url)
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))
const describeHeader = (bytes: Uint8Array) => {
  const header = readImageHeader(bytes)
  return (
    header &&
    `${header.format} ${header.width}x${header.height}${header.orientation === 1 ? '' : ` turned ${header.orientation}`}${header.mayBeClear ? ' clear' : ''}${header.hasMore ? ' more' : ''}`
  )
}

test.each([
  ['opaque.png', 'png 40x30'],
  ['clear.png', 'png 40x30 clear'],
  ['palette.png', 'png 40x30'],
  ['deep.png', 'png 40x30'],
  ['plain.jpg', 'jpeg 40x30'],
  ['progressive.jpg', 'jpeg 40x30'],
  ['cmyk.jpg', 'jpeg 40x30'],
  ['turned-3.jpg', 'jpeg 40x30 turned 3'],
  ['turned-6.jpg', 'jpeg 30x40 turned 6'],
  ['turned-8.jpg', 'jpeg 30x40 turned 8'],
  ['located.jpg', 'jpeg 30x40 turned 6'],
  ['still.gif', 'gif 40x30 clear'],
  ['moving.gif', 'gif 40x30 clear more'],
  ['lossy.webp', 'webp 40x30'],
  ['turned.webp', 'webp 30x40 turned 6'],
  ['turned.png', 'png 30x40 turned 6'],
  ['lossless.webp', 'webp 40x30 clear'],
  ['clear.webp', 'webp 40x30 clear'],
  ['small.avif', 'avif 40x30 clear'],
  ['small.heic', 'heic 64x48 clear'],
  ['located.heic', 'heic 64x48 clear'],
  ['plain.bmp', 'bmp 40x30 clear'],
  ['icons.ico', 'ico 48x48 clear'],
  ['lzw.tif', 'tiff 40x30 clear'],
  ['pages.tif', 'tiff 40x30 clear more'],
  ['turned.tif', 'tiff 30x40 turned 6 clear'],
  ['drawing.svg', 'svg 40x30 clear'],
])('%s is %s', (name, expected) => expect(describeHeader(fixture(name))).toBe(expected))

test.each([
  ['<svg width="2in" height="1in">', '192x96'],
  ['<svg viewBox="0 0 10 20" width="100%" height="50">', '25x50'],
  ['<svg viewBox="0,0,10,20">', '10x20'],
  ['<svg>', '300x150'],
  ["<?xml version='1.0'?><!DOCTYPE svg><svg title='a > b' width='7' height='8'/>", '7x8'],
])('a drawing %s has %s pixels', (text, expected) =>
  expect(describeHeader(new TextEncoder().encode(text))).toBe(`svg ${expected} clear`),
)

test.each(['', 'Hello', '<html><svg></svg></html>', '%PDF-1.7\n'])('readImageHeader(): rejects %j', (text) =>
  expect(readImageHeader(new TextEncoder().encode(text))).toBeUndefined(),
)

test('reads a size of 50,000 × 50,000 before decoding', () => {
  const bomb = fixture('opaque.png').slice()
  new DataView(bomb.buffer).setUint32(16, 50_000)
  new DataView(bomb.buffer).setUint32(20, 50_000)
  expect(describeHeader(bomb)).toBe('png 50000x50000')
})

const FULL = fullBox(0)
const sizeBox = (width: number, height: number) => box('ispe', FULL, uint32(width), uint32(height))

/** An AVIF whose item 2 is the picture and has these properties, among those of a small preview, item 1. */
const avif = (turn: readonly number[], own: readonly number[]) =>
  Uint8Array.from([
    ...box('ftyp', [...new TextEncoder().encode('avif')], FULL),
    ...box(
      'meta',
      FULL,
      box('pitm', FULL, [0, 2]),
      box(
        'iprp',
        box('ipco', sizeBox(16, 12), sizeBox(400, 300), box('irot', turn)),
        box('ipma', FULL, [0, 0, 0, 2], [0, 1, 1, 1], [0, 2, own.length, ...own]),
      ),
    ),
  ])

test.each([
  [0, '400x300'],
  [1, '300x400'],
  [2, '400x300'],
  [3, '300x400'],
])('an AVIF that is turned by %d quarters is %s', (turn, expected) => {
  // A property that must be understood has its first bit set.
  expect(describeHeader(avif([turn], [2, 0x83]))).toBe(`avif ${expected} clear`)
})

test('a turn that is not of the picture itself does not turn it, and its own size counts', () => {
  expect(describeHeader(avif([1], [2]))).toBe('avif 400x300 clear')
  expect(describeHeader(avif([0], [1]))).toBe('avif 16x12 clear')
})

test('an image without its own properties has the largest size present, not that of a preview', () => {
  expect(describeHeader(avif([0], []))).toBe('avif 400x300 clear')
})

test('items and properties with long numbers are the same', () => {
  const bytes = Uint8Array.from([
    ...box('ftyp', [...new TextEncoder().encode('avif')], FULL),
    ...box(
      'meta',
      FULL,
      box('pitm', fullBox(1), uint32(0x10002)),
      box(
        'iprp',
        box('ipco', sizeBox(16, 12), sizeBox(400, 300), box('irot', [1])),
        box(
          'ipma',
          fullBox(1, 1),
          uint32(2),
          uint32(2),
          [1],
          uint16(1),
          uint32(0x10002),
          [2],
          uint16(2),
          [0x80, 3],
        ),
      ),
    ),
  ])
  expect(describeHeader(bytes)).toBe('avif 300x400 clear')
})

/** A WebP of 40 by 30 whose EXIF has an orientation (RFC 9649; TIFF 6.0, tag 274). */
const turnedWebp = (orientation: number) => {
  const exif = [
    ...[0x4d, 0x4d, 0, 42],
    ...uint32(8),
    ...uint16(1),
    ...uint16(274),
    ...uint16(3),
    ...uint32(1),
  ]
  exif.push(...uint16(orientation), 0, 0, ...uint32(0))
  const chunk = (type: string, data: readonly number[]) => [
    ...new TextEncoder().encode(type),
    ...uint32(data.length).toReversed(),
    ...data,
  ]
  const chunks = [...chunk('VP8X', [8, 0, 0, 0, 39, 0, 0, 29, 0, 0]), ...chunk('EXIF', exif)]
  return Uint8Array.from([...chunk('RIFF', [...new TextEncoder().encode('WEBP'), ...chunks])])
}

test.each([
  [1, '40x30'],
  [2, '40x30 turned 2'],
  [4, '40x30 turned 4'],
  [5, '30x40 turned 5'],
  [8, '30x40 turned 8'],
])('a WebP whose EXIF says %d is %s', (orientation, expected) => {
  expect(describeHeader(turnedWebp(orientation))).toBe(`webp ${expected}`)
})

test('files that are cut off or have wrong bytes never end in an error', () => {
  for (const name of readdirSync(folder)) {
    const bytes = fixture(name)
    for (let end = 0; end < Math.min(bytes.length, 600); end++) readImageHeader(bytes.subarray(0, end))
    for (let at = 0; at < Math.min(bytes.length, 600); at++) {
      const wrong = bytes.slice()
      wrong[at] = 0xff ^ (wrong[at] ?? 0)
      readImageHeader(wrong)
    }
  }
})

const frame = (marker: number, height: number, width: number) => [
  ...[0xff, marker, 0, 11, 8],
  ...[height >> 8, height & 255, width >> 8, width & 255],
  ...[1, 1, 0x11, 0],
]
const jpeg = (...segments: readonly number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9])

// ITU-T T.81, table B.1.
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const OTHERS = [0xc4, 0xc8, 0xcc, 0xdb, 0xdd, 0xe0, 0xfe]

test.each(FRAMES)('readJpeg(): reads the size of a frame with the marker ff %i', (marker) => {
  expect(readJpeg(jpeg(frame(marker, 300, 400)))).toMatchObject({ width: 400, height: 300, orientation: 1 })
})

test.each(OTHERS)('readJpeg(): ignores a segment with the marker ff %i', (marker) => {
  expect(readJpeg(jpeg(frame(marker, 1, 2), frame(0xc0, 300, 400)))).toMatchObject({
    width: 400,
    height: 300,
  })
  expect(readJpeg(jpeg(frame(marker, 1, 2)))).toBeUndefined()
})

// BITMAPCOREHEADER and BITMAPINFOHEADER.
test.each([
  ['of OS/2', 12, [400, 300], 'u16'],
  ['of Windows', 40, [400, 300], 'i32'],
  ['of Windows, its rows from the top', 40, [400, -300], 'i32'],
] as const)('reads the size of a bitmap %s', (_, header, [width, height], kind) => {
  const view = new DataView(new ArrayBuffer(54))
  view.setUint32(14, header, true)
  if (kind === 'u16') {
    view.setUint16(18, width, true)
    view.setUint16(20, height, true)
  } else {
    view.setInt32(18, width, true)
    view.setInt32(22, height, true)
  }
  expect(readBmp(new Uint8Array(view.buffer))).toMatchObject({ width: 400, height: 300 })
})
