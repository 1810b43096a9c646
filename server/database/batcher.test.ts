import { afterEach, expect, test, vi } from 'vitest'
import { createBatcher } from './batcher.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** One turn of the process's loop: what has come over its lines is read. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await turn()
}

test('what comes at once is one piece of work, and each gets its own result', async () => {
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

test('what comes while work goes on, and within a moment after it, is one piece', async () => {
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
  // A piece that is full waits for nobody.
  void same(4)
  void same(5)
  done[1]?.()
  await pass(1)
  expect(batches).toEqual([[1], [2, 3], [4, 5]])
})

test('what came over the lines while the process was late is taken along', async () => {
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

test('when the work fails all who wait are told, and the next try works', async () => {
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

test('when one piece fails the next one, which waits already, is done', async () => {
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
