import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { showToast, Toasts } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a newer message takes the place of an older one and goes after five seconds', async () => {
  const screen = await render(<Toasts />)
  showToast({ title: 'First' })
  showToast({ title: 'Second' })
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Second'))
  await vi.advanceTimersByTimeAsync(4900)
  expect(screen.container.textContent).toBe('Second')
  // The five seconds begin when the message is on screen, which may be a moment later.
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''), { timeout: 5000, interval: 100 })
})

test('an error is an alert, anything else a status', async () => {
  const screen = await render(<Toasts />)
  showToast({ title: 'Saved' })
  await vi.waitFor(() => expect(screen.container.querySelector('[role=status]')?.textContent).toBe('Saved'))
  expect(screen.container.querySelector('[role=alert]')).toBeNull()
  showToast({ title: 'Error', tone: 'error' })
  await vi.waitFor(() => expect(screen.container.querySelector('[role=alert]')?.textContent).toBe('Error'))
})
