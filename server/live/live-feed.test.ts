import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localBus } from './bus.ts'
import { liveFeed } from './live-feed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function feedOf(counter: { value: number | undefined; reads: number }, bus = localBus()) {
  const feed = liveFeed({
    bus,
    intervalMs: 250,
    log: () => {},
    read: async () => {
      counter.reads++
      return counter.value
    },
  })
  return { bus, feed }
}

test('a hundred changes within a second are read four times, and the last state arrives', async () => {
  const counter = { value: 0, reads: 0 }
  const { bus, feed } = feedOf(counter)
  const seen: (number | undefined)[] = []
  feed.watch('poll:1', (state) => seen.push(state))
  await vi.advanceTimersByTimeAsync(0)
  for (let change = 1; change <= 100; change++) {
    counter.value = change
    bus.publish('poll:1')
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).toEqual([0, 25, 50, 75, 100])
})

test('a thousand watchers cost one read, and the last to leave ends it', async () => {
  const counter = { value: 7, reads: 0 }
  const { bus, feed } = feedOf(counter)
  let told = 0
  const stops = Array.from({ length: 1000 }, () => feed.watch('poll:1', () => told++))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([counter.reads, told]).toEqual([1, 1000])
  for (const stop of stops) stop()
  bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(counter.reads).toBe(1)
})

test('what does not exist is told as such', async () => {
  const { feed } = feedOf({ value: undefined, reads: 0 })
  const seen: unknown[] = []
  feed.watch('poll:none', (state) => seen.push(state))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual([undefined])
})
