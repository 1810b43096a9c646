import { expect, test } from 'vitest'
import { testEngine } from '../../../typeset/engine.fixture.ts'
import { judge, pdfText } from '../../../typeset/pdf-validators.fixture.ts'
import { typeset } from '../../../typeset/typeset.ts'
import { writeDocx } from '../../write-docx.ts'
import { testDocx } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

const engine = testEngine()
const paragraph = (properties: string, ...texts: string[]) =>
  `<w:p><w:pPr><w:bidi/>${properties}</w:pPr>${texts.map((text) => `<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`
const border = (side: string, color: string) => `<w:${side} w:val="single" w:sz="8" w:color="${color}"/>`
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph('', text)}</w:tc>`
const table = (properties: string, ...cells: string[]) =>
  `<w:tbl><w:tblPr><w:bidiVisual/>${properties}</w:tblPr><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(cells.length)}</w:tblGrid><w:tr>${cells.join('')}</w:tr></w:tbl>`

const read = async (body: string) => (await readDocx(testDocx(body), 'letter.docx')).document

async function pdfOf(body: string): Promise<Uint8Array> {
  const { fonts, subsetter } = await engine
  return (await typeset(await read(body), fonts, subsetter)).bytes
}

/** Returns the words of the PDF as found by poppler, with their start and end in points from the left. */
async function wordsOf(body: string) {
  const found = await judge(await pdfOf(body), 'pdftotext', ['-bbox', '{}', '-'])
  const words = found.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"[^>]*>([^<]*)</g)
  return [...words].map(([, left, right, text = '']) => ({
    left: Number(left),
    right: Number(right),
    text: asRead(text),
  }))
}

/** Reverses Hebrew words: with positions, poppler returns their letters from left to right. */
function asRead(text: string): string {
  return /\p{Script=Hebrew}/u.test(text) ? [...text].reverse().join('') : text
}

const PAGE = { left: 72, right: 540 }

test('words of a paragraph in Hebrew stand from the right margin on, in their order', async () => {
  const words = await wordsOf(paragraph('', 'שלום עולם טוב'))
  const fromRight = words.toSorted((one, other) => other.right - one.right)
  expect(fromRight.map(({ text }) => text)).toEqual(['שלום', 'עולם', 'טוב'])
  expect(fromRight[0]?.right).toBeCloseTo(PAGE.right, 0)
})

test('a paragraph in Arabic ends at the right margin and is read word by word', async () => {
  const body = paragraph('', 'السلام عليكم جميعا')
  expect(await pdfText(await pdfOf(body))).toBe('السلام عليكم جميعا')
  expect(Math.max(...(await wordsOf(body)).map(({ right }) => right))).toBeCloseTo(PAGE.right, 0)
})

test('`right` is where a paragraph from right to left ends, and its indent is at the right', async () => {
  const body = paragraph('<w:jc w:val="right"/>', 'סוף') + paragraph('<w:ind w:left="1440"/>', 'פנים')
  const [end, indented] = await wordsOf(body)
  expect(end?.left).toBeCloseTo(PAGE.left, 0)
  expect(indented?.right).toBeCloseTo(PAGE.right - 72, 0)
})

test('a number and a left-to-right name preserve their order between Hebrew words', async () => {
  const words = await wordsOf(paragraph('', 'חשבון ', 'INV 2026', ' שולם'))
  const sorted = words.toSorted((one, other) => one.left - other.left)
  expect(sorted.map(({ text }) => text)).toEqual(['שולם', 'INV', '2026', 'חשבון'])
})

test('the first column of a table from right to left is the rightmost', async () => {
  const words = await wordsOf(table('', cell('אחת'), cell('שתיים'), cell('שלוש')))
  const sorted = words.toSorted((one, other) => one.left - other.left)
  expect(sorted.map(({ text }) => text)).toEqual(['שלוש', 'שתיים', 'אחת'])
})

const FRAMED = table(
  `<w:tblBorders>${border('left', 'FF0000')}${border('right', '0000FF')}</w:tblBorders><w:tblCellMar><w:left w:w="200"/><w:right w:w="40"/></w:tblCellMar>`,
  cell('אחת'),
  cell('שתיים', `<w:tcBorders>${border('start', '00FF00')}</w:tcBorders>`),
)
const SEEN = {
  direction: 'rtl',
  padding: { left: 2, right: 10 },
  rows: [
    {
      cells: [
        { borders: { right: { color: '#ff0000' } } },
        { borders: { left: { color: '#0000ff' }, right: { color: '#00ff00' } } },
      ],
    },
  ],
}

test('a table from right to left has its frame around it, and what is at its beginning is at the right', async () => {
  const [first] = (await read(FRAMED)).blocks
  expect(first).toMatchObject(SEEN)
  expect(first).not.toHaveProperty('rows.0.cells.0.borders.left')
})

test('it has the same frame when it is written again', async () => {
  const again = await readDocx(writeDocx(await read(FRAMED)), 'again.docx')
  expect(again.document.blocks[0]).toMatchObject(SEEN)
})

test.each([
  ['w:dir', 'rtl', '\u202Babc\u202C'],
  ['w:bdo', 'rtl', '\u202Eabc\u202C'],
])('%s %s turns the direction of what stands within', async (name, value, expected) => {
  const { blocks } = await read(
    `<w:p><w:${name.slice(2)} w:val="${value}"><w:r><w:t>abc</w:t></w:r></w:${name.slice(2)}></w:p>`,
  )
  expect(blocks).toMatchObject([{ content: [{ text: expected }] }])
})

test('a section from right to left fills its columns from the right', async () => {
  expect((await read(`${paragraph('', 'א')}<w:sectPr><w:bidi/></w:sectPr>`)).direction).toBe('rtl')
})
