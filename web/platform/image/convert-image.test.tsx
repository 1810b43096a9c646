import { expect, test } from 'vitest'
import { toDataView } from '#lib/bytes/bytes.ts'
import CLEAR from '#lib/image/fixtures/clear.png?url'
import MOVING from '#lib/image/fixtures/moving.gif?url'
import STILL from '#lib/image/fixtures/still.gif?url'
import TURNED_PNG from '#lib/image/fixtures/turned.png?url'
import TURNED_WEBP from '#lib/image/fixtures/turned.webp?url'
import { riffChunks } from '#lib/image/metadata/webp-chunks.ts'
import { UserError } from '#lib/result/user-error.ts'
import { convertImage, type ImageConversion } from './convert-image.ts'
import { BLUE, colorAt, fileAt, GREEN, RED, WHITE } from './images.fixture.ts'

const DEFAULTS: ImageConversion = {
  to: 'png',
  quality: 90,
  ground: '',
  keepsMetadata: false,
  keepsLocation: false,
}

async function converted(address: string, more: Partial<ImageConversion> = {}, name = 'a') {
  const shares: number[] = []
  const file = await fileAt(address, name)
  const report = (share: number) => shares.push(share)
  return { ...(await convertImage(file, { ...DEFAULTS, ...more }, undefined, report)), shares }
}

test.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const)('a picture becomes one of %s in its own size', async (to, type) => {
  const { blobs, notes } = await converted(STILL, { to })
  const [blob = new Blob()] = blobs
  const { width, height } = await createImageBitmap(blob)
  expect([blobs.length, blob.type, width, height, notes]).toEqual([1, type, 40, 30, []])
})

test('converts the first frame of an animation, with a note, if the format has no animation', async () => {
  const { blobs, notes } = await converted(MOVING, { to: 'png' })
  expect(await Promise.all(blobs.map((blob) => colorAt(blob, 2, 2)))).toEqual([RED])
  expect(notes).toEqual(['Only the first frame was converted.'])
})

// RFC 9649, 2.7: the duration of a frame in milliseconds has three bytes, twelve from its beginning; the loops, two.
test('an animated image remains animated as WebP, with its frames, their durations and its loops', async () => {
  const { blobs, notes, shares } = await converted(MOVING, { to: 'webp' })
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])
  const chunks = [...riffChunks(bytes)]
  const frames = chunks.filter(({ type }) => type === 'ANMF').map(({ data }) => toDataView(data))
  expect(frames.map((frame) => frame.getUint16(12, true) + (frame.getUint8(14) << 16))).toEqual([100, 100])
  const animation = chunks.find(({ type }) => type === 'ANIM')?.data ?? new Uint8Array(6)
  expect(toDataView(animation).getUint16(4, true)).toBe(0)
  expect([blobs[0]?.type, notes, shares]).toEqual(['image/webp', [], [0.5, 1]])
})

test('preserves transparency, or fills it with the chosen background', async () => {
  const alphaOf = async (more: Partial<ImageConversion>) => {
    const [blob = new Blob()] = (await converted(CLEAR, more)).blobs
    return await colorAt(blob, 37, 27)
  }
  expect((await alphaOf({}))[3]).toBe(4)
  // Half white above black.
  expect(await alphaOf({ ground: '#000000' })).toEqual([4, 4, 4, 8])
})

// Exif 3.0: with 6 the first row is the right side, the first column the top.
test.each([
  ['PNG', TURNED_PNG],
  ['WebP', TURNED_WEBP],
])('rotates a %s upright', async (_, address) => {
  const [blob = new Blob()] = (await converted(address)).blobs
  const corners = [
    [2, 2],
    [27, 2],
    [2, 37],
    [27, 37],
  ] as const
  expect(await Promise.all(corners.map(([x, y]) => colorAt(blob, x, y)))).toEqual([BLUE, RED, WHITE, GREEN])
})

test.each([
  ['is empty', new File([], 'a.png'), '"a.png" is empty.'],
  [
    'is no picture',
    new File(['Hello'], 'a.png'),
    '"a.png" is not a supported file type. The name says PNG, but the content is something else, or damaged.',
  ],
])('a file that %s is reported by its name', async (_, file, message) => {
  await expect(convertImage(file, DEFAULTS, undefined, () => {})).rejects.toThrow(new UserError(message))
})

test('a truncated file is reported by its name', async () => {
  const whole = await fileAt(CLEAR, 'a.png')
  const half = new File([whole.slice(0, whole.size - 20)], 'a.png')
  await expect(convertImage(half, DEFAULTS, undefined, () => {})).rejects.toThrow(
    new UserError('"a.png" is damaged or incomplete.'),
  )
})
