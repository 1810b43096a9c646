import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { childElements, readXml } from '../markup/read-xml.ts'
import { paragraph, testDocument } from '../typeset/documents.fixture.ts'
import type { Block } from './blocks.ts'
import { readDocx } from './docx/read/read-docx.ts'
import { writeDocx } from './write-docx.ts'

const BLOCKS: readonly Block[] = [
  { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'Parts' }], id: 'parts' },
  paragraph('A link', {
    content: [{ kind: 'text', text: 'away', style: { link: 'https://example.org/?a=1&b=2', bold: true } }],
  }),
  {
    kind: 'list',
    marker: 'decimal',
    start: 3,
    items: [{ blocks: [paragraph('three')] }, { blocks: [paragraph('four')] }],
  },
  {
    kind: 'table',
    columns: [{ points: 60 }, { points: 90 }],
    rows: [
      {
        cells: [
          { blocks: [paragraph('high')], rowSpan: 2 },
          { blocks: [paragraph('a')], shade: '#ffee00' },
        ],
      },
      { cells: [{ blocks: [paragraph('b')] }] },
    ],
    headerRows: 1,
  },
]

test('round trip preserves headings, links, numbers, tables with spans', async () => {
  const { document } = await readDocx(writeDocx(testDocument(BLOCKS)), 'a.docx')
  expect(document.meta.title).toBe('A test')
  expect(document.blocks).toMatchObject([
    { kind: 'heading', level: 2, id: 'parts_1', content: [{ text: 'Parts', style: { bold: true } }] },
    { content: [{ text: 'away', style: { link: 'https://example.org/?a=1&b=2', bold: true } }] },
    { label: { text: '3.' }, content: [{ text: 'three' }] },
    { label: { text: '4.' }, content: [{ text: 'four' }] },
    {
      kind: 'table',
      columns: [{ points: 60 }, { points: 90 }],
      headerRows: 1,
      rows: [{ cells: [{ rowSpan: 2 }, { shade: '#ffee00' }] }, { cells: [{}] }],
    },
  ])
})

test('the same document yields the same bytes', () => {
  expect(Buffer.compare(writeDocx(testDocument(BLOCKS)), writeDocx(testDocument(BLOCKS)))).toBe(0)
})

test.each<[string, readonly Block[], string]>([
  ['a paragraph', [paragraph('Head')], 'w:p'],
  ['a table', BLOCKS.slice(3), 'w:tbl w:p'],
  ['nothing', [], 'w:p'],
])('a header of %s ends with a paragraph, as Word wants it', async (_, header, parts) => {
  const plain = testDocument([paragraph('Body')])
  const files = unzipSync(writeDocx({ ...plain, page: { ...plain.page, header, footer: header } }))
  for (const name of ['word/header1.xml', 'word/footer2.xml']) {
    const root = readXml(strFromU8(files[name] ?? new Uint8Array()))
    expect(
      childElements(root)
        .map((element) => element.name)
        .join(' '),
    ).toBe(parts)
  }
})
