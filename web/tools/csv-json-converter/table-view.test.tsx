import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import TablePreview from './table-preview.tsx'
import { TableView } from './table-view.tsx'

type Converted = Parameters<typeof TableView>[0]['converted']

/** Its parts are loaded on use. */
const LOADED = { timeout: 20_000 }

/** Only the table of the converted data is used. */
const converted = (rowCount: number) =>
  ({
    rowCount,
    columns: ['a', 'b'],
    table: {
      columns: ['a', 'b'],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
  }) as unknown as Converted

test('rows keep their numbers, however far the table is scrolled', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => [`cell ${index + 1}`])
  const screen = await render(<TablePreview columns={['a']} rows={rows} />)
  const table = screen.getByRole('table', { name: 'Table preview' }).element() as HTMLElement
  // Tests have no style sheet; without a height all rows are in sight.
  Object.assign(table.style, { height: '300px', overflow: 'auto' })
  const last = () => [...table.querySelectorAll('[role=row]')].at(-1)
  await expect.poll(() => last()?.textContent).toMatch(/^\d+cell \d+$/)
  table.scrollTop = table.scrollHeight
  await expect.poll(() => last()?.textContent).toBe('500cell 500')
  expect(last()?.getAttribute('aria-rowindex')).toBe('501')
})

test('head and rows share the widths of the columns, which fit their cells', async () => {
  const rows = [
    ['007', 'Zo\u00eb, Ltd', 'no'],
    ['12345678901234567890', 'Ben', 'yes'],
  ]
  const screen = await render(<TablePreview columns={['order', 'customer', 'paid']} rows={rows} />)
  const widths = () =>
    [...screen.container.querySelectorAll<HTMLElement>('[role=row]')].map(({ style }) =>
      style.gridTemplateColumns.match(/\d+(?=ch)/g)?.map(Number),
    )
  const each = [2, 21, 9, 6]
  await expect.poll(widths).toEqual([each, each, each])
})

test('a table says whether it is all or the beginning, and its columns are chosen on demand', async () => {
  const card = (rowCount: number) => (
    <TableView converted={converted(rowCount)} edits={[]} onEdits={vi.fn()} />
  )
  const screen = await render(card(2))
  await expect.element(screen.getByText('The first 2 rows are shown.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('table', { name: 'Table preview' }), LOADED).toBeInTheDocument()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  await userEvent.click(screen.getByText('Choose, rename and order columns'))
  await expect.poll(() => screen.getByRole('textbox').elements().length, LOADED).toBe(2)
  await screen.rerender(card(3))
  await expect.element(screen.getByText('The first 2 rows are shown.')).toBeVisible()
})
