import { expect, test } from 'vitest'
import { encodePng } from '../../../image/encode-png.ts'
import { testDocx } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

const DOT = encodePng({ width: 1, height: 1 }, Uint8Array.of(0, 0, 0, 255))
const DATA = '<v:imagedata r:id="dot"/>'

/** Returns the images of a drawing as Word wrote them before 2007, and its notes. */
async function imagesOf(drawing: string) {
  const body = `<w:p><w:r><w:pict>${drawing}</w:pict></w:r></w:p>`
  const { document, notes } = await readDocx(testDocx(body, {}, { dot: DOT }), 'letter.docx')
  const inlines = document.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.content : []))
  return { images: inlines.filter((inline) => inline.kind === 'image'), notes }
}

// CSS: an inch is 72 points, 2.54 cm, 96 pixels, 6 picas.
test.each([
  ['width:100pt;height:50pt', 100, 50],
  ['width:1in;height:.5in', 72, 36],
  ['width:2.54cm;height:25.4mm', 72, 72],
  ['width:96px;height:6pc', 72, 72],
  ['width:96;height:48', 72, 36],
  ['position:absolute; width:100pt; height:50pt;z-index:1', 100, 50],
  ['mso-width-percent:0;max-width:7pt;width:100pt;height:50pt', 100, 50],
  ['width:9999pt;height:50pt', 5000, 50],
  ['width:auto;height:50pt', 72, 50],
  ['', 72, 72],
])('a picture with the style "%s" is %d × %d points large', async (style, width, height) => {
  const { images, notes } = await imagesOf(`<v:shape style="${style}">${DATA}</v:shape>`)
  expect(images).toMatchObject([{ width: expect.closeTo(width, 6), height: expect.closeTo(height, 6) }])
  expect(notes).toEqual([])
})

test.each([
  ['alt="A dot"', 'o:title="File"', 'A dot'],
  ['', 'o:title="File"', 'File'],
  ['', '', ''],
])('the alternative text of an image is read from %j, else from %j', async (shape, data, alt) => {
  const { images } = await imagesOf(
    `<v:shape ${shape} style="width:9pt"><v:imagedata r:id="dot" ${data}/></v:shape>`,
  )
  expect(images.map((image) => image.alt)).toEqual([alt])
})

test('a group counts in thousandths of itself where it says nothing else, also within another', async () => {
  const shape = `<v:shape style="width:500;height:250">${DATA}</v:shape>`
  const outer = (content: string) => `<v:group style="width:200pt;height:100pt">${content}</v:group>`
  const inner = `<v:group style="width:500;height:500" coordsize="500,500">${shape}</v:group>`
  const sizes = async (drawing: string) =>
    (await imagesOf(drawing)).images.map(({ width, height }) => [width, height])
  expect(await sizes(outer(shape))).toEqual([[100, 25]])
  expect(await sizes(outer(inner))).toEqual([[100, 25]])
})

test.each([
  ['rect', 1],
  ['oval', 1],
  ['line', 1],
  ['textbox', 0],
])('an empty %s leaves %i drawings out', async (name, count) => {
  const { notes } = await imagesOf(`<v:${name} style="width:9pt;height:9pt"/>`)
  expect(notes).toEqual(count === 0 ? [] : ['1 drawing or chart was left out.'])
})

test('a horizontal rule is not reported as an omitted drawing', async () => {
  expect((await imagesOf('<v:rect o:hr="t" style="width:0;height:1.5pt"/>')).notes).toEqual([])
})
