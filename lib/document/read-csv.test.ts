import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('reads a table with a repeated header row and right-aligned number columns', () => {
  const { document } = readCsv(bytes('name;amount\n"A; B";1,50\nC;-2\n'), 'list.csv', 'letter')
  expect(document.page).toMatchObject({ width: 612, height: 792 })
  const cells = [
    { blocks: [{ content: [{ text: 'A; B' }] }] },
    { blocks: [{ content: [{ text: '1,50' }], align: 'right' }] },
  ]
  expect(document.blocks).toMatchObject([{ kind: 'table', headerRows: 1, rows: [{}, { cells }, {}] }])
})

test('puts many columns on a landscape page; rejects more than 63 with their number', () => {
  const row = (count: number) => bytes(`${Array.from({ length: count }, (_, at) => at).join(',')}\n`)
  expect(readCsv(row(9), 'a.csv', 'a4').document.page).toMatchObject({ width: 841.89, height: 595.28 })
  expect(() => readCsv(row(64), 'a.csv', 'a4')).toThrow('This table has 64 columns')
})

test('rejects more text than a document can contain before parsing it, even if a quote never ends', () => {
  for (const text of ['1,'.repeat(5_000_001), `"${'1,2\n'.repeat(2_500_001)}`])
    expect(() => readCsv(bytes(text), 'a.csv', 'a4')).toThrow(/^This text has 10,000,00\d characters/)
})

test('63 columns and 50,000 rows are a table, one row more is refused with their number', () => {
  const columns = Array.from({ length: 63 }, (_, at) => at).join(',')
  expect(readCsv(bytes(columns), 'a.csv', 'a4').document.blocks).toMatchObject([{ columns: { length: 63 } }])
  expect(readCsv(bytes('a\n'.repeat(50_000)), 'a.csv', 'a4').document.blocks).toMatchObject([
    { rows: { length: 50_000 } },
  ])
  expect(() => readCsv(bytes('a\n'.repeat(50_001)), 'a.csv', 'a4')).toThrow('This table has 50,001 rows')
})

test.each([
  ['1', 'right'],
  ['-1.5', 'right'],
  ['€ 1,000.00', 'right'],
  ['(12)', 'right'],
  ['50 %', 'right'],
  ['50%', 'right'],
  ['', 'right'],
  ['12 kg', undefined],
  ['.', undefined],
])('a column with "%s" is aligned to the %s', (value, align) => {
  const [table] = readCsv(
    bytes(`name,x\na,${value.includes(',') ? `"${value}"` : value}\nb,2\n`),
    'a.csv',
    'a4',
  ).document.blocks
  const aligns = table?.kind === 'table' ? table.rows.map(({ cells }) => cells[1]?.blocks[0]) : []
  expect(aligns.map((block) => (block?.kind === 'paragraph' ? block.align : 'none'))).toEqual([
    align,
    align,
    align,
  ])
})

test.each([
  [7, 595.28, 10],
  [8, 841.89, 8.5],
])('a table of %i columns has pages %d wide with letters of %d points', (count, width, size) => {
  const text = Array.from({ length: count }, (_, at) => at).join(',')
  expect(readCsv(bytes(text), 'a.csv', 'a4').document).toMatchObject({ page: { width }, style: { size } })
})

test('the first row alone is bold and shaded; a row that is too short has empty cells', () => {
  const [table] = readCsv(bytes('a,b\nc\n'), 'x.csv', 'a4').document.blocks
  const text = (content: string) => ({ kind: 'text', text: content })
  expect(table).toMatchObject({
    rows: [
      { cells: [{ shade: '#f0f1f3', blocks: [{ style: { bold: true }, content: [text('a')] }] }, {}] },
      { cells: [{ blocks: [{ content: [text('c')] }] }, { blocks: [{ content: [text('')] }] }] },
    ],
  })
  const [, row] = table?.kind === 'table' ? table.rows : []
  expect(row?.cells[0]).not.toHaveProperty('shade')
  expect(row?.cells[0]).not.toHaveProperty('blocks[0].style')
})

test('an empty file is a document without a table', () => {
  expect(readCsv(bytes(''), 'x.csv', 'a4').document.blocks).toEqual([])
})
