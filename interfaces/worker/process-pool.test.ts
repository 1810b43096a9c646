import { expect, onTestFinished, test, vi } from 'vitest'
import { ProcessPool } from './process-pool.ts'
import type { Reply } from './run-job.ts'

/** Pool whose processes do what `pool-program.ts` says. */
function createPool(size: number, timeMs = 50_000): ProcessPool {
  const pool = new ProcessPool({
    size,
    timeMs,
    memoryMb: 64,
    program: new URL('../testing/pool-program.ts', import.meta.url),
  })
  onTestFinished(() => pool.close())
  return pool
}

const job = (operation: string) => ({ kind: 'run' as const, operation, params: {} })
/** Returns the id of the process that answered. */
const answeredBy = (reply: Reply) => (reply.kind === 'refused' ? reply.problem.message : reply)

test('answers jobs in order with as few processes as allowed', async () => {
  const pool = createPool(1)
  const order: number[] = []
  const replies = await Promise.all([0, 1, 2].map((at) => pool.do(job('who')).finally(() => order.push(at))))
  expect(order).toEqual([0, 1, 2])
  expect(new Set(replies.map(answeredBy)).size).toBe(1)
  expect(answeredBy(await pool.do(job('who')))).toBe(answeredBy(replies[0] ?? { kind: 'bug', trace: '' }))
})

test('runs two simultaneous jobs in two processes, if two are allowed', async () => {
  const pool = createPool(2)
  const [one, other] = await Promise.all([pool.do(job('who')), pool.do(job('who'))])
  expect(new Set([one, other].map(answeredBy)).size).toBe(2)
})

test('forwards progress before the reply', async () => {
  const shares: number[] = []
  const reply = await createPool(1).do(job('progress'), (share) => shares.push(share))
  expect([shares, answeredBy(reply)]).toEqual([[0.25, 0.5], 'done'])
})

test('a process that ends by itself has run out of memory, and the next job has a new one', async () => {
  const pool = createPool(1)
  const first = answeredBy(await pool.do(job('who')))
  expect(await pool.do(job('end'))).toEqual({ kind: 'overrun', limit: 'memory' })
  const second = answeredBy(await pool.do(job('who')))
  expect(second).toMatch(/^\d+$/)
  expect(second).not.toBe(first)
})

test('ends a job that exceeds the time limit, and the waiting jobs run', async () => {
  const pool = createPool(1, 200)
  const late = { kind: 'overrun', limit: 'time' }
  expect(await Promise.all([pool.do(job('never')), pool.do(job('never'))])).toEqual([late, late])
})

test('a process that ended while it waited for work gets no job any more', async () => {
  const pool = createPool(1)
  const first = answeredBy(await pool.do(job('who')))
  process.kill(Number(first), 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'))
  const second = answeredBy(await pool.do(job('who')))
  expect(second).toMatch(/^\d+$/)
  expect(second).not.toBe(first)
})

test('close() ends the processes and the waiting jobs', async () => {
  const pool = createPool(1)
  const first = Number(answeredBy(await pool.do(job('who'))))
  const ended = pool.do(job('never'))
  let isWaitingAnswered = false
  void pool.do(job('who')).then(() => {
    isWaitingAnswered = true
  })
  pool.close()
  expect(await ended).toEqual({ kind: 'overrun', limit: 'memory' })
  expect(() => process.kill(first, 0)).toThrow('ESRCH')
  // A later job would be queued after the one already waiting.
  expect(answeredBy(await pool.do(job('who')))).toMatch(/^\d+$/)
  expect(isWaitingAnswered).toBe(false)
})

test('a process that cannot be started answers so, frees its slot, and the waiting jobs are answered', async () => {
  const pool = new ProcessPool({ size: 1, timeMs: 50_000, memoryMb: 64, node: '/no/such/node' })
  onTestFinished(() => pool.close())
  const replies = await Promise.all(Array.from({ length: 5 }, () => pool.do(job('who'))))
  expect(replies).toEqual(Array(5).fill({ kind: 'unavailable', reason: 'spawn /no/such/node ENOENT' }))
})

test.each([
  ['a file that is no program', new URL('../testing/pool-program.ts', import.meta.url).pathname, 'EACCES'],
  ['a name that the system refuses', '/no/\0node', 'null bytes'],
])('%s as Node.js is reported with its reason', async (_, node, reason) => {
  const pool = new ProcessPool({ size: 1, timeMs: 50_000, memoryMb: 64, node })
  onTestFinished(() => pool.close())
  for (let times = 0; times < 2; times++)
    expect(await pool.do(job('who'))).toEqual({
      kind: 'unavailable',
      reason: expect.stringContaining(reason),
    })
})

test('a process whose program is not there, as during an installation, is unavailable, not out of memory', async () => {
  const program = new URL('../testing/no-such-program.ts', import.meta.url)
  const pool = new ProcessPool({ size: 2, timeMs: 50_000, memoryMb: 64, program })
  onTestFinished(() => pool.close())
  const unavailable = { kind: 'unavailable', reason: 'the worker could not load its program' }
  expect(await Promise.all([pool.do(job('who')), pool.do(job('who')), pool.do(job('who'))])).toEqual(
    Array(3).fill(unavailable),
  )
})
