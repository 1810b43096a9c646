import { statfs } from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { testOutside } from '../testing/test-outside.ts'
import { readinessOf } from './readiness.ts'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  statfs: vi.fn(),
}))

const MB = 2 ** 20

beforeEach(() => {
  vi.mocked(statfs).mockReset()
})

/** A disk that tells of so many blocks of 4,096 bytes for us, and of more for the system. */
function diskWith(blocks: number): void {
  vi.mocked(statfs).mockResolvedValue({
    type: 0,
    bsize: 4_096,
    frsize: 4_096,
    blocks: 1_000_000,
    bfree: 1_000_000,
    bavail: blocks,
    files: 0,
    ffree: 0,
  })
}

test.each([
  [(32 * MB) / 4_096, undefined],
  [(32 * MB) / 4_096 - 1, 'The disk is full.'],
  [0, 'The disk is full.'],
])('a disk with %d free blocks of 4 kB makes a process unready: %s', async (blocks, fault) => {
  diskWith(blocks)
  expect(await readinessOf(await testOutside({ dataDir: '/data' }))()).toBe(fault)
})

test('where the database is elsewhere, this machine’s disk is not looked at', async () => {
  diskWith(0)
  expect(await readinessOf(await testOutside())()).toBeUndefined()
  expect(statfs).not.toHaveBeenCalled()
})
