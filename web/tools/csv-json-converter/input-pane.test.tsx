import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InputPane } from './input-pane.tsx'
import { DEFAULTS } from './options.ts'
import TablePreview from './table-preview.tsx'
import type { Converter } from './use-converter.ts'

/** Only these parts of a converter are used. */
const pane = (known: Partial<Converter>) => {
  const converter = { state: DEFAULTS, fixes: [], sheetNames: [], sheet: 0, ...known } as Converter
  return <InputPane converter={converter} problem={undefined} />
}

test('of a book with several sheets one is chosen, with one sheet there is nothing to choose', async () => {
  const setSheet = vi.fn()
  const file = new File(['x'.repeat(2048)], 'book.xlsx')
  const screen = await render(pane({ file, sheetNames: ['Only'], setSheet }))
  const sheet = screen.getByRole('combobox', { name: 'Sheet' })
  await expect.element(screen.getByText('book.xlsx', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('2 KB', { exact: true })).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await screen.rerender(pane({ file, sheetNames: ['One', 'Two', 'Three'], sheet: 1, setSheet }))
  await expect.element(sheet).toHaveDisplayValue('Two')
  await userEvent.selectOptions(sheet, 'Three')
  expect(setSheet.mock.calls).toEqual([[2]])
})

test.each([
  ['row', 'The object is read as one row.'],
  ['lines', 'Each line is read as one row.'],
  ['arrays', 'The first array is read as the header.'],
  ['/data/rows', 'Only the array at data.rows is read.'],
])('shows how JSON other than an array of objects is read: %s', async (reading, words) => {
  const set = vi.fn()
  const csv = { ...DEFAULTS.csv, reading }
  const screen = await render(pane({ state: { ...DEFAULTS, direction: 'JSON to CSV', csv }, set }))
  const said = screen.getByText(words, { exact: false })
  await expect.element(said).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Read it as an array of objects' }))
  expect(set.mock.calls).toEqual([[{ csv: DEFAULTS.csv, edits: [] }]])
  await screen.rerender(pane({ state: { ...DEFAULTS, csv }, set }))
  await expect.element(said).not.toBeInTheDocument()
})

test('of a very wide table a hundred columns are shown, and it is said so', async () => {
  const columns = Array.from({ length: 1101 }, (_, index) => `c${index}`)
  const screen = await render(<TablePreview columns={columns} rows={[columns]} />)
  await expect.element(screen.getByText('The first 100 of 1,101 columns are shown.')).toBeVisible()
  const names = screen.getByRole('columnheader').elements()
  expect([names.length, names.at(-1)?.textContent]).toEqual([101, 'c99'])
  await screen.rerender(<TablePreview columns={columns.slice(0, 100)} rows={[]} />)
  await expect.element(screen.getByText(/columns are shown\.$/)).not.toBeInTheDocument()
})
