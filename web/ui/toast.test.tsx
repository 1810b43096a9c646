import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { showToast, Toasts } from './toast.tsx'

/** Messages wait while the pointer is on them, so they are shown where the pointer of an earlier test is not. */
function Stage() {
  return (
    <div style={{ paddingTop: 500 }}>
      <Toasts />
    </div>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a newer message takes the place of an older one and goes after five seconds', async () => {
  const screen = await render(<Stage />)
  showToast({ title: 'First' })
  showToast({ title: 'Second' })
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Second'))
  await vi.advanceTimersByTimeAsync(4900)
  expect(screen.container.textContent).toBe('Second')
  // The five seconds begin when the message is on screen, which may be a moment later.
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''), { timeout: 5000, interval: 100 })
})

test('an error is an alert, anything else a status', async () => {
  const screen = await render(<Stage />)
  showToast({ title: 'Saved' })
  await vi.waitFor(() => expect(screen.container.querySelector('[role=status]')?.textContent).toBe('Saved'))
  expect(screen.container.querySelector('[role=alert]')).toBeNull()
  showToast({ title: 'Error', tone: 'error' })
  await vi.waitFor(() => expect(screen.container.querySelector('[role=alert]')?.textContent).toBe('Error'))
})
