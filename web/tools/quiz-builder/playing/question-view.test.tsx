import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TimeLeft } from './question-view.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the seconds count down by the server’s clock to the end, and restart with the next question', async () => {
  const screen = await render(<TimeLeft closesAt={1_010_000} clockAheadMs={0} />)
  const said = () => screen.getByRole('timer', { name: 'Time left' }).element().textContent
  expect(said()).toBe('10 s')
  vi.advanceTimersByTime(4200)
  await expect.poll(said).toBe('6 s')
  await screen.rerender(<TimeLeft closesAt={1_010_000} clockAheadMs={3000} />)
  await expect.poll(said).toBe('9 s')
  await screen.rerender(<TimeLeft closesAt={1_030_000} clockAheadMs={0} />)
  await expect.poll(said).toBe('26 s')
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(30_000)
  await expect.poll(said).toBe('Time is up')
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
