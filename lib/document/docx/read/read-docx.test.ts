import { expect, test } from 'vitest'
import { UserError } from '../../../result/user-error.ts'
import type { Block } from '../../blocks.ts'
import { testDocx, wordParagraph } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

async function blocksOf(body: string, parts: Readonly<Record<string, string>> = {}) {
  return (await readDocx(testDocx(body, parts), 'letter.docx')).document.blocks
}

function labelsOf(blocks: readonly Block[]): (string | undefined)[] {
  return blocks.map((block) => (block.kind === 'paragraph' ? block.label?.text : undefined))
}

const level = (index: number, format: string, pattern: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`
const NUMBERING = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`
const item = (list: number, depth: number) =>
  wordParagraph('x', `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`)

test('numbers continue, restart below a higher level, and use the start of an instance', async () => {
  const body = [item(1, 0), item(1, 1), item(1, 1), item(1, 0), item(1, 1), item(2, 0), item(2, 0)].join('')
  expect(labelsOf(await blocksOf(body, { numbering: NUMBERING }))).toEqual([
    '1.',
    '1.a',
    '1.b',
    '2.',
    '2.a',
    '7.',
    '8.',
  ])
})

test('styles inherit from what they are based on, and what two kinds of style turn on is off', async () => {
  const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="A"><w:name w:val="heading 2"/><w:pPr><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:color w:val="FF0000"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="C"><w:rPr><w:b/></w:rPr></w:style>`
  const body = `<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:t>a</w:t></w:r><w:r><w:rPr><w:rStyle w:val="C"/></w:rPr><w:t>b</w:t></w:r></w:p>`
  const [block] = await blocksOf(body, { styles })
  expect(block).toMatchObject({
    kind: 'paragraph',
    spaceBefore: 12,
    content: [
      { text: 'a', style: { bold: true, color: '#ff0000', size: 11 } },
      { text: 'b', style: { bold: false, color: '#ff0000' } },
    ],
  })
})

test.each([
  ['w:beforeAutospacing="1" w:before="40" w:after="60"', 14, 3],
  ['w:afterAutospacing="1" w:before="40" w:after="60"', 2, 14],
])('of a paragraph with %s that side alone is as in a browser', async (spacing, spaceBefore, spaceAfter) => {
  const [block] = await blocksOf(wordParagraph('x', `<w:spacing ${spacing}/>`))
  expect(block).toMatchObject({ spaceBefore, spaceAfter })
})

test('a table style that is based on another keeps those margins that it does not set', async () => {
  const margins = (sides: string) => `<w:tblPr><w:tblCellMar>${sides}</w:tblCellMar></w:tblPr>`
  const styles = `<w:style w:type="table" w:styleId="A">${margins('<w:top w:w="100" w:type="dxa"/><w:left w:w="200" w:type="dxa"/>')}</w:style>
<w:style w:type="table" w:styleId="B"><w:basedOn w:val="A"/>${margins('<w:left w:w="40" w:type="dxa"/>')}</w:style>`
  const body = `<w:tbl><w:tblPr><w:tblStyle w:val="B"/></w:tblPr><w:tblGrid><w:gridCol w:w="1000"/></w:tblGrid>
<w:tr><w:tc>${wordParagraph('a')}</w:tc></w:tr></w:tbl>`
  const [table] = await blocksOf(body, { styles })
  expect(table).toMatchObject({ padding: { top: 5, left: 2, bottom: 0, right: 5.4 } })
})

test('includes insertions and drops deletions', async () => {
  const body =
    '<w:p><w:r><w:t>a</w:t></w:r><w:ins><w:r><w:t>b</w:t></w:r></w:ins><w:del><w:r><w:delText>c</w:delText></w:r></w:del></w:p>'
  const [block] = await blocksOf(body)
  expect(block).toMatchObject({ content: [{ text: 'ab' }] })
})

test('cells that span columns and rows are in their positions', async () => {
  const cell = (properties: string, text: string) =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`
  const body = `<w:tbl><w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="2000"/></w:tblGrid>
<w:tr>${cell('<w:gridSpan w:val="2"/>', 'wide')}</w:tr>
<w:tr>${cell('<w:vMerge w:val="restart"/>', 'high')}${cell('', 'one')}</w:tr>
<w:tr>${cell('<w:vMerge/>', '')}${cell('', 'two')}</w:tr></w:tbl>`
  const [table] = await blocksOf(body)
  expect(table).toMatchObject({
    kind: 'table',
    columns: [{ points: 50 }, { points: 100 }],
    rows: [{ cells: [{ columnSpan: 2 }] }, { cells: [{ rowSpan: 2 }, {}] }, { cells: [{}] }],
  })
})

test.each([
  [
    'an external entity',
    '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    'A document type is not allowed',
  ],
  ['endless nesting', '<a>'.repeat(1200), 'It is nested too deeply'],
])('%s is refused with a sentence', async (_, xml, message) => {
  await expect(readDocx(testDocx(xml), 'x.docx')).rejects.toThrow(message)
})

test('10,000 tables within each other are refused, and the page lives on', async () => {
  const body = `${'<w:tbl><w:tr><w:tc>'.repeat(10_000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(10_000)}`
  await expect(readDocx(testDocx(body), 'x.docx')).rejects.toThrow(UserError)
})

test('rejects a file with a password and says so', async () => {
  await expect(readDocx(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'x.docx')).rejects.toThrow('password')
})

test('a small file that unpacks without end is refused before it is unpacked', async () => {
  const bytes = testDocx(wordParagraph('x'))
  const view = new DataView(bytes.buffer)
  const central = 0x02014b50
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === central) view.setUint32(at + 24, 2_000_000_000, true)
  await expect(readDocx(bytes, 'x.docx')).rejects.toThrow(
    'This file unpacks to more than a document can hold',
  )
})

test('reads a section with several columns, which ends without an extra line', async () => {
  const section = (inner: string) => `<w:sectPr><w:type w:val="continuous"/>${inner}</w:sectPr>`
  const body = `${wordParagraph('title', section(''))}${wordParagraph('in columns')}
<w:p><w:pPr>${section('<w:cols w:num="3" w:space="240" w:sep="1"/>')}</w:pPr></w:p>
${wordParagraph('uneven')}${section('<w:cols w:num="2" w:equalWidth="0"><w:col w:w="3000" w:space="400"/><w:col w:w="6000"/></w:cols>')}`
  expect(await blocksOf(body)).toMatchObject([
    { kind: 'paragraph', content: [{ text: 'title' }] },
    {
      kind: 'columns',
      count: 3,
      gap: 12,
      hasRule: true,
      isBalanced: true,
      blocks: [{ content: [{ text: 'in columns' }] }],
    },
    { kind: 'columns', count: 2, gap: 20, hasRule: false, isBalanced: false },
  ])
})

test('a column break parts its paragraph', async () => {
  const [columns] = await blocksOf(
    `<w:p><w:r><w:t>a</w:t><w:br w:type="column"/><w:t>b</w:t></w:r></w:p><w:sectPr><w:cols w:num="2"/></w:sectPr>`,
  )
  expect(columns).toMatchObject({
    blocks: [{ content: [{ text: 'a' }] }, { kind: 'column-break' }, { content: [{ text: 'b' }] }],
  })
})

test('an endnote has the number of its reference, lowercase Roman by default', async () => {
  const reference = (id: number) => `<w:p><w:r><w:endnoteReference w:id="${id}"/></w:r></w:p>`
  const note = (id: number) =>
    `<w:endnote w:id="${id}"><w:p><w:r><w:endnoteRef/><w:t xml:space="preserve"> note</w:t></w:r></w:p></w:endnote>`
  const blocks = await blocksOf(reference(2) + reference(3), { endnotes: note(2) + note(3) })
  expect(blocks).toMatchObject([
    { content: [{ text: 'i' }] },
    { content: [{ text: 'ii' }] },
    { kind: 'rule', length: 144 },
    { content: [{ text: 'i note' }] },
    { content: [{ text: 'ii note' }] },
  ])
})

test('a document of 130,000 paragraphs has them all', async () => {
  expect(await blocksOf('<w:p/>'.repeat(130_000))).toHaveLength(130_000)
})

test('a small file that unpacks to millions of paragraphs is refused before they are read', async () => {
  await expect(blocksOf('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_000_001))).rejects.toThrow(
    /^This document is too long: It has 6,000,\d\d\d tags inside/,
  )
})
