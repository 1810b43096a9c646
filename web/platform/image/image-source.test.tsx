import { expect, test } from 'vitest'
import LOCATED from '#lib/image/fixtures/located.jpg?url'
import LOSSY from '#lib/image/fixtures/lossy.webp?url'
import MOVING from '#lib/image/fixtures/moving.gif?url'
import OPAQUE from '#lib/image/fixtures/opaque.png?url'
import PLAIN from '#lib/image/fixtures/plain.jpg?url'
import TURNED_PNG from '#lib/image/fixtures/turned.png?url'
import TURNED_JPEG from '#lib/image/fixtures/turned-6.jpg?url'
import { imageSources } from './image-source.ts'
import { fileAt } from './images.fixture.ts'

const OPTIONS = { quality: 90, keepsMetadata: false, isUpright: true }
const sources = async (address: string, more: Partial<typeof OPTIONS> = {}) =>
  imageSources(await fileAt(address, 'a'), undefined, { ...OPTIONS, ...more })

test.each([
  ['a JPEG', PLAIN, ['jpeg']],
  ['a PNG', OPAQUE, ['png']],
  ['a PNG that lies on its side', TURNED_PNG, ['pixels']],
  ['a photo of another format', LOSSY, ['jpeg']],
  ['a drawing that moves', MOVING, ['pixels']],
] as const)('%s (%s) is embedded in a document as %j', async (_, address, kinds) => {
  const { images } = await sources(address)
  expect(images.map(({ source }) => source.kind)).toEqual(kinds)
})

test('keeps a rotated JPEG if the document can rotate it, else rotates it upright', async () => {
  const { images: lying } = await sources(TURNED_JPEG, { isUpright: false })
  const { images: standing } = await sources(TURNED_JPEG)
  const summary = [...lying, ...standing].map(({ width, height, orientation }) => ({
    width,
    height,
    orientation,
  }))
  expect(summary).toEqual([
    { width: 30, height: 40, orientation: 6 },
    { width: 30, height: 40, orientation: 1 },
  ])
})

test('a JPEG keeps its metadata only if so configured', async () => {
  const file = await fileAt(LOCATED, 'a')
  const sizeOf = async (keepsMetadata: boolean) => {
    const { images } = await sources(LOCATED, { keepsMetadata, isUpright: false })
    const [source] = images.map((image) => image.source)
    return source?.kind === 'jpeg' ? source.bytes.length : 0
  }
  expect(await sizeOf(true)).toBe(file.size)
  expect(await sizeOf(false)).toBeLessThan(file.size)
})

test('notes that only the first frame was converted', async () => {
  expect((await sources(MOVING)).notes).toEqual(['Only the first frame was converted.'])
  expect((await sources(PLAIN)).notes).toEqual([])
})
