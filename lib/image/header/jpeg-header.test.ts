import { expect, test } from 'vitest'
import { readBmp } from './bmp-header.ts'
import { readJpeg } from './jpeg-header.ts'

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
