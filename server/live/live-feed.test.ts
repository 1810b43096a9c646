import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalBus } from './bus.ts'
import { createLiveFeed } from './live-feed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Counter = { value: number | undefined; reads: number; error?: unknown; lines?: string[] }

function feedOf(counter: Counter, bus = createLocalBus()) {
  const feed = createLiveFeed({
    bus,
    intervalMs: 250,
    log: (line) => void counter.lines?.push(line),
    read: async () => {
      counter.reads++
      if (counter.error !== undefined) throw counter.error
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
  let calls = 0
  const stops = Array.from({ length: 1000 }, () => feed.watch('poll:1', () => calls++))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([counter.reads, calls]).toEqual([1, 1000])
  for (const stop of stops) stop()
  bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(counter.reads).toBe(1)
})

test('reports that a topic does not exist', async () => {
  const { feed } = feedOf({ value: undefined, reads: 0 })
  const seen: unknown[] = []
  feed.watch('poll:none', (state) => seen.push(state))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual([undefined])
})

test('a late watcher gets the last state at once, and then each change', async () => {
  const counter = { value: 1, reads: 0 }
  const { bus, feed } = feedOf(counter)
  const [first, second]: (number | undefined)[][] = [[], []]
  feed.watch('poll:1', (state) => first?.push(state))
  await vi.advanceTimersByTimeAsync(1_000)
  counter.value = 2
  feed.watch('poll:1', (state) => second?.push(state))
  expect([first, second, counter.reads]).toEqual([[1], [1], 1])
  bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(0)
  expect([first, second, counter.reads]).toEqual([[1, 2], [1, 2], 2])
})

test('a topic without watchers for a while is read again, not shown from the cache', async () => {
  const counter = { value: 1, reads: 0 }
  const { feed } = feedOf(counter)
  const stop = feed.watch('poll:1', () => {})
  await vi.advanceTimersByTimeAsync(1_000)
  stop()
  stop()
  counter.value = 2
  const seen: (number | undefined)[] = []
  const stopAgain = feed.watch('poll:1', (state) => seen.push(state))
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect([seen, counter.reads]).toEqual([[2], 2])
  stopAgain()
})

test('stops notifying a watcher that leaves, and keeps topics separate', async () => {
  const counter = { value: 1, reads: 0 }
  const { bus, feed } = feedOf(counter)
  const seen: string[] = []
  const note = (who: string) => (state: number | undefined) => void seen.push(`${who} ${state}`)
  const leave = feed.watch('poll:1', note('ana'))
  feed.watch('poll:1', note('ben'))
  feed.watch('poll:2', note('carl'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen.splice(0)).toEqual(['ana 1', 'ben 1', 'carl 1'])
  leave()
  counter.value = 2
  bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).toEqual(['ben 2'])
})

test('a change during the read of the state is read after the interval, once for any number of changes', async () => {
  const counter = { value: 1, reads: 0 }
  const { bus, feed } = feedOf(counter)
  const seen: (number | undefined)[] = []
  feed.watch('poll:1', (state) => seen.push(state))
  for (let change = 0; change < 5; change++) bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(0)
  counter.value = 2
  await vi.advanceTimersByTimeAsync(249)
  expect([seen, counter.reads]).toEqual([[1], 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([seen, counter.reads]).toEqual([[1, 2], 2])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(counter.reads).toBe(2)
  // Then the next change is read at once.
  counter.value = 3
  bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual([1, 2, 3])
})

test('logs a failed read without the id, notifies no watcher, and reads the next change', async () => {
  const counter: Counter = { value: 1, reads: 0, error: new Error('no line'), lines: [] }
  const { bus, feed } = feedOf(counter)
  const seen: (number | undefined)[] = []
  feed.watch('poll:secret', (state) => seen.push(state))
  await vi.advanceTimersByTimeAsync(1_000)
  counter.error = 'nothing'
  bus.publish('poll:secret')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([counter.lines, seen]).toEqual([['error reading poll: no line', 'error reading poll: nothing'], []])
  delete counter.error
  bus.publish('poll:secret')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).toEqual([1])
})

test('a watcher added during a notification is notified once, and a topic without watchers is not read', async () => {
  const counter = { value: 1, reads: 0 }
  const { bus, feed } = feedOf(counter)
  const seen: (number | undefined)[] = []
  const stops: (() => void)[] = []
  stops.push(
    feed.watch('poll:1', () => {
      if (stops.length === 1) stops.push(feed.watch('poll:1', (state) => seen.push(state)))
    }),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect([seen, counter.reads]).toEqual([[1], 1])
  // A change waits until the next read is allowed; all have left before that.
  bus.publish('poll:1')
  await vi.advanceTimersByTimeAsync(100)
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([seen, counter.reads]).toEqual([[1], 1])
})
