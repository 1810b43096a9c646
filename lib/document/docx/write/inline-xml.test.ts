import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { paragraph, testDocument } from '../../../typeset/documents.fixture.ts'
import type { Block, Inline, TextDocument, TextStyle } from '../../blocks.ts'
import { writeDocx } from '../../write-docx.ts'

const files = (blocks: readonly Block[], more: Partial<TextDocument> = {}) =>
  unzipSync(writeDocx(testDocument(blocks, more)))
const part = (path: string, blocks: readonly Block[], more: Partial<TextDocument> = {}) =>
  strFromU8(files(blocks, more)[path] ?? new Uint8Array())
const holding = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
const text = (words: string, style?: TextStyle): Inline => ({
  kind: 'text',
  text: words,
  ...(style ? { style } : {}),
})
/** Returns the XML within the paragraphs of these blocks. */
const runs = (...blocks: readonly Block[]) =>
  [...part('word/document.xml', blocks).matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner]) => inner)
const words = (content: string) => `<w:t xml:space="preserve">${content}</w:t>`

test.each([
  ['a\tb', `${words('a')}<w:tab/>${words('b')}`],
  ['a\nb\r\nc\rd', `${words('a')}<w:br/>${words('b')}<w:br/>${words('c')}<w:br/>${words('d')}`],
  ['a\u2028b\u2029c\vd', `${words('a')}<w:br/>${words('b')}<w:br/>${words('c')}<w:br/>${words('d')}`],
  ['\n\n', '<w:br/><w:br/>'],
  [' a & <b> ', words(' a &amp; &lt;b&gt; ')],
])('the text %j is written as %s', (content, xml) => {
  expect(runs(holding(text(content)))).toEqual([`<w:r>${xml}</w:r>`])
})

test('line breaks and page numbers are what they are', () => {
  expect(
    runs(
      holding(
        { kind: 'line-break' },
        { kind: 'page-field', shows: 'number' },
        { kind: 'page-field', shows: 'count', style: { bold: true } },
      ),
    ),
  ).toEqual([
    '<w:r><w:br/></w:r>' +
      '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>' +
      '<w:fldSimple w:instr=" NUMPAGES "><w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t>1</w:t></w:r></w:fldSimple>',
  ])
})

test('links lead to a URL that is written once, or to a bookmark in the document', () => {
  const blocks = [
    holding(
      text('out', { link: 'https://example.org/?a&b' }),
      text('again', { link: 'https://example.org/?a&b' }),
    ),
    holding(text('in', { link: '#place' })),
    paragraph('here', { id: 'place' }),
  ]
  const [out = '', inside] = runs(...blocks)
  const [, id = ''] = /<w:hyperlink r:id="(rId\d+)">/.exec(out) ?? []
  expect(out.split(`<w:hyperlink r:id="${id}">`)).toHaveLength(3)
  expect(inside).toBe(`<w:hyperlink w:anchor="place_1"><w:r>${words('in')}</w:r></w:hyperlink>`)
  const list = part('word/_rels/document.xml.rels', blocks)
  expect(list).toContain('Target="https://example.org/?a&amp;b" TargetMode="External"')
  expect(list.split('TargetMode="External"')).toHaveLength(2)
  expect(part('word/document.xml', blocks)).toContain('w:name="place_1"')
})

test('notes are counted from 2, each with its own text', () => {
  const mark = (note: string): Inline => ({ kind: 'note-mark', text: '1', note: [paragraph(note)] })
  const blocks = [holding(mark('first'), mark('second'))]
  const reference = (id: number) =>
    `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`
  expect(runs(...blocks)).toEqual([reference(2) + reference(3)])
  const notes = part('word/footnotes.xml', blocks)
  expect(
    [...notes.matchAll(/<w:footnote w:id="(\d+)">.*?<w:t[^>]*>(\w+)/g)].map(([, ...found]) => found),
  ).toEqual([
    ['2', 'first'],
    ['3', 'second'],
  ])
  expect(notes).toContain('<w:pStyle w:val="FootnoteText"/>')
})

test('an image used twice is one file; another type has another extension', () => {
  const jpeg = { kind: 'jpeg', bytes: Uint8Array.of(1, 2) } as const
  const pixels = { kind: 'pixels', width: 1, height: 1, bytes: new Uint8Array(4) } as const
  const image = (source: typeof jpeg | typeof pixels, more: object = {}): Inline => ({
    kind: 'image',
    source,
    width: 72,
    height: 36,
    alt: 'A "dot"',
    ...more,
  })
  const blocks = [holding(image(jpeg), image(pixels), image(jpeg, { link: 'https://example.org/' }))]
  expect(Object.keys(files(blocks)).filter((path) => path.startsWith('word/media/'))).toEqual([
    'word/media/image1.jpeg',
    'word/media/image2.png',
  ])
  const xml = part('word/document.xml', blocks)
  // 914,400 units are an inch.
  expect(xml.split('<wp:extent cx="914400" cy="457200"/>')).toHaveLength(4)
  expect(xml).toContain('<wp:docPr id="1" name="Picture 1" descr="A &quot;dot&quot;"/>')
  expect(xml.split('<a:hlinkClick ')).toHaveLength(2)
})
