import { expect, test } from 'vitest'
import { encodePng } from '../../../image/encode-png.ts'
import type { Block } from '../../blocks.ts'
import { testDocx, wordParagraph } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

const DOT = encodePng({ width: 1, height: 1 }, Uint8Array.of(0, 0, 0, 255))

/** Each block in a few words: its text, a picture as its size, a break as its kind. */
async function outline(body: string): Promise<{ lines: string[]; notes: readonly string[] }> {
  const { document, notes } = await readDocx(testDocx(body, {}, { dot: DOT }), 'letter.docx')
  return { lines: document.blocks.map(lineOf), notes }
}

function lineOf(block: Block): string {
  if (block.kind === 'image-block') return `${block.align ?? 'start'} ${block.width}×${block.height}`
  if (block.kind !== 'paragraph') return block.kind
  return block.content
    .map((one) =>
      one.kind === 'text' ? one.text : one.kind === 'image' ? `[${one.width}×${one.height}]` : '',
    )
    .join('')
}

const run = (content: string) => `<w:r>${content}</w:r>`
const text = (content: string) => run(`<w:t xml:space="preserve">${content}</w:t>`)
const box = (...paragraphs: string[]) =>
  `<w:txbxContent>${paragraphs.map((one) => wordParagraph(one)).join('')}</w:txbxContent>`
const graphic = (content: string) => `<a:graphic><a:graphicData>${content}</a:graphicData></a:graphic>`
const extent = (name: string, points: readonly [number, number]) =>
  `<${name} cx="${points[0] * 12_700}" cy="${points[1] * 12_700}"/>`
const anchor = (content: string, position = '<wp:posOffset>0</wp:posOffset>') =>
  `<w:drawing><wp:anchor><wp:positionH relativeFrom="column">${position}</wp:positionH>${extent('wp:extent', [100, 50])}${graphic(content)}</wp:anchor></w:drawing>`
const inline = (content: string) =>
  `<w:drawing><wp:inline>${extent('wp:extent', [100, 50])}<wp:docPr id="1" name="x"/>${graphic(content)}</wp:inline></w:drawing>`
const shape = (content: string) => `<wps:wsp><wps:spPr/><wps:txbx>${content}</wps:txbx></wps:wsp>`
const image = (size: readonly [number, number] = [100, 50]) =>
  `<pic:pic><pic:blipFill><a:blip r:embed="dot"/></pic:blipFill><pic:spPr><a:xfrm>${extent('a:ext', size)}</a:xfrm></pic:spPr></pic:pic>`
const vmlBox = (content: string) =>
  `<w:pict><v:rect style="width:100pt;height:50pt"><v:textbox>${content}</v:textbox></v:rect></w:pict>`
const ways = (choice: string, fallback: string, requires = 'wps') =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`

test('box text written in two formats is read once, after its anchor paragraph', async () => {
  const both = ways(anchor(shape(box('one', 'two'))), vmlBox(box('one', 'two')))
  const { lines, notes } = await outline(
    `${wordParagraph('before')}<w:p>${text('anchored')}${run(both)}</w:p>${wordParagraph('after')}`,
  )
  expect(lines).toEqual(['before', 'anchored', 'one', 'two', 'after'])
  expect(notes).toEqual([])
})

test.each([
  ['older programs alone', run(vmlBox(box('in a box')))],
  [
    'programs to come, and nobody else',
    run(
      `<mc:AlternateContent><mc:Choice Requires="x99">${anchor(shape(box('in a box')))}</mc:Choice></mc:AlternateContent>`,
    ),
  ],
  ['programs to come, and older ones', run(ways('<x99:new/>', vmlBox(box('in a box')), 'x99'))],
  ['a canvas', run(ways(inline(`<wpc:wpc>${shape(box('in a box'))}</wpc:wpc>`), '<w:pict/>', 'wpc'))],
  ['a link', `<w:hyperlink>${run(anchor(shape(box('in a box'))))}</w:hyperlink>`],
  [
    'a box in a box',
    run(anchor(shape(`<w:txbxContent><w:p>${run(anchor(shape(box('in a box'))))}</w:p></w:txbxContent>`))),
  ],
])('reads box text written for %s', async (_, content) => {
  const { lines } = await outline(`<w:p>${content}</w:p>`)
  expect(lines.filter((line) => line !== '')).toEqual(['in a box'])
})

test('a box is on the page of its anchor, before the page break', async () => {
  const { lines } = await outline(
    `<w:p>${text('one')}${run(anchor(shape(box('box'))))}${run('<w:br w:type="page"/>')}${run(anchor(image()))}${text('two')}</w:p>`,
  )
  expect(lines).toEqual(['one', 'box', 'page-break', 'start 100×50', 'two'])
})

test('returns every image and every text of a group, each image in its own size', async () => {
  const group = (content: string) =>
    `<wpg:wgp><wpg:grpSpPr><a:xfrm>${extent('a:ext', [100, 50])}${extent('a:chExt', [200, 100])}</a:xfrm></wpg:grpSpPr>${content}</wpg:wgp>`
  const { lines, notes } = await outline(
    `<w:p>${run(anchor(group(`${image([80, 40])}${shape(box('caption'))}${image([40, 20])}`)))}</w:p>`,
  )
  expect(lines).toEqual(['start 40×20', 'start 20×10', '', 'caption'])
  expect(notes).toEqual([])
})

test('returns every image and every text of a group in the format of Word before 2007', async () => {
  const data = '<v:imagedata r:id="dot"/>'
  const { lines } = await outline(
    `<w:p>${run(`<w:pict><v:group style="width:100pt;height:50pt" coordsize="1000,500"><v:shape style="width:300;height:200">${data}</v:shape><v:shape style="width:9;height:9"><v:textbox>${box('caption')}</v:textbox></v:shape><v:shape style="width:200;height:100">${data}</v:shape></v:group></w:pict>`)}</w:p>`,
  )
  expect(lines).toEqual(['[30×20][20×10]', 'caption'])
})

test('places a floating image like an inline one, on its side of the page', async () => {
  const { lines } = await outline(
    `<w:p>${text('a')}${run(inline(image()))}</w:p><w:p>${text('b')}${run(anchor(image(), '<wp:align>right</wp:align>'))}</w:p>`,
  )
  expect(lines).toEqual(['a[100×50]', 'right 100×50', 'b'])
})

test('reports a shape without text and keeps the text next to it', async () => {
  const { lines, notes } = await outline(
    `<w:p>${run(inline(`<wpc:wpc>${shape(box('in a box'))}<wps:wsp><wps:spPr/></wps:wsp></wpc:wpc>`))}</w:p>`,
  )
  expect(lines).toEqual(['', 'in a box'])
  expect(notes).toEqual(['1 drawing or chart was left out.'])
})

test('preserves base characters and their ruby guide', async () => {
  const { lines } = await outline(
    `<w:p>${run(`<w:ruby><w:rubyPr/><w:rt>${text('とうきょう')}</w:rt><w:rubyBase>${text('東京')}</w:rubyBase></w:ruby>`)}${text('へ')}</w:p>`,
  )
  expect(lines).toEqual(['東京(とうきょう)へ'])
})
