import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import ColumnEditor from './column-editor.tsx'

const NAMES = Array.from({ length: 201 }, (_, index) => `c${index}`)

test('two hundred columns can be edited, and there is nothing to reset before one was', async () => {
  const screen = await render(<ColumnEditor columns={NAMES} edits={[]} onEdits={vi.fn()} />)
  const reset = screen.getByRole('button', { name: 'Reset columns' })
  expect(screen.getByRole('listitem').elements()).toHaveLength(200)
  await expect.element(reset).toBeDisabled()
  // More columns follow the last one that is shown.
  await expect.element(screen.getByRole('button', { name: 'Move c199 down' })).toBeEnabled()
})
