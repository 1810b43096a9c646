import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { decodeTiff, openTiff } from './engine-tiff.ts'
import { imageSources } from './image-source.ts'
import { imageToDocx } from './image-to-docx.ts'
import { imageToPdf } from './image-to-pdf.ts'
import { leftOut, mapImages, openImages } from './open-images.ts'

// The TIFF reader needs it, and leaves it behind.
beforeEach(() => {
  vi.stubGlobal('window', globalThis)
})
afterEach(() => vi.unstubAllGlobals())

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../lib/image/fixtures', name)))
const fileOf = (name: string, as = name) => new File([bytesOf(name)], as, { lastModified: 0 })
const RED = [255, 0, 0, 255]
const CYAN = [0, 255, 255, 255]

test('each page of a TIFF is a picture, in their order', async () => {
  const opened = await openImages(fileOf('pages.tif'), undefined)
  const seen = await mapImages(opened, async ({ width, height, part }, index) => [
    index,
    width,
    height,
    [...part({ x: 2, y: 2, width: 1, height: 1 }).rows(0, 1)],
  ])
  expect(seen).toEqual([
    [0, 40, 30, RED],
    [1, 40, 30, CYAN],
  ])
  expect(leftOut(opened.header)).toEqual([])
})

test('a page that cannot be opened is reported by its number, except the first, and each is closed after use', async () => {
  const { header, bytes } = await openImages(fileOf('pages.tif'), undefined)
  const closed: number[] = []
  const page = (number: number) => async () => ({
    width: 1,
    height: 1,
    part: () => ({ width: 1, height: 1, rows: () => new Uint8ClampedArray(4) }),
    close: () => void closed.push(number),
  })
  const broken = async () => {
    throw new UserError('It is broken.', 'Mend it.')
  }
  const work = (images: readonly (typeof broken | ReturnType<typeof page>)[]) =>
    mapImages({ header, bytes, images }, async () => 1)
  await expect(work([page(1), page(2), broken])).rejects.toThrow(
    new UserError('On page 3: It is broken.', 'Mend it.'),
  )
  await expect(work([broken])).rejects.toThrow(new UserError('It is broken.', 'Mend it.'))
  expect(closed).toEqual([1, 2])
})

// Exif 3.0: with 6 the first row is the right side, the first column the top.
test('decodeTiff(): rotates an image upright', async () => {
  const image = await decodeTiff(bytesOf('turned.tif'), 6, 'It is broken.')
  expect([image.width, image.height]).toEqual([30, 40])
  expect([...image.part({ x: 27, y: 2, width: 1, height: 1 }).rows(0, 1)]).toEqual(RED)
})

test('decodeTiff(): rejects other files with the given message', async () => {
  const text = new TextEncoder().encode('Hello, this is no picture')
  await expect(decodeTiff(text, 1, 'It is broken.')).rejects.toThrow(new UserError('It is broken.'))
  expect(() => openTiff(text, 'It is broken.')).toThrow(new UserError('It is broken.'))
})

test('pages of a TIFF are packed one by one for a document, a picture alone is not', async () => {
  const options = { quality: 90, keepsMetadata: false, isUpright: true }
  const kindsOf = async (name: string) => {
    const { images } = await imageSources(fileOf(name), undefined, options)
    return images.map(({ source }) => source.kind)
  }
  expect(await kindsOf('pages.tif')).toEqual(['png', 'png'])
  expect(await kindsOf('opaque.png')).toEqual(['png'])
})

async function docxOf(name: string, as = name) {
  const { blobs } = await imageToDocx(fileOf(name, as), { paper: 'a4', quality: 90 }, undefined)
  const files = unzipSync(new Uint8Array((await blobs[0]?.arrayBuffer()) ?? []))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  return { files, xml: text('word/document.xml'), core: text('docProps/core.xml'), type: blobs[0]?.type }
}

test('a Word document has a page for each picture, and is named as its file', async () => {
  const { files, xml, core, type } = await docxOf('pages.tif', 'scan.of.day.tif')
  expect(xml.match(/<wp:inline/g)).toHaveLength(2)
  expect(Object.keys(files).filter((path) => path.startsWith('word/media/'))).toHaveLength(2)
  expect(core).toContain('<dc:title>scan.of.day</dc:title>')
  expect(xml).toContain('descr="scan.of.day"')
  expect(type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
})

// 40 pixels at 96 an inch are 30 points, 381,000 units of the format; its page lies, for the picture is wide.
test('a picture in a Word document is as large as it says, on a page that lies as it does', async () => {
  const { xml } = await docxOf('opaque.png')
  expect(xml).toContain('<wp:extent cx="381000" cy="285750"/>')
  expect(xml).toMatch(/<w:pgSz w:w="16838" w:h="11906"/)
})

test("a PDF has a page per image, of the image's size if so configured, and the file's date", async () => {
  const conversion = { paper: 'picture', fillsPage: false, quality: 90, keepsMetadata: false } as const
  const { blobs, notes } = await imageToPdf(fileOf('pages.tif'), conversion, undefined)
  const input = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])
  const output = execFileSync('pdfinfo', ['-l', '9', '-'], { input, encoding: 'utf8' })
  expect(output.match(/^Page +\d+ size: +30 x 22\.5 pts$/gm)).toHaveLength(2)
  expect([blobs.length, blobs[0]?.type, notes]).toEqual([1, 'application/pdf', []])
  const dated = execFileSync('pdfinfo', ['-isodates', '-'], { input, encoding: 'utf8' })
  expect(dated).toMatch(/^Title: +pages$/m)
  expect(dated).toMatch(/^CreationDate: +1970-01-01T00:00:00Z?/m)
})
