import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseLongSides, refuseUnsupported } from './unsupported-image.ts'

const jpeg = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))

/** A JPEG whose frame has another marker. */
function withFrame(marker: number): Uint8Array {
  const bytes = jpeg('plain.jpg')
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0)
  bytes[at + 1] = marker
  return bytes
}

test.each([
  [0xc3, 'Lossless JPEG'],
  [0xc9, 'JPEG with arithmetic coding'],
  [0xcb, 'Lossless JPEG with arithmetic coding'],
  [0xc6, 'Hierarchical JPEG'],
  [0xf7, 'JPEG-LS'],
])('refuseUnsupported(): names the JPEG of marker %i', (marker, kind) => {
  expect(() => refuseUnsupported(withFrame(marker), 'jpeg')).toThrow(`${kind} is not supported.`)
})

test.each(['plain.jpg', 'progressive.jpg', 'cmyk.jpg'])('refuseUnsupported(): accepts %s', (name) => {
  expect(refuseUnsupported(jpeg(name), 'jpeg')).toBeUndefined()
})

test('refuseLongSides(): accepts sides of up to 65,535 pixels', () => {
  expect(refuseLongSides('strip.png', { width: 65_535, height: 1 })).toBeUndefined()
  for (const size of [
    { width: 65_536, height: 1 },
    { width: 1, height: 70_000 },
  ])
    expect(() => refuseLongSides('strip.png', size)).toThrow('"strip.png" is too long to process')
})
