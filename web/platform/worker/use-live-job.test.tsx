import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLiveJob } from './use-live-job.ts'
import { useWorkerQueue } from './use-worker-queue.ts'
import { workerOf } from './worker.fixture.ts'
import type { JobOptions, WorkerQueue } from './worker-queue.ts'

/** Doubles numbers; for 0 it starts and never ends; for 1 it is slow to start. */
const createWorker = workerOf(`onmessage = ({ data: { job } }) => {
  const began = performance.now()
  while (job.number === 1 && performance.now() - began < 400);
  postMessage({ kind: 'progress', fraction: 0 })
  while (job.number === 0);
  postMessage({ kind: 'result', result: { ok: true, value: job.number * 2 } })
}`)

type Job = { readonly number: number; readonly budgetMs: number }
const OPTIONS = { budgetMs: (job: Job) => job.budgetMs }

function Doubler({ job }: { readonly job: Job }) {
  const { last, isOverBudget, isCanceled, cancel } = useLiveJob<Job, number>(
    useWorkerQueue(createWorker),
    job,
    OPTIONS,
  )
  const isCurrent = last?.job === job && last.result.ok
  return (
    <>
      <output>
        {isOverBudget ? 'over budget' : isCanceled ? 'cancelled' : isCurrent ? last.result.value : 'working'}
      </output>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </>
  )
}

test('a job that exceeds its budget is ended, and the next one works', async () => {
  const screen = await render(<Doubler job={{ number: 0, budgetMs: 200 }} />)
  await expect.element(screen.getByText('working')).toBeVisible()
  await expect.element(screen.getByText('over budget')).toBeVisible()
  await screen.rerender(<Doubler job={{ number: 21, budgetMs: 5000 }} />)
  await expect.element(screen.getByText('42')).toBeVisible()
})

test('the clock starts when the job reports its start', async () => {
  const screen = await render(<Doubler job={{ number: 1, budgetMs: 200 }} />)
  await expect.element(screen.getByText('2', { exact: true })).toBeVisible()
})

test('a cancelled job is not over its budget', async () => {
  const screen = await render(<Doubler job={{ number: 0, budgetMs: 60_000 }} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('cancelled')).toBeVisible()
})

test('a long job reports progress and downloads until it ends or another starts', async () => {
  const createLoader = workerOf(`onmessage = ({ data: { job } }) => {
    if (job.number === 5) return postMessage({ kind: 'result', result: { ok: true, value: 5 } })
    postMessage({ kind: 'progress', fraction: 0.25 })
    if (job.number === 1) postMessage({ kind: 'loading', receivedBytes: 1, totalBytes: 4 })
  }`)
  function Loader({ job }: { readonly job: Job | undefined }) {
    const { last, progress, loading } = useLiveJob<Job, number>(useWorkerQueue(createLoader), job)
    return (
      <output>
        {JSON.stringify([
          progress ?? null,
          loading ? [loading.receivedBytes, loading.totalBytes] : null,
          last?.result.ok ? last.result.value : null,
        ])}
      </output>
    )
  }
  const job = (number: number): Job => ({ number, budgetMs: 60_000 })
  const screen = await render(<Loader job={undefined} />)
  const state = () => JSON.parse(screen.getByRole('status').element().textContent ?? '')
  expect(state()).toEqual([null, null, null])
  await screen.rerender(<Loader job={job(1)} />)
  expect(state()).toEqual([null, null, null])
  await expect.poll(state).toEqual([0.25, [1, 4], null])
  await screen.rerender(<Loader job={job(2)} />)
  expect(state()).toEqual([null, null, null])
  await expect.poll(state).toEqual([0.25, null, null])
  await screen.rerender(<Loader job={job(5)} />)
  await expect.poll(state).toEqual([null, null, 5])
})

test('reports nothing for 300 milliseconds, then the current progress', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const given: JobOptions[] = []
  const queue: WorkerQueue = {
    run: (_, options = {}) => {
      given.push(options)
      return new Promise(() => {})
    },
    close: () => {},
  }
  function Progress({ job }: { readonly job: Job }) {
    return <output>{useLiveJob<Job, number>(queue, job).progress ?? 'nothing'}</output>
  }
  const screen = await render(<Progress job={{ number: 1, budgetMs: 0 }} />)
  const shown = () => screen.container.textContent
  const after = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds))
  flushSync(() => given[0]?.onProgress?.(0.25))
  after(299)
  expect(shown()).toBe('nothing')
  after(1)
  expect(shown()).toBe('0.25')
  flushSync(() => given[0]?.onProgress?.(0.5))
  expect(shown()).toBe('0.5')
  vi.useRealTimers()
})
