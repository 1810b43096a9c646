import { expect, test, vi } from 'vitest'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { createReadinessCheck } from './readiness.ts'

const MB = 2 ** 20

/** A disk with so many blocks of 4,096 bytes for us. */
const diskWith = (blocks: number) => vi.fn(async () => ({ bavail: blocks, bsize: 4_096 }))

test.each([
  [(32 * MB) / 4_096, undefined],
  [(32 * MB) / 4_096 - 1, 'The disk is full.'],
  [0, 'The disk is full.'],
])('a disk with %d free blocks of 4 kB makes a process unready: %s', async (blocks, error) => {
  const disk = diskWith(blocks)
  expect(await createReadinessCheck(await testDependencies({ dataDir: '/data' }), disk)()).toBe(error)
  expect(disk).toHaveBeenCalledWith('/data')
})

test("ignores this machine's disk if the database is elsewhere", async () => {
  const disk = diskWith(0)
  expect(await createReadinessCheck(await testDependencies(), disk)()).toBeUndefined()
  expect(disk).not.toHaveBeenCalled()
})
