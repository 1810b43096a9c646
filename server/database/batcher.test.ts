import { afterEach, expect, test, vi } from 'vitest'
import { createBatcher } from './batcher.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** One iteration of the event loop, in which sockets are read. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await turn()
}

test('createBatcher(): batches concurrent items, and returns each its own result', async () => {
  const batches: number[][] = []
  const double = createBatcher(
    async (items: readonly number[]) => {
      batches.push([...items])
      return items.map((item) => item * 2)
    },
    { delayMs: 1, max: 3 },
  )
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(await double(6)).toBe(12)
})

test('createBatcher(): batches items that arrive during work, and within the delay after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const batches: number[][] = []
  const done: (() => void)[] = []
  const same = createBatcher(
    async (items: readonly number[]) => {
      batches.push([...items])
      await new Promise<void>((resolve) => done.push(resolve))
      return items
    },
    { delayMs: 5, max: 2 },
  )
  void same(1)
  await pass(5)
  void same(2)
  done[0]?.()
  await pass(4)
  void same(3)
  expect(batches).toEqual([[1]])
  await pass(1)
  expect(batches).toEqual([[1], [2, 3]])
  // A full batch starts at once.
  void same(4)
  void same(5)
  done[1]?.()
  await pass(1)
  expect(batches).toEqual([[1], [2, 3], [4, 5]])
})

test('createBatcher(): includes items received while the event loop was late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const batches: number[][] = []
  const same = createBatcher(
    async (items: readonly number[]) => {
      batches.push([...items])
      return items
    },
    { delayMs: 5, max: 10 },
  )
  void same(1)
  // The time is over, and the process has not read its lines since.
  vi.advanceTimersByTime(5)
  void same(2)
  await turn()
  expect(batches).toEqual([[1, 2]])
})

test('createBatcher(): rejects all items of a failed batch, and the next one works', async () => {
  let isBroken = true
  const same = createBatcher(
    async (items: readonly number[]) => {
      if (isBroken) throw new Error('disk full')
      return items
    },
    { delayMs: 1, max: 10 },
  )
  expect(await Promise.allSettled([1, 2].map(same))).toEqual(
    [1, 2].map(() => ({ status: 'rejected', reason: new Error('disk full') })),
  )
  isBroken = false
  expect(await same(3)).toBe(3)
})

test('work that answers too few or too many is a failure for all who wait, never the answer of another', async () => {
  for (const results of [[1], [1, 2, 3]]) {
    const some = createBatcher(async (_: readonly number[]) => results, { delayMs: 1, max: 10 })
    expect(await Promise.allSettled([1, 2].map(some))).toEqual(
      [1, 2].map(() => ({
        status: 'rejected',
        reason: new Error('The work has not answered every item'),
      })),
    )
  }
})

test('createBatcher(): runs the waiting batch after a failed one', async () => {
  const batches: number[][] = []
  const same = createBatcher(
    async (items: readonly number[]) => {
      batches.push([...items])
      if (batches.length === 1) throw new Error('disk full')
      return items
    },
    { delayMs: 1, max: 2 },
  )
  const settled = await Promise.allSettled([1, 2, 3].map(same))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(batches).toEqual([[1, 2], [3]])
})
