import { expect, test } from 'vitest'
import LOCATED from '#lib/picture/fixtures/located.jpg?url'
import LOSSY from '#lib/picture/fixtures/lossy.webp?url'
import MOVING from '#lib/picture/fixtures/moving.gif?url'
import OPAQUE from '#lib/picture/fixtures/opaque.png?url'
import PLAIN from '#lib/picture/fixtures/plain.jpg?url'
import TURNED_PNG from '#lib/picture/fixtures/turned.png?url'
import TURNED_JPEG from '#lib/picture/fixtures/turned-6.jpg?url'
import { pictureSources } from './picture-source.ts'
import { fileAt } from './test-pictures.ts'

const OPTIONS = { quality: 90, keepsMetadata: false, isUpright: true }
const sources = async (address: string, more: Partial<typeof OPTIONS> = {}) =>
  pictureSources(await fileAt(address, 'a'), undefined, { ...OPTIONS, ...more })

test.each([
  ['a JPEG', PLAIN, ['jpeg']],
  ['a PNG', OPAQUE, ['png']],
  ['a PNG that lies on its side', TURNED_PNG, ['pixels']],
  ['a photo of another format', LOSSY, ['jpeg']],
  ['a drawing that moves', MOVING, ['pixels']],
] as const)('%s (%s) stands in a document as %j', async (_, address, kinds) => {
  const { pictures } = await sources(address)
  expect(pictures.map(({ source }) => source.kind)).toEqual(kinds)
})

test('a JPEG that lies on its side stays as it is where the document turns it, else it is stood up', async () => {
  const { pictures: lying } = await sources(TURNED_JPEG, { isUpright: false })
  const { pictures: standing } = await sources(TURNED_JPEG)
  const told = [...lying, ...standing].map(({ width, height, orientation }) => ({
    width,
    height,
    orientation,
  }))
  expect(told).toEqual([
    { width: 30, height: 40, orientation: 6 },
    { width: 30, height: 40, orientation: 1 },
  ])
})

test('a JPEG keeps what it says of itself only where that is wanted', async () => {
  const file = await fileAt(LOCATED, 'a')
  const sizeOf = async (keepsMetadata: boolean) => {
    const { pictures } = await sources(LOCATED, { keepsMetadata, isUpright: false })
    const [source] = pictures.map((picture) => picture.source)
    return source?.kind === 'jpeg' ? source.bytes.length : 0
  }
  expect(await sizeOf(true)).toBe(file.size)
  expect(await sizeOf(false)).toBeLessThan(file.size)
})

test('that only the first frame is there is told', async () => {
  expect((await sources(MOVING)).notes).toEqual(['Only the first frame was converted.'])
  expect((await sources(PLAIN)).notes).toEqual([])
})
