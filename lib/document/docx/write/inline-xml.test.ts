import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { paragraph, testDocument } from '../../../typeset/documents.fixture.ts'
import type { Block, Inline, TextDocument, TextStyle } from '../../blocks.ts'
import { writeDocx } from '../../write-docx.ts'
import { isFromRight, languageTag, runProperties, sizeTags } from './inline-xml.ts'
import { toggle, twips } from './xml.ts'

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

test.each<[Block, string[]]>([
  [{ kind: 'page-break' }, ['<w:r><w:br w:type="page"/></w:r>']],
  [{ kind: 'column-break' }, []],
  [
    { kind: 'columns', count: 2, gap: 9, blocks: [paragraph('a'), paragraph('b')] },
    [`<w:r>${words('a')}</w:r>`, `<w:r>${words('b')}</w:r>`],
  ],
  [
    { kind: 'drawing', width: 1, height: 1, box: { width: 1, height: 1 }, shapes: [], alt: 'A plan' },
    [`<w:r>${words('A plan')}</w:r>`],
  ],
  [
    { kind: 'rule', width: 1.5, color: '#12abef', spaceBefore: 3, spaceAfter: 4 },
    [
      '<w:pPr><w:pBdr><w:bottom w:val="single" w:sz="12" w:space="1" w:color="12ABEF"/></w:pBdr><w:spacing w:before="60" w:after="80" w:line="40" w:lineRule="exact"/></w:pPr>',
    ],
  ],
])('the block %o is written as %j', (block, expected) => {
  expect(runs(block)).toEqual(expected)
})

// ECMA-376, 17.13.6.2: a bookmark starts with a letter and has at most 40 characters.
test.each([
  ['chapter-1', 'chapter_1_1'],
  ['2nd', 'b_1'],
  ['Größe', 'Größe_1'],
  ['a'.repeat(50), `${'a'.repeat(30)}_1`],
])('the id %s has a bookmark named %s', (id, name) => {
  expect(part('word/document.xml', [paragraph('here', { id })])).toContain(`w:name="${name}"`)
})

const BASE: TextStyle = { size: 10, font: 'sans', color: '#000000' }
// ECMA-376, 17.3.2: what differs from the style around it; sizes in half points.
test.each<[TextStyle, string]>([
  [BASE, ''],
  [{ ...BASE, size: 12.5 }, '<w:sz w:val="25"/><w:szCs w:val="25"/>'],
  [{ ...BASE, bold: true, italic: false }, '<w:b/><w:bCs/><w:i w:val="0"/><w:iCs w:val="0"/>'],
  [{ ...BASE, strike: true, underline: true }, '<w:strike/><w:u w:val="single"/>'],
  [{ ...BASE, underline: false }, '<w:u w:val="none"/>'],
  [{ ...BASE, color: '#12abef' }, '<w:color w:val="12ABEF"/>'],
  [{ ...BASE, highlight: '#ffff00' }, '<w:shd w:val="clear" w:color="auto" w:fill="FFFF00"/>'],
  [{ ...BASE, script: 'super' }, '<w:vertAlign w:val="superscript"/>'],
  [{ ...BASE, script: 'sub' }, '<w:vertAlign w:val="subscript"/>'],
  [{ ...BASE, language: 'de' }, '<w:lang w:val="de"/>'],
  [{ ...BASE, code: true }, '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>'],
  [{ ...BASE, font: 'tinos' }, ['ascii', 'hAnsi', 'cs'].map((key) => ` w:${key}="Times New Roman"`).join('')],
])('a run with %o has the properties %s', (style, inner) => {
  const wanted = inner.startsWith(' ') ? `<w:rFonts${inner}/>` : inner
  expect(runProperties(style, BASE)).toBe(wanted === '' ? '' : `<w:rPr>${wanted}</w:rPr>`)
})

test.each([
  ['carlito', 'Calibri'],
  ['caladea', 'Cambria'],
  ['arimo', 'Arial'],
  ['cousine', 'Courier New'],
  ['mono', 'Consolas'],
] as const)('the font %s is called %s', (font, name) => {
  expect(runProperties({ font }, {})).toContain(`w:ascii="${name}"`)
})

test.each([
  ['سلام', true],
  ['שלום', true],
  ['abc שלום', true],
  ['abc', false],
  ['東京', false],
])('the text %s is marked as one from the right: %s', (content, isMarked) => {
  expect(runProperties({}, {}, isFromRight(content))).toBe(isMarked ? '<w:rPr><w:rtl/></w:rPr>' : '')
})

test.each([
  ['de', false, '<w:lang w:val="de"/>'],
  ['he', false, '<w:lang w:bidi="he"/>'],
  ['ar-EG', false, '<w:lang w:bidi="ar-EG"/>'],
  ['arn', false, '<w:lang w:val="arn"/>'],
  ['ja', false, '<w:lang w:eastAsia="ja"/>'],
  ['zh-Hant', false, '<w:lang w:eastAsia="zh-Hant"/>'],
  ['de', true, '<w:lang w:bidi="de"/>'],
])('the language %s, from the right %s, is written as %s', (language, fromRight, xml) => {
  expect(languageTag(language, fromRight)).toBe(xml)
})

test.each([
  [10, 20],
  [10.3, 21],
  [0.2, 2],
])('text of %d points has the size %i', (size, halfPoints) => {
  expect(sizeTags(size)).toBe(`<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`)
})

test('lengths are twentieths of a point; undefined values are omitted', () => {
  expect([twips(1.26), twips(0), twips(undefined)]).toEqual([25, 0, undefined])
  expect([toggle('w:b', true), toggle('w:b', false), toggle('w:b', undefined)]).toEqual([
    '<w:b/>',
    '<w:b w:val="0"/>',
    '',
  ])
})
