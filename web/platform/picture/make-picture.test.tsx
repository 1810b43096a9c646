import { expect, test } from 'vitest'
import { UserError } from '#lib/outcome/user-error.ts'
import DEEP from '#lib/picture/fixtures/deep.png?url'
import OPAQUE from '#lib/picture/fixtures/opaque.png?url'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { readPictureHeader } from '#lib/picture/header/read-picture-header.ts'
import type { PictureWish } from '#lib/picture/picture-wish.ts'
import { MIDDLE } from '#lib/picture/plan/focus.ts'
import type { Size } from '#lib/picture/size.ts'
import { decodePicture } from './decode-picture.ts'
import { type DecodedPicture, inMemory } from './decoded-picture.ts'
import { makePicture } from './make-picture.ts'
import { fileAt } from './test-pictures.ts'

const WISH: PictureWish = {
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
const NO_HEADER: PictureHeader = {
  format: 'jpeg',
  width: 1,
  height: 1,
  orientation: 1,
  mayBeClear: false,
  hasMore: false,
}

async function opened(address: string) {
  const bytes = new Uint8Array(await (await fileAt(address, 'a')).arrayBuffer())
  const header = readPictureHeader(bytes) ?? NO_HEADER
  return { picture: await decodePicture(bytes, header), header, bytes }
}

/** A picture that says it is so large, and is never looked at. */
function picture(size: Size): { picture: DecodedPicture; header: PictureHeader; bytes: Uint8Array } {
  return {
    picture: inMemory(new Uint8ClampedArray(4), size),
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
  await expect(makePicture(picture(size), { ...WISH, format }, () => {})).rejects.toThrow(
    new UserError(message),
  )
})

test('a PNG whose pixels stay is not packed again: sixteen bits of a colour stay sixteen', async () => {
  const bitsOf = async (more: Partial<PictureWish>) => {
    const { blob } = await makePicture(await opened(DEEP), { ...WISH, ...more }, () => {})
    return new Uint8Array(await blob.arrayBuffer())[24]
  }
  expect(await bitsOf({})).toBe(16)
  expect(await bitsOf({ resize: { ...WISH.resize, percent: 50 } })).toBe(8)
})

test('a picture is made smaller, and what is done goes from its pixels to its file', async () => {
  const shares: number[] = []
  const wish: PictureWish = {
    ...WISH,
    format: 'jpeg',
    resize: { ...WISH.resize, percent: 50 },
    targetBytes: 5000,
  }
  const made = await makePicture(await opened(OPAQUE), wish, (share) => shares.push(share))
  const { width, height } = await createImageBitmap(made.blob)
  expect([made.width, made.height, width, height]).toEqual([20, 15, 20, 15])
  expect(made.blob.type).toBe('image/jpeg')
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares).toContain(0.6)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})

test('the best quality that meets the target size is taken, and told', async () => {
  const meet = async (targetBytes: number) =>
    makePicture(await opened(OPAQUE), { ...WISH, format: 'jpeg', targetBytes }, () => {})
  const roomy = await meet(1_000_000)
  expect([roomy.quality, roomy.notes]).toEqual([100, []])
  const tight = await meet(10)
  expect([tight.quality, tight.notes]).toEqual([
    10,
    ['Even the lowest quality is above the target size. Choose fewer pixels.'],
  ])
})

test('a format without quality is told to miss the target only where it does', async () => {
  const half = { ...WISH.resize, percent: 50 }
  const meet = async (targetBytes: number | undefined) =>
    (await makePicture(await opened(OPAQUE), { ...WISH, resize: half, targetBytes }, () => {})).notes
  expect(await meet(10)).toEqual(['PNG has no quality setting, so the target size could not be met.'])
  expect(await meet(1_000_000)).toEqual([])
  expect(await meet(undefined)).toEqual([])
})

test('without a target the wished quality is taken', async () => {
  const { quality, notes } = await makePicture(
    await opened(OPAQUE),
    { ...WISH, format: 'jpeg', quality: 35 },
    () => {},
  )
  expect([quality, notes]).toEqual([35, []])
})
