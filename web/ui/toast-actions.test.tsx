import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showToast } from './toast.tsx'
import { Toasts } from './toasts.tsx'

test('a message is dismissed, or acts once and disappears', async () => {
  const onAct = vi.fn()
  const screen = await render(<Toasts />)
  const said = screen.getByRole('status', { name: 'Notifications' })
  showToast({ title: 'Removed', description: 'One row', action: { label: 'Undo', onAct } })
  await expect.element(said).toHaveTextContent('RemovedOne rowUndoCtrl+Z')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAct).toHaveBeenCalledTimes(1)
  await expect.element(said).toHaveTextContent('')
  showToast({ title: 'Saved' })
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.element(said).toHaveTextContent('')
  // A message shown by an action replaces the message with the action.
  showToast({ title: 'First', action: { label: 'Next', onAct: () => showToast({ title: 'Second' }) } })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await expect.element(said).toHaveTextContent('Second')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
})
