import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ProcessPool } from './process-pool.ts'
import type { Reply } from './run-job.ts'

/** Pool whose processes do what `pool-program.ts` says. */
function createPool(
  size: number,
  more: Partial<ConstructorParameters<typeof ProcessPool>[0]> = {},
): ProcessPool {
  const pool = new ProcessPool({
    size,
    timeMs: 50_000,
    memoryMb: 64,
    ...more,
    program: new URL('../testing/pool-program.ts', import.meta.url),
  })
  onTestFinished(() => pool.close())
  return pool
}

const job = (operation: string) => ({ kind: 'run' as const, operation, params: {} })
/** Returns the id of the process that answered. */
const answeredBy = (reply: Reply) => (reply.kind === 'refused' ? reply.problem.message : reply)

/** Command lines of the child processes of a process with this word in them. */
function childrenOf(parent: number, word: string): string[] {
  const lines = execFileSync('ps', ['--ppid', `${parent}`, '-o', 'args='])
    .toString()
    .split('\n')
  return lines.filter((line) => line.includes(word))
}

test('answers jobs in order with as few processes as allowed', async () => {
  const pool = createPool(1)
  const order: number[] = []
  const replies = await Promise.all([0, 1, 2].map((at) => pool.run(job('who')).finally(() => order.push(at))))
  expect(order).toEqual([0, 1, 2])
  expect(new Set(replies.map(answeredBy)).size).toBe(1)
  expect(answeredBy(await pool.run(job('who')))).toBe(answeredBy(replies[0] ?? { kind: 'bug', trace: '' }))
})

test('runs two simultaneous jobs in two processes, if two are allowed', async () => {
  const pool = createPool(2)
  const [one, other] = await Promise.all([pool.run(job('who')), pool.run(job('who'))])
  expect(new Set([one, other].map(answeredBy)).size).toBe(2)
})

test('forwards progress before the reply', async () => {
  const shares: number[] = []
  const reply = await createPool(1).run(job('progress'), { report: (share) => shares.push(share) })
  expect([shares, answeredBy(reply)]).toEqual([[0.25, 0.5], 'done'])
})

test('a process that ends by itself has run out of memory, and the next job has a new one', async () => {
  const pool = createPool(1)
  const first = answeredBy(await pool.run(job('who')))
  expect(await pool.run(job('end'))).toEqual({ kind: 'overrun', limit: 'memory' })
  const second = answeredBy(await pool.run(job('who')))
  expect(second).toMatch(/^\d+$/)
  expect(second).not.toBe(first)
})

test('ends a job that exceeds the time limit, and the waiting jobs run', async () => {
  const pool = createPool(1, { timeMs: 200 })
  const late = { kind: 'overrun', limit: 'time' }
  expect(await Promise.all([pool.run(job('never')), pool.run(job('never'))])).toEqual([late, late])
})

test('a cancelled job is answered at once, its process ends, and another one takes the next job', async () => {
  const pool = createPool(1)
  const first = Number(answeredBy(await pool.run(job('who'))))
  const leaving = new AbortController()
  const cancelled = pool.run(job('never'), { signal: leaving.signal })
  const next = pool.run(job('who'))
  leaving.abort()
  expect(await cancelled).toEqual({ kind: 'cancelled' })
  expect(answeredBy(await next)).toMatch(/^\d+$/)
  expect(() => process.kill(first, 0)).toThrow('ESRCH')
})

test('a job that is cancelled while it waits never runs', async () => {
  const pool = createPool(1)
  const running = new AbortController()
  const leaving = new AbortController()
  const never = pool.run(job('never'), { signal: running.signal })
  const waiting = pool.run(job('who'), { signal: leaving.signal })
  leaving.abort()
  expect(await waiting).toEqual({ kind: 'cancelled' })
  running.abort()
  await never
  expect(await pool.run(job('who'), { signal: leaving.signal })).toEqual({ kind: 'cancelled' })
})

test('a hundred cancelled jobs leave one worker and the spare one', async () => {
  const pool = createPool(1, { hasSpare: true })
  for (let times = 0; times < 100; times++) {
    const leaving = new AbortController()
    const cancelled = pool.run(job('never'), { signal: leaving.signal })
    leaving.abort()
    await cancelled
  }
  expect(answeredBy(await pool.run(job('who')))).toMatch(/^\d+$/)
  await vi.waitFor(() => expect(childrenOf(process.pid, 'pool-program')).toHaveLength(2))
})

test('an owner with many jobs leaves a process to others, and the others their turns', async () => {
  const pool = createPool(2, { sizePerOwner: 1 })
  const leaving = new AbortController()
  for (let times = 0; times < 5; times++)
    void pool.run(job('never'), { owner: 'greedy', signal: leaving.signal })
  expect(answeredBy(await pool.run(job('who'), { owner: 'other' }))).toMatch(/^\d+$/)
  leaving.abort()
})

test('jobs above the limits of the queue are refused as busy', async () => {
  const pool = createPool(1, { maxWaiting: { perOwner: 1, total: 2 } })
  const leaving = new AbortController()
  const run = (owner: string) => pool.run(job('never'), { owner, signal: leaving.signal })
  const first = [run('a'), run('a'), run('b')]
  expect(await Promise.all([run('a'), run('c')])).toEqual([
    { kind: 'busy', limit: 'perOwner' },
    { kind: 'busy', limit: 'total' },
  ])
  leaving.abort()
  expect(await Promise.all(first)).toEqual(Array(3).fill({ kind: 'cancelled' }))
})

test('a process that ended while it waited for work gets no job any more', async () => {
  const pool = createPool(1)
  const first = answeredBy(await pool.run(job('who')))
  process.kill(Number(first), 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'))
  const second = answeredBy(await pool.run(job('who')))
  expect(second).toMatch(/^\d+$/)
  expect(second).not.toBe(first)
})

test('close() ends the processes and the waiting jobs', async () => {
  const pool = createPool(1)
  const first = Number(answeredBy(await pool.run(job('who'))))
  const ended = pool.run(job('never'))
  let isWaitingAnswered = false
  void pool.run(job('who')).then(() => {
    isWaitingAnswered = true
  })
  pool.close()
  expect(await ended).toEqual({ kind: 'overrun', limit: 'memory' })
  expect(() => process.kill(first, 0)).toThrow('ESRCH')
  // A later job would be queued after the one already waiting.
  expect(answeredBy(await pool.run(job('who')))).toMatch(/^\d+$/)
  expect(isWaitingAnswered).toBe(false)
})

test('a process that cannot be started answers so, frees its slot, and the waiting jobs are answered', async () => {
  const pool = new ProcessPool({ size: 1, timeMs: 50_000, memoryMb: 64, node: '/no/such/node' })
  onTestFinished(() => pool.close())
  const replies = await Promise.all(Array.from({ length: 5 }, () => pool.run(job('who'))))
  expect(replies).toEqual(Array(5).fill({ kind: 'unavailable', reason: 'spawn /no/such/node ENOENT' }))
})

test.each([
  ['a file that is no program', new URL('../testing/pool-program.ts', import.meta.url).pathname, 'EACCES'],
  ['a name that the system refuses', '/no/\0node', 'null bytes'],
])('%s as Node.js is reported with its reason', async (_, node, reason) => {
  const pool = new ProcessPool({ size: 1, timeMs: 50_000, memoryMb: 64, node })
  onTestFinished(() => pool.close())
  for (let times = 0; times < 2; times++)
    expect(await pool.run(job('who'))).toEqual({
      kind: 'unavailable',
      reason: expect.stringContaining(reason),
    })
})

test('a process whose program is not there, as during an installation, is unavailable, not out of memory', async () => {
  const program = new URL('../testing/no-such-program.ts', import.meta.url)
  const pool = new ProcessPool({ size: 2, timeMs: 50_000, memoryMb: 64, program })
  onTestFinished(() => pool.close())
  const unavailable = { kind: 'unavailable', reason: 'the worker could not load its program' }
  expect(await Promise.all([pool.run(job('who')), pool.run(job('who')), pool.run(job('who'))])).toEqual(
    Array(3).fill(unavailable),
  )
})

test("a worker gets none of the server's secrets", async () => {
  vi.stubEnv('METRICS_TOKEN', 'a-token-of-the-tests')
  vi.stubEnv('DATABASE_URL', 'postgres://a:b@c/d')
  vi.stubEnv('TZ', 'UTC')
  onTestFinished(() => void vi.unstubAllEnvs())
  const names = String(answeredBy(await createPool(1).run(job('environment')))).split(',')
  expect(names).toEqual(expect.arrayContaining(['PATH', 'TZ']))
  expect(names.filter((name) => /TOKEN|URL|SECRET|PASSWORD/.test(name))).toEqual([])
})

test('a worker that computes without end ends soon after its parent was killed', async () => {
  const parent = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(new URL('../testing/pool-parent.ts', import.meta.url)),
  ])
  const [chunk] = await once(parent.stdout, 'data')
  const pid = Number(chunk)
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  })
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000, interval: 100 })
}, 20_000)

/** Whether a process runs; one that has ended but is not collected by its parent does not. */
function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`])
      .toString()
      .startsWith('Z')
  } catch {
    return false
  }
}
