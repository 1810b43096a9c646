import { expect, test } from 'vitest'
import { runInWorker } from './run-in-worker.ts'
import { workerOf } from './worker.fixture.ts'

const doubling = workerOf(`onmessage = ({ data }) => {
  postMessage({ kind: 'progress', fraction: 0.5 })
  postMessage({ kind: 'result', result: { ok: true, value: data.job.number * 2 } })
}`)

test('a job returns its result and reports progress', async () => {
  const progress: number[] = []
  const result = await runInWorker(
    doubling,
    { number: 21 },
    { onProgress: (fraction) => progress.push(fraction) },
  )
  expect(result).toEqual({ ok: true, value: 42 })
  expect(progress).toEqual([0.5])
})

test('a worker that never ends is ended', async () => {
  const control = new AbortController()
  const running = runInWorker(workerOf('onmessage = () => { for (;;); }'), {}, { signal: control.signal })
  control.abort()
  await expect(running).rejects.toThrow('aborted')
})

test('a job that is aborted before it starts never starts', async () => {
  const control = new AbortController()
  control.abort()
  const never = () => {
    throw new Error('started')
  }
  await expect(runInWorker(never, {}, { signal: control.signal })).rejects.toThrow('aborted')
})

test("reports a worker's failure as a bug", async () => {
  await expect(
    runInWorker(workerOf('onmessage = () => { throw new Error("broken inside") }'), {}),
  ).rejects.toThrow('broken inside')
})
