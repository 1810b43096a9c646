import { expect, test } from 'vitest'
import { workerOf } from './worker.fixture.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Returns its job's name on a message over a channel, so that tests control the order. */
const waiter = workerOf(`
  onmessage = ({ data: { job } }) => {
    const channel = new BroadcastChannel(job.channel)
    channel.onmessage = ({ data }) => {
      if (data === job.name) postMessage({ kind: 'result', result: { ok: true, value: job.name } })
    }
    channel.postMessage('started ' + job.name)
  }`)

type Job = { readonly name: string; readonly channel: string }

let lastChannel = 0
function hall(count = 2) {
  const name = `crew-${++lastChannel}`
  const channel = new BroadcastChannel(name)
  const started: string[] = []
  const waiting = new Map<string, () => void>()
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    started.push(data.replace('started ', ''))
    waiting.get(data)?.()
  }
  const pool = createWorkerPool(waiter, count)
  return {
    pool,
    started,
    run: (job: string, options = {}) => pool.run<Job, string>({ name: job, channel: name }, options),
    begun: (job: string) =>
      started.includes(job) || new Promise<void>((resolve) => waiting.set(`started ${job}`, resolve)),
    finish: (job: string) => channel.postMessage(job),
  }
}

test('two jobs run at a time, the third when one of them is done', async () => {
  const { pool, run, begun, finish, started } = hall()
  const jobs = ['a', 'b', 'c'].map((name) => run(name))
  await begun('a')
  await begun('b')
  expect(started.toSorted()).toEqual(['a', 'b'])
  finish('b')
  await begun('c')
  finish('a')
  finish('c')
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })))
  pool.close()
})

test('a job that needs much memory runs alone, and those after it wait', async () => {
  const { pool, run, begun, finish, started } = hall()
  const jobs = [run('a'), run('heavy', { isHeavy: true }), run('b')]
  await begun('a')
  expect(started).toEqual(['a'])
  finish('a')
  await begun('heavy')
  expect(started).toEqual(['a', 'heavy'])
  finish('heavy')
  await begun('b')
  finish('b')
  await Promise.all(jobs)
  pool.close()
})

test('a canceled job frees its worker at once, and a waiting one never starts', async () => {
  const { pool, run, begun, finish, started } = hall(1)
  const [first, second] = [new AbortController(), new AbortController()]
  const running = run('a', { signal: first.signal })
  const waiting = run('b', { signal: second.signal })
  const last = run('c')
  await begun('a')
  second.abort()
  first.abort()
  await expect(running).rejects.toBe(first.signal.reason)
  await expect(waiting).rejects.toBe(second.signal.reason)
  await begun('c')
  finish('c')
  expect(await last).toEqual({ ok: true, value: 'c' })
  expect(started).toEqual(['a', 'c'])
  pool.close()
})
