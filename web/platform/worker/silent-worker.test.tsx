import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { runInWorker } from './run-in-worker.ts'
import { useJob } from './use-job.ts'
import { useLiveJob } from './use-live-job.ts'
import { useWorkerQueue } from './use-worker-queue.ts'
import { MAX_SILENCE_MS, SILENCE_PROBLEM } from './watchdog.ts'
import { workerOf } from './worker.fixture.ts'
import { createWorkerPool } from './worker-pool.ts'
import { createWorkerQueue } from './worker-queue.ts'

type Job = { readonly kind: 'silent' | 'double'; readonly number: number }

/** Doubles numbers; a silent job never ends and reports nothing. */
const createWorker = workerOf(`onmessage = ({ data: { job } }) => {
  while (job.kind === 'silent');
  postMessage({ kind: 'result', result: { ok: true, value: job.number * 2 } })
}`)
const SILENT: Job = { kind: 'silent', number: 1 }
const DOUBLE: Job = { kind: 'double', number: 21 }
const ENDED = { ok: false, problem: SILENCE_PROBLEM }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Advances the time to its limit, once the job has started. */
async function waitOut(): Promise<void> {
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(MAX_SILENCE_MS)
}

test('a worker queue ends a job that never reports, and runs the next one', async () => {
  const queue = createWorkerQueue(createWorker)
  const [first, second] = [queue.run<Job, number>(SILENT), queue.run<Job, number>(DOUBLE)]
  await waitOut()
  expect(await first).toEqual(ENDED)
  expect(await second).toEqual({ ok: true, value: 42 })
  expect(vi.getTimerCount()).toBe(0)
  queue.close()
})

test('a worker pool ends a job that never reports, and runs the next one', async () => {
  const pool = createWorkerPool(createWorker, 1)
  const [first, second] = [pool.run<Job, number>(SILENT), pool.run<Job, number>(DOUBLE)]
  await waitOut()
  expect(await first).toEqual(ENDED)
  expect(await second).toEqual({ ok: true, value: 42 })
  pool.close()
})

test('a single worker ends a job that never reports', async () => {
  const result = runInWorker<Job, number>(createWorker, SILENT)
  await waitOut()
  expect(await result).toEqual(ENDED)
})

test('useJob(): shows why a job that never reports was ended', async () => {
  function Silent() {
    const { run, result } = useJob<Job, number>(createWorker)
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
    useEffect(() => void run(SILENT), [])
    return <p>{result?.ok === false ? result.problem.message : 'running'}</p>
  }
  const screen = await render(<Silent />)
  await waitOut()
  await expect.element(screen.getByText(SILENCE_PROBLEM.message)).toBeVisible()
})

test('useLiveJob(): shows why a job that never reports was ended', async () => {
  function Silent() {
    const { last } = useLiveJob<Job, number>(useWorkerQueue(createWorker), SILENT)
    return <p>{last?.result.ok === false ? last.result.problem.message : 'running'}</p>
  }
  const screen = await render(<Silent />)
  await waitOut()
  await expect.element(screen.getByText(SILENCE_PROBLEM.message)).toBeVisible()
})
