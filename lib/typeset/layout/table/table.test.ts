import { describe, expect, test } from 'vitest'
import type { Table, TableRow } from '../../../document/blocks.ts'
import { getGrid } from '../../../document/table-grid.ts'
import { cellOf, paragraph, testDocument } from '../../documents.fixture.ts'
import { testEngine } from '../../engine.fixture.ts'
import { pdfText } from '../../pdf-validators.fixture.ts'
import { typeset } from '../../typeset.ts'
import { columnWidths } from './column-widths.ts'

const engine = testEngine()

async function pagesOf(table: Table): Promise<string[]> {
  const { fonts, subsetter } = await engine
  const footer = [
    {
      ...paragraph('Page '),
      content: [
        { kind: 'text', text: 'Page ' },
        { kind: 'page-field', shows: 'number' },
        { kind: 'text', text: ' of ' },
        { kind: 'page-field', shows: 'count' },
      ],
    },
  ] as const
  const base = testDocument([table])
  const { bytes, pages } = await typeset({ ...base, page: { ...base.page, footer } }, fonts, subsetter)
  const text = await Promise.all(
    pages.map((_, index) => pdfText(bytes, '-layout', '-f', String(index + 1), '-l', String(index + 1))),
  )
  return text.map((page) => page.replace(/ {2,}/g, ' | '))
}

function tableOf(rows: readonly TableRow[], more: Partial<Table> = {}): Table {
  return { kind: 'table', headerRows: 1, columns: [{ share: 1 }, 'content'], rows, ...more }
}

const rowOf = (...texts: string[]): TableRow => ({ cells: texts.map((text) => cellOf(text)) })

describe('200 rows with totals', () => {
  const items = Array.from({ length: 200 }, (_, index) => rowOf(`Item ${index + 1}`, `${index}.00`))
  const last = { ...items.at(-1), cells: items.at(-1)?.cells ?? [], keepWithNext: true }
  const totals = ['Subtotal', 'Tax', 'Total'].map((label, index) => ({
    ...rowOf(label, '1.00'),
    keepWithNext: index < 2,
  }))
  const pages = pagesOf(tableOf([rowOf('Description', 'Amount'), ...items.slice(0, -1), last, ...totals]))

  test('the head stands above the rows of each page', async () => {
    const all = await pages
    expect(all.length).toBeGreaterThan(4)
    for (const page of all) expect(page.split('\n')[0]).toBe('Description | Amount')
  })

  test('every row is on one page, in order', async () => {
    const rows = (await pages).flatMap((page) => page.match(/^Item \d+ \| [\d.]+$/gm) ?? [])
    expect(rows).toEqual(items.map((_, index) => `Item ${index + 1} | ${index}.00`))
  })

  test('each page shows its number and the number of pages', async () => {
    const all = await pages
    expect(all.map((page) => page.split('\n').at(-1))).toEqual(
      all.map((_, index) => `Page ${index + 1} of ${all.length}`),
    )
  })

  test('totals stand together, below the last row', async () => {
    expect((await pages).at(-1)).toContain('Item 200 | 199.00\nSubtotal | 1.00\nTax | 1.00\nTotal | 1.00')
  })
})

test.each([20, 30, 32, 33, 34, 35, 36, 37, 38, 39, 40])(
  'totals that follow %i rows are never parted from the last one',
  async (count) => {
    const items = Array.from({ length: count }, (_, index) => ({
      ...rowOf(`Item ${index + 1}`, '1.00'),
      keepWithNext: index === count - 1,
    }))
    const totals = ['Subtotal', 'Tax', 'Total'].map((label, index) => ({
      ...rowOf(label, '1.00'),
      keepWithNext: index < 2,
    }))
    const pages = await pagesOf(tableOf([rowOf('Description', 'Amount'), ...items, ...totals]))
    expect(pages.at(-1)).toContain(`Item ${count} | 1.00\nSubtotal | 1.00\nTax | 1.00\nTotal | 1.00`)
  },
)

test('a row higher than a page continues over several, without losing a word', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`)
  const pages = await pagesOf(tableOf([rowOf('Head', 'B'), rowOf(words.join(' '), 'x')]))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join('\n').match(/word\d+/g)).toEqual(words)
})

test('cells that span rows push the cells of later rows to the side', () => {
  const table = tableOf([
    { cells: [{ ...cellOf('a'), rowSpan: 2 }, cellOf('b')] },
    { cells: [cellOf('c')] },
    { cells: [{ ...cellOf('d'), columnSpan: 2 }] },
  ])
  expect(
    getGrid(table).map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan]),
  ).toEqual([
    [0, 0, 2, 1],
    [0, 1, 1, 1],
    [1, 1, 1, 1],
    [2, 0, 1, 2],
  ])
})

describe('the widths of columns', () => {
  const sizing = (
    column: number,
    minContent: number,
    maxContent: number,
    span = 1,
    unbroken?: 'number' | 'header',
  ) => ({ column, minContent, maxContent, span, unbroken })

  test.each([
    [
      'content columns take what they need, a share the rest',
      [{ share: 1 }, 'content', 'content'],
      [sizing(0, 50, 300), sizing(1, 20, 40), sizing(2, 30, 60)],
      [400, 40, 60],
    ],
    [
      'two shares part the rest in proportion',
      [{ share: 2 }, { share: 1 }, { points: 50 }],
      [sizing(0, 10, 10), sizing(1, 10, 10)],
      [300, 150, 50],
    ],
    [
      'a share keeps room for its longest word',
      [{ share: 1 }, { share: 9 }],
      [sizing(0, 100, 100), sizing(1, 10, 10)],
      [100, 400],
    ],
    [
      'without a share all grow by what they hold',
      ['content', 'content'],
      [sizing(0, 10, 100), sizing(1, 10, 150)],
      [200, 300],
    ],
    [
      'too much text: each gives way by what it can',
      ['content', 'content'],
      [sizing(0, 100, 400), sizing(1, 100, 400)],
      [250, 250],
    ],
    [
      'words that do not fit: the longest give way',
      ['content', 'content'],
      [sizing(0, 400, 400), sizing(1, 600, 600)],
      [250, 250],
    ],
    [
      'one long word gives way alone',
      ['content', 'content', 'content'],
      [sizing(0, 60, 60), sizing(1, 900, 900), sizing(2, 50, 80)],
      [60, 390, 50],
    ],
    [
      'long words give way before numbers and headers that are wider',
      ['content', 'content', 'content', { share: 1 }],
      [
        sizing(0, 250, 250, 1, 'number'),
        sizing(1, 900, 900),
        sizing(2, 150, 150, 1, 'header'),
        sizing(3, 700, 700),
      ],
      [250, 50, 150, 50],
    ],
    [
      'headers give way before numbers',
      ['content', 'content'],
      [sizing(0, 300, 300, 1, 'number'), sizing(1, 300, 300, 1, 'header')],
      [300, 200],
    ],
    [
      'numbers that do not fit give way alike',
      ['content', 'content', 'content'],
      [sizing(0, 300, 300, 1, 'number'), sizing(1, 300, 300, 1, 'number'), sizing(2, 90, 90)],
      [205, 205, 90],
    ],
    [
      'a number over two columns stays whole',
      ['content', 'content', 'content'],
      [sizing(0, 10, 10), sizing(1, 10, 10), sizing(0, 300, 300, 2, 'number'), sizing(2, 900, 900)],
      [150, 150, 200],
    ],
    [
      'a cell over two columns makes both wider',
      ['content', 'content', { share: 1 }],
      [sizing(0, 10, 20), sizing(1, 10, 20), sizing(0, 10, 100, 2)],
      [50, 50, 400],
    ],
    [
      'what is fixed stays, though its text is longer, while words give way',
      [{ points: 200 }, 'content', { share: 1 }],
      [sizing(0, 300, 300), sizing(1, 300, 300), sizing(2, 300, 300)],
      [200, 150, 150],
    ],
    [
      'fixed columns that leave no room give way as well',
      [{ points: 600 }, 'content'],
      [sizing(1, 400, 400)],
      [300, 200],
    ],
    [
      'a cell over a fixed and another column makes the other wider',
      [{ points: 100 }, 'content', { share: 1 }],
      [sizing(0, 10, 180, 2)],
      [100, 80, 320],
    ],
    [
      'a longest word is never wider than its text',
      ['content', { share: 1 }],
      [sizing(0, 90, 20), sizing(1, 0, 0)],
      [90, 410],
    ],
  ] as const)('%s', (_, columns, sizings, expected) => {
    expect(columnWidths(columns, sizings, 500, true).map(Math.round)).toEqual(expected)
  })

  test('a table as wide as its content leaves the rest of the space free', () => {
    const sizings = [sizing(0, 10, 100), sizing(1, 10, 150)]
    expect(columnWidths(['content', 'content'], sizings, 500, false)).toEqual([100, 150])
    expect(columnWidths([{ points: 70 }, 'content'], sizings, 500, false)).toEqual([70, 150])
    expect(columnWidths([{ points: 70 }, { points: 30 }], [], 500, true)).toEqual([70, 30])
  })
})

test('cells that have no room in the table are left out, and none reaches beyond it', () => {
  const table = tableOf([
    { cells: [{ ...cellOf('a'), columnSpan: 5, rowSpan: 9 }, cellOf('b')] },
    { cells: [cellOf('c')] },
  ])
  expect(
    getGrid(table).map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan]),
  ).toEqual([[0, 0, 2, 2]])
})

test.each([
  ['https://example.com/'.padEnd(150, 'p'), '1,234.56'],
  ['x'.repeat(400), '€1,234.50'],
  ['Donaudampfschifffahrtsgesellschaft'.repeat(4), '-1 234 567,89'],
])('the long word %s breaks, and no number next to it', async (word, amount) => {
  const [page = ''] = await pagesOf(
    tableOf([rowOf('Name', 'Description', 'Amount'), rowOf('Albatros', word, amount), rowOf('B', 'x', '9')], {
      columns: ['content', 'content', 'content'],
    }),
  )
  expect(page.split('\n')[0]).toBe('Name | Description | Amount')
  expect(page).toContain(amount)
  expect(page).toContain('Albatros')
})
