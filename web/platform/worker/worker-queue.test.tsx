import { expect, test } from 'vitest'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import { workerOf } from './worker.fixture.ts'
import { createWorkerQueue, OUTDATED, OVER_BUDGET, UNLOADED_PROBLEM } from './worker-queue.ts'

/** Reports how often it opened a document and its content; `endless` never ends; opening takes `openingMs`. */
const holder = workerOf(`
  let text, opened = 0
  onmessage = ({ data: { job, document } }) => {
    if (document && 'source' in document) {
      for (const begin = performance.now(); performance.now() - begin < document.source.openMs;);
      text = document.source.text
      opened++
      postMessage({ kind: 'opened' })
    }
    postMessage({ kind: 'progress', fraction: 0.5 })
    while (job.kind === 'endless');
    for (const begin = performance.now(); performance.now() - begin < (job.workMs ?? 0););
    if (job.kind === 'bug') throw new Error('broken inside')
    const value = job.kind === 'length' ? job.bytes?.byteLength : text + ' ' + opened
    postMessage({ kind: 'result', result: { ok: true, value } })
  }`)

type Source = { readonly text: string; readonly openMs: number }
type Job = {
  readonly kind: 'tell' | 'endless' | 'bug'
  readonly document?: WorkerDocument<Source>
  readonly workMs?: number
}

let lastNumber = 0
const documentOf = (text: string, openMs = 0): WorkerDocument<Source> => ({
  number: ++lastNumber,
  source: { text, openMs },
})
const success = (value: string) => ({ ok: true, value })

test('a document is opened with the first job that names it, and cached for the following ones', async () => {
  const queue = createWorkerQueue(holder)
  const document = documentOf('first')
  const ask = (job: Partial<Job>) => queue.run<Job, string>({ kind: 'tell', ...job })
  expect(await ask({ document })).toEqual(success('first 1'))
  expect(await ask({ document })).toEqual(success('first 1'))
  const other = documentOf('second')
  expect(await ask({ document: other })).toEqual(success('second 2'))
  expect(await ask({ document })).toEqual(success('first 3'))
  queue.close()
})

test('jobs wait for one another, and return in their order', async () => {
  const queue = createWorkerQueue(holder)
  const order: string[] = []
  const run = (name: string, workMs: number) =>
    queue.run<Job, string>({ kind: 'tell', workMs }).then(() => order.push(name))
  await Promise.all([run('slow', 100), run('quick', 0)])
  expect(order).toEqual(['slow', 'quick'])
  queue.close()
})

test.each([
  ['its visitor cancels', new DOMException('cancelled', 'AbortError'), undefined],
  ['it takes too long', OVER_BUDGET, 50],
])('a job is ended when %s, and the next one opens the document again', async (_, reason, budgetMs) => {
  const queue = createWorkerQueue(holder)
  const document = documentOf('text')
  const control = new AbortController()
  const running = queue.run<Job, string>(
    { kind: 'endless', document },
    { signal: control.signal, budgetMs, onProgress: () => budgetMs ?? control.abort(reason) },
  )
  await expect(running).rejects.toBe(reason)
  expect(await queue.run<Job, string>({ kind: 'tell', document })).toEqual(success('text 1'))
  queue.close()
})

test("reports a worker's failure as a bug, and the next job gets another worker", async () => {
  const queue = createWorkerQueue(holder)
  const document = documentOf('text')
  await expect(queue.run<Job, string>({ kind: 'bug', document })).rejects.toThrow('broken inside')
  expect(await queue.run<Job, string>({ kind: 'tell', document })).toEqual(success('text 1'))
  queue.close()
})

test('a worker whose script cannot be loaded is a problem, and the next job tries again', async () => {
  const unloaded = URL.createObjectURL(new Blob(['import "blob:nothing"'], { type: 'text/javascript' }))
  let isOnline = false
  const queue = createWorkerQueue(() => (isOnline ? holder() : new Worker(unloaded, { type: 'module' })))
  const ask = () => queue.run<Job, string>({ kind: 'tell', document: documentOf('text') })
  expect(await ask()).toEqual({ ok: false, problem: UNLOADED_PROBLEM })
  isOnline = true
  expect(await ask()).toEqual(success('text 1'))
  queue.close()
})

test.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/engine.js',
  'error loading dynamically imported module: https://a.example/assets/engine.js',
  'Importing a module script failed.',
])(
  'a module that a job needs and that cannot be loaded is a problem, and ends the worker: %s',
  async (message) => {
    const loader = workerOf(`onmessage = () => postMessage({ kind: 'bug', message: '${message}' })`)
    let isOnline = false
    const queue = createWorkerQueue(() => (isOnline ? holder : loader)())
    const ask = () => queue.run<Job, string>({ kind: 'tell', document: documentOf('text') })
    expect(await ask()).toEqual({ ok: false, problem: UNLOADED_PROBLEM })
    isOnline = true
    expect(await ask()).toEqual(success('text 1'))
    queue.close()
  },
)

test('an outdated job can finish within the time that its document took to open, so that it remains open', async () => {
  const queue = createWorkerQueue(holder)
  const document = documentOf('text', 400)
  await queue.run<Job, string>({ kind: 'tell', document })
  const control = new AbortController()
  const outdated = queue.run<Job, string>(
    { kind: 'tell', document, workMs: 50 },
    { signal: control.signal, onProgress: () => control.abort(OUTDATED) },
  )
  const latest = queue.run<Job, string>({ kind: 'tell', document })
  expect(await outdated).toEqual(success('text 1'))
  expect(await latest).toEqual(success('text 1'))
  queue.close()
})

test('an outdated job can finish within its grace period, even without a document', async () => {
  const queue = createWorkerQueue(holder)
  const control = new AbortController()
  const outdated = queue.run<Job, string>(
    { kind: 'tell', workMs: 50 },
    { signal: control.signal, gracePeriodMs: 5000, onProgress: () => control.abort(OUTDATED) },
  )
  const latest = queue.run<Job, string>({ kind: 'tell', document: documentOf('text') })
  expect(await outdated).toEqual(success('undefined 0'))
  expect(await latest).toEqual(success('text 1'))
  queue.close()
})

test('an outdated job that takes longer than that is ended', async () => {
  const queue = createWorkerQueue(holder)
  const document = documentOf('text', 50)
  await queue.run<Job, string>({ kind: 'tell', document })
  const control = new AbortController()
  const outdated = queue.run<Job, string>(
    { kind: 'endless', document },
    { signal: control.signal, onProgress: () => control.abort(OUTDATED) },
  )
  const latest = queue.run<Job, string>({ kind: 'tell', document: documentOf('newer') })
  await expect(outdated).rejects.toBe(OUTDATED)
  expect(await latest).toEqual(success('newer 1'))
  queue.close()
})

test('a job that is aborted while it waits never starts', async () => {
  const queue = createWorkerQueue(holder)
  const control = new AbortController()
  const first = queue.run<Job, string>({ kind: 'tell', document: documentOf('first'), workMs: 100 })
  const waiting = queue.run<Job, string>(
    { kind: 'tell', document: documentOf('never') },
    { signal: control.signal },
  )
  control.abort(OUTDATED)
  await expect(waiting).rejects.toBe(OUTDATED)
  expect(await first).toEqual(success('first 1'))
  expect(await queue.run<Job, string>({ kind: 'tell', document: documentOf('last') })).toEqual(
    success('last 2'),
  )
  queue.close()
})

test('a buffer moves into the worker', async () => {
  const queue = createWorkerQueue(holder)
  const bytes = new ArrayBuffer(8)
  const job = { kind: 'length', bytes }
  expect(await queue.run<typeof job, number>(job, { transfer: [bytes] })).toEqual({ ok: true, value: 8 })
  expect(bytes.byteLength).toBe(0)
  queue.close()
})

test("reports the download of a job's files", async () => {
  const loader = workerOf(`onmessage = () => {
    postMessage({ kind: 'loading', receivedBytes: 1, totalBytes: 2 })
    postMessage({ kind: 'loading', receivedBytes: 2, totalBytes: 2 })
    postMessage({ kind: 'result', result: { ok: true, value: 'done' } })
  }`)
  const queue = createWorkerQueue(loader)
  const seen: number[] = []
  const onLoading = ({ receivedBytes }: { readonly receivedBytes: number }) => seen.push(receivedBytes)
  expect(await queue.run<object, string>({}, { onLoading })).toEqual(success('done'))
  expect(seen).toEqual([1, 2])
  queue.close()
})

test('a desk that is closed ends what runs', async () => {
  const queue = createWorkerQueue(holder)
  const running = queue.run<Job, string>({ kind: 'endless' }, { onProgress: queue.close })
  await expect(running).rejects.toThrow('closed')
})
