import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decodeTiff } from './engine-tiff.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-tiff-'))
const convert = (...args: readonly string[]) => execFileSync('convert', args, { maxBuffer: 1e8 })
const words = (line: string) => line.split(' ')

// The TIFF reader needs it, and leaves it behind.
beforeEach(() => {
  vi.stubGlobal('window', globalThis)
})
afterEach(() => vi.unstubAllGlobals())

/** Soft colors with a seam, of odd sides, in which also partial strips and tiles occur. */
const SCENE = join(folder, 'scene.png')
const SIZE = { width: 61, height: 47 }
const pixels = new Uint8Array(SIZE.width * SIZE.height * 4)
for (let at = 0; at < pixels.length; at += 4) {
  const [x, y] = [(at / 4) % SIZE.width, Math.floor(at / 4 / SIZE.width)]
  pixels.set([4 * x, 5 * y, x > y ? 230 : 255 - 3 * x, 255 - 4 * y], at)
}
writeFileSync(join(folder, 'scene.rgba'), pixels)
convert(...words(`-size 61x47 -depth 8 rgba:${join(folder, 'scene.rgba')} ${SCENE}`))

/** Levels from 0 to 255 by ImageMagick. */
const byImageMagick = (path: string) =>
  new Uint8Array(convert(path, ...words('-colorspace sRGB -depth 8 rgba:-')))

const OPAQUE = '-alpha off'
test.each([
  ['separate planes', `${OPAQUE} -interlace plane -compress lzw`],
  ['separate planes of 16 bits', `${OPAQUE} -interlace plane -depth 16 -compress none`],
  ['L*a*b*', `${OPAQUE} -colorspace Lab -depth 8`],
  ['L*a*b* of 16 bits', `${OPAQUE} -colorspace Lab -depth 16 -compress lzw`],
  ['CMYK', `${OPAQUE} -colorspace CMYK -depth 8 -compress zip`],
  ['CMYK of 16 bits', `${OPAQUE} -colorspace CMYK -depth 16`],
  ['YCbCr with LZW', `${OPAQUE} -colorspace YCbCr -depth 8 -compress lzw`],
  ['gray of 2 bits', `${OPAQUE} -colorspace Gray -depth 2`],
  ['gray of 4 bits', `${OPAQUE} -colorspace Gray -depth 4 -compress lzw`],
  ['gray of 12 bits', `${OPAQUE} -colorspace Gray -depth 12`],
  ['gray of 10 bits', `${OPAQUE} -colorspace Gray -depth 10 -compress lzw`],
  ['7 bits per color', `${OPAQUE} -depth 7`],
  [
    'gray of 16 bits, white is zero',
    `${OPAQUE} -colorspace Gray -depth 16 -define quantum:polarity=min-is-white`,
  ],
  ['gray of 32 bits', `${OPAQUE} -colorspace Gray -depth 32 -compress lzw`],
  ['gray with alpha', '-colorspace Gray -type GrayscaleMatte -depth 8'],
  ['floats of 16 bits', `${OPAQUE} -depth 16 -define quantum:format=floating-point`],
  ['floats of 32 bits', `${OPAQUE} -depth 32 -define quantum:format=floating-point -compress zip`],
  ['floats of 64 bits', `${OPAQUE} -depth 64 -define quantum:format=floating-point`],
  ['12 bits per color', `${OPAQUE} -depth 12`],
  ['16 bits, highest byte first', `${OPAQUE} -depth 16 -endian MSB -compress lzw`],
  ['16 bits with a predictor', `${OPAQUE} -depth 16 -compress zip -define tiff:predictor=2`],
  ['alpha', '-depth 8 -compress lzw'],
  ['alpha that colors are multiplied by', '-depth 16 -define tiff:alpha=associated'],
  ['tiles', `${OPAQUE} -define tiff:tile-geometry=32x16 -compress zip`],
  ['a palette', `${OPAQUE} -colors 14 -type Palette -compress none`],
  ['PackBits', `${OPAQUE} -compress rle`],
  ['fax', `${OPAQUE} -monochrome -compress group4`],
])('decodeTiff(): reads %s as ImageMagick does', async (_, options) => {
  const path = join(folder, 'kind.tif')
  convert(SCENE, ...words(options), path)
  const image = await decodeTiff(new Uint8Array(readFileSync(path)), 1, 'damaged')
  const ours = image.part({ x: 0, y: 0, ...SIZE }).rows(0, SIZE.height)
  const theirs = byImageMagick(path)
  expect([image.width, image.height, ours.length]).toEqual([61, 47, theirs.length])
  const differences = theirs.map((level, at) => Math.abs(level - (ours[at] ?? 0)))
  expect(Math.max(...differences)).toBeLessThanOrEqual(2)
})

test('decodeTiff(): names a kind that is not supported', async () => {
  const path = join(folder, 'cmyk-jpeg.tif')
  convert(SCENE, ...words(`${OPAQUE} -colorspace CMYK -compress jpeg`), path)
  await expect(decodeTiff(new Uint8Array(readFileSync(path)), 1, 'damaged')).rejects.toThrow(
    'TIFF with CMYK and JPEG compression is not supported.',
  )
})
