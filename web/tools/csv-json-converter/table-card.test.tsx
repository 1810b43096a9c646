import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TableCard } from './table-card.tsx'

type Converted = Parameters<typeof TableCard>[0]['converted']

/** Its parts are loaded on use. */
const LOADED = { timeout: 20_000 }

/** Of what was converted only the table is looked at. */
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

test('a table says whether it is all or the beginning, and its columns are chosen on demand', async () => {
  const card = (rowCount: number) => (
    <TableCard converted={converted(rowCount)} edits={[]} onEdits={vi.fn()} />
  )
  const screen = await render(card(2))
  await expect.element(screen.getByRole('heading', { name: 'As a table' })).toBeInTheDocument()
  await expect.element(screen.getByRole('table', { name: 'Table preview' }), LOADED).toBeInTheDocument()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  await userEvent.click(screen.getByText('Choose, rename and order columns'))
  await expect.poll(() => screen.getByRole('textbox').elements().length, LOADED).toBe(2)
  await screen.rerender(card(3))
  await expect.element(screen.getByRole('heading', { name: 'First 2 rows' })).toBeInTheDocument()
})
