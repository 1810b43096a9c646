import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWatchdog } from './watchdog.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('startWatchdog(): reports silence once, at its limit', () => {
  const onSilence = vi.fn()
  startWatchdog(onSilence, 6000)
  vi.advanceTimersByTime(5999)
  expect(onSilence).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(20_000)
  expect(onSilence).toHaveBeenCalledTimes(1)
})

test('startWatchdog(): each reset restarts the limit', () => {
  const onSilence = vi.fn()
  const watchdog = startWatchdog(onSilence, 6000)
  for (let time = 0; time < 10; time++) {
    vi.advanceTimersByTime(5000)
    watchdog.reset()
  }
  expect(onSilence).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(6000)
  expect(onSilence).toHaveBeenCalledTimes(1)
})

test('startWatchdog(): is silent once stopped', () => {
  const onSilence = vi.fn()
  startWatchdog(onSilence, 6000).stop()
  vi.advanceTimersByTime(20_000)
  expect(onSilence).toHaveBeenCalledTimes(0)
})
