import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import ColumnEditor from './column-editor.tsx'

const NAMES = Array.from({ length: 201 }, (_, index) => `c${index}`)
const edit = (from: string, to = from, isIncluded = true) => ({ from, to, isIncluded })

test('two hundred columns can be edited, and there is nothing to reset before one was', async () => {
  const onEdits = vi.fn()
  const editor = (edits: ReturnType<typeof edit>[], columns = NAMES) => (
    <ColumnEditor columns={columns} edits={edits} onEdits={onEdits} />
  )
  const screen = await render(editor([]))
  const reset = screen.getByRole('button', { name: 'Reset columns' })
  expect(screen.getByRole('listitem').elements()).toHaveLength(200)
  await expect.element(reset).toBeDisabled()
  // More columns follow the last one that is shown.
  await expect.element(screen.getByRole('button', { name: 'Move c199 down' })).toBeEnabled()
  await screen.rerender(editor([edit('b', 'x', false)], ['a', 'b']))
  expect(
    screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.ariaLabel),
  ).toEqual(['Include b', 'Include a'])
  await expect.element(screen.getByRole('checkbox', { name: 'Include b' })).not.toBeChecked()
  await expect.element(screen.getByRole('textbox', { name: 'Name of b' })).toHaveValue('x')
  await expect.element(screen.getByRole('button', { name: 'Move b up' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Move a down' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Move a up' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include b' }))
  await userEvent.click(reset)
  expect(onEdits.mock.calls).toEqual([
    [[edit('a'), edit('b', 'x', false)]],
    [[edit('b', 'x'), edit('a')]],
    [[]],
  ])
})
