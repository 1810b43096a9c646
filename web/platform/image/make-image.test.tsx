import { expect, test } from 'vitest'
import DEEP from '#lib/image/fixtures/deep.png?url'
import OPAQUE from '#lib/image/fixtures/opaque.png?url'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'
import { type ImageOptions, MIDDLE } from '#lib/image/image-options.ts'
import { getRows } from '#lib/image/pixel-rows.ts'
import type { Size } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'
import { decodeImage } from './decode-image.ts'
import { type DecodedImage, inMemory } from './decoded-image.ts'
import { fileAt } from './images.fixture.ts'
import { layOut, makeImage } from './make-image.ts'

const OPTIONS: ImageOptions = {
  resize: {
    mode: 'percent',
    box: { width: 1, height: 1 },
    percent: 100,
    longestSide: 1,
    neverEnlarge: false,
  },
  focus: MIDDLE,
  filter: 'lanczos',
  format: 'png',
  quality: 90,
  targetBytes: undefined,
  isSmaller: false,
  ground: undefined,
  keepsMetadata: false,
  keepsLocation: false,
}
const NO_HEADER: ImageHeader = {
  format: 'jpeg',
  width: 1,
  height: 1,
  orientation: 1,
  mayBeClear: false,
  hasMore: false,
}

async function opened(address: string) {
  const bytes = new Uint8Array(await (await fileAt(address, 'a')).arrayBuffer())
  const header = readImageHeader(bytes) ?? NO_HEADER
  return { image: await decodeImage(bytes, header), header, bytes }
}

/** Creates an image with a declared size whose content is never read. */
function image(size: Size): { image: DecodedImage; header: ImageHeader; bytes: Uint8Array } {
  return {
    image: inMemory(new Uint8ClampedArray(4), size),
    header: { ...NO_HEADER, ...size },
    bytes: new Uint8Array(),
  }
}

// 2^27 pixels are the most: 16,384 × 8,192. WebP has 14 bits for a side (RFC 6386, 9.1).
test.each([
  [{ width: 16_384, height: 8193 }, 'png', 'The result would be too large (16384×8193).'],
  [{ width: 16_384, height: 1 }, 'webp', 'A WebP can be up to 16,383 pixels wide and high.'],
  [{ width: 1, height: 65_536 }, 'jpeg', 'A JPEG can be up to 65,535 pixels wide and high.'],
] as const)('a picture of %j is no %s', async (size, format, message) => {
  await expect(makeImage(image(size), { ...OPTIONS, format }, () => {})).rejects.toThrow(
    new UserError(message),
  )
})

test('a PNG with unchanged pixels is not recompressed: sixteen bits per color remain sixteen', async () => {
  const bitsOf = async (more: Partial<ImageOptions>) => {
    const { blob } = await makeImage(await opened(DEEP), { ...OPTIONS, ...more }, () => {})
    return new Uint8Array(await blob.arrayBuffer())[24]
  }
  expect(await bitsOf({})).toBe(16)
  expect(await bitsOf({ resize: { ...OPTIONS.resize, percent: 50 } })).toBe(8)
})

test('an image is scaled down, and its progress proceeds from its pixels to its file', async () => {
  const shares: number[] = []
  const options: ImageOptions = {
    ...OPTIONS,
    format: 'jpeg',
    resize: { ...OPTIONS.resize, percent: 50 },
    targetBytes: 5000,
  }
  const made = await makeImage(await opened(OPAQUE), options, (share) => shares.push(share))
  const { width, height } = await createImageBitmap(made.blob)
  expect([made.width, made.height, width, height]).toEqual([20, 15, 20, 15])
  expect(made.blob.type).toBe('image/jpeg')
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares).toContain(0.6)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})

test('uses and reports the best quality that meets the target size', async () => {
  const meet = async (targetBytes: number) =>
    makeImage(await opened(OPAQUE), { ...OPTIONS, format: 'jpeg', targetBytes }, () => {})
  const roomy = await meet(1_000_000)
  expect([roomy.quality, roomy.notes]).toEqual([100, []])
  const tight = await meet(10)
  expect([tight.quality, tight.notes]).toEqual([
    10,
    ['Even the lowest quality is above the target size. Choose fewer pixels.'],
  ])
})

test('a format without quality reports a missed target only if it is missed', async () => {
  const half = { ...OPTIONS.resize, percent: 50 }
  const meet = async (targetBytes: number | undefined) =>
    (await makeImage(await opened(OPAQUE), { ...OPTIONS, resize: half, targetBytes }, () => {})).notes
  expect(await meet(10)).toEqual(['PNG has no quality setting, so the target size could not be met.'])
  expect(await meet(1_000_000)).toEqual([])
  expect(await meet(undefined)).toEqual([])
})

test('without a target size the requested quality is used', async () => {
  const { quality, notes } = await makeImage(
    await opened(OPAQUE),
    { ...OPTIONS, format: 'jpeg', quality: 35 },
    () => {},
  )
  expect([quality, notes]).toEqual([35, []])
})

const CLEAR = [0, 0, 0, 0]
const BLUE = [0, 0, 255, 255]
const RED = [255, 0, 0, 255]
const GREEN = [0, 128, 0, 255]

/** One blue and one clear pixel, side by side, in a picture of 3 × 2. */
function laidOut(place: { readonly x: number; readonly y: number }, ground: string | undefined) {
  const part = getRows(Uint8ClampedArray.of(...BLUE, ...CLEAR), { width: 2, height: 1 })
  const plan = { place: { ...place, width: 2, height: 1 }, size: { width: 3, height: 2 } }
  return [...layOut(part, plan, { ground, filter: 'nearest', isOpaque: false }, () => {}).data]
}

test('draws an image at its position on a background, which shows through and around it', () => {
  expect(laidOut({ x: 1, y: 1 }, '#ff0000')).toEqual([RED, RED, RED, RED, BLUE, RED].flat())
  expect(laidOut({ x: 0, y: 0 }, '#008000')).toEqual([BLUE, GREEN, GREEN, GREEN, GREEN, GREEN].flat())
})

test('without a background everything around an image is transparent', () => {
  expect(laidOut({ x: 1, y: 0 }, undefined)).toEqual([CLEAR, BLUE, CLEAR, CLEAR, CLEAR, CLEAR].flat())
})

test('a picture that fills its size is scaled to it', () => {
  const part = getRows(Uint8ClampedArray.of(...BLUE), { width: 1, height: 1 })
  const size = { width: 2, height: 1 }
  const options = { ground: undefined, filter: 'nearest', isOpaque: true } as const
  const { width, height, data } = layOut(part, { place: { x: 0, y: 0, ...size }, size }, options, () => {})
  expect([width, height, ...data]).toEqual([2, 1, ...BLUE, ...BLUE])
})
