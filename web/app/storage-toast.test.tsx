import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '../ui/toast.tsx'
import { showStorageToast } from './storage-toast.ts'

test('reports failed storage at once until dismissed', async () => {
  const screen = await render(<Toasts />)
  const alert = screen.getByRole('alert')
  showStorageToast('long')
  await expect
    .element(alert)
    .toHaveTextContent(
      'Could not save in this browserThis text is too long to keep, so save a copy before you close or reload the page; your options are kept.',
    )
  showStorageToast('was-long')
  await expect
    .element(alert)
    .toHaveTextContent(
      'Your text is no longer hereIt was too long to keep in this browser; paste it or open it again.',
    )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.element(alert).not.toBeInTheDocument()
})
