import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '../ui/toasts.tsx'
import { showStorageToast } from './storage-toast.ts'

test('reports failed storage at once until dismissed', async () => {
  const screen = await render(<Toasts />)
  const alert = screen.getByRole('alert')
  showStorageToast('long')
  await expect.element(alert).toMatchTextContent('Could not save in this browser')
  showStorageToast('was-long')
  await expect.element(alert).toMatchTextContent('Your text is no longer here')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.element(alert).not.toBeInTheDocument()
})
