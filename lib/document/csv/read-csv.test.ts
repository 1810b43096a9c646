import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a table whose head is repeated; columns of numbers stand on the right', () => {
  const { document } = readCsv(bytes('name;amount\n"A; B";1,50\nC;-2\n'), 'list.csv', 'letter')
  expect(document.page).toMatchObject({ width: 612, height: 792 })
  expect(document.blocks).toMatchObject([
    {
      kind: 'table',
      headerRows: 1,
      rows: [
        {
          cells: [
            { blocks: [{ content: [{ text: 'name' }] }] },
            { blocks: [{ content: [{ text: 'amount' }] }] },
          ],
        },
        {
          cells: [
            { blocks: [{ content: [{ text: 'A; B' }] }] },
            { blocks: [{ content: [{ text: '1,50' }], align: 'right' }] },
          ],
        },
        {},
      ],
    },
  ])
})

test('many columns lie on a wide page; more than 63 are refused with their number', () => {
  const row = (count: number) => bytes(`${Array.from({ length: count }, (_, at) => at).join(',')}\n`)
  expect(readCsv(row(9), 'a.csv', 'a4').document.page).toMatchObject({ width: 841.89, height: 595.28 })
  expect(() => readCsv(row(64), 'a.csv', 'a4')).toThrow('This table has 64 columns')
})

test('more text than a document can hold is refused before it is taken apart, even where a quote never ends', () => {
  for (const text of ['1,'.repeat(5_000_001), `"${'1,2\n'.repeat(2_500_001)}`])
    expect(() => readCsv(bytes(text), 'a.csv', 'a4')).toThrow(/^This text has 10,000,00\d characters/)
})
