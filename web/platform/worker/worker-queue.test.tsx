import { expect, test } from 'vitest'
import type { Held } from '#lib/worker/messages.ts'
import { workerOf } from './worker.fixture.ts'
import { OUTDATED, OVER_BUDGET, openDesk } from './worker-queue.ts'

/** Counts how often it opens, tells how often and what it holds; `endless` never ends; opening takes `openingMs`. */
const holder = workerOf(`
  let held, opened = 0
  onmessage = ({ data: { job, document } }) => {
    if (document && 'opening' in document) {
      for (const begin = performance.now(); performance.now() - begin < document.opening.openingMs;);
      held = document.opening.text
      opened++
      postMessage({ kind: 'opened' })
    }
    postMessage({ kind: 'progress', fraction: 0.5 })
    while (job.kind === 'endless');
    for (const begin = performance.now(); performance.now() - begin < (job.workMs ?? 0););
    if (job.kind === 'bug') throw new Error('broken inside')
    const value = job.kind === 'length' ? job.bytes?.byteLength : held + ' ' + opened
    postMessage({ kind: 'outcome', outcome: { ok: true, value } })
  }`)

type Opening = { readonly text: string; readonly openingMs: number }
type Job = {
  readonly kind: 'tell' | 'endless' | 'bug'
  readonly document?: Held<Opening>
  readonly workMs?: number
}

let lastNumber = 0
const documentOf = (text: string, openingMs = 0): Held<Opening> => ({
  number: ++lastNumber,
  opening: { text, openingMs },
})
const told = (value: string) => ({ ok: true, value })

test('a document is opened with the first job that names it, and held for those that follow', async () => {
  const desk = openDesk(holder)
  const document = documentOf('first')
  const ask = (job: Partial<Job>) => desk.run<Job, string>({ kind: 'tell', ...job })
  expect(await ask({ document })).toEqual(told('first 1'))
  expect(await ask({ document })).toEqual(told('first 1'))
  const other = documentOf('second')
  expect(await ask({ document: other })).toEqual(told('second 2'))
  expect(await ask({ document })).toEqual(told('first 3'))
  desk.close()
})

test('jobs wait for one another, and come back in their order', async () => {
  const desk = openDesk(holder)
  const order: string[] = []
  const run = (name: string, workMs: number) =>
    desk.run<Job, string>({ kind: 'tell', workMs }).then(() => order.push(name))
  await Promise.all([run('slow', 100), run('quick', 0)])
  expect(order).toEqual(['slow', 'quick'])
  desk.close()
})

test.each([
  ['its visitor cancels', new DOMException('cancelled', 'AbortError'), undefined],
  ['it takes too long', OVER_BUDGET, 50],
])('a job is ended when %s, and the next one opens the document again', async (_, reason, budgetMs) => {
  const desk = openDesk(holder)
  const document = documentOf('text')
  const control = new AbortController()
  const running = desk.run<Job, string>(
    { kind: 'endless', document },
    { signal: control.signal, budgetMs, onProgress: () => budgetMs ?? control.abort(reason) },
  )
  await expect(running).rejects.toBe(reason)
  expect(await desk.run<Job, string>({ kind: 'tell', document })).toEqual(told('text 1'))
  desk.close()
})

test('a worker that breaks is told as a bug, and the next job gets another', async () => {
  const desk = openDesk(holder)
  const document = documentOf('text')
  await expect(desk.run<Job, string>({ kind: 'bug', document })).rejects.toThrow('broken inside')
  expect(await desk.run<Job, string>({ kind: 'tell', document })).toEqual(told('text 1'))
  desk.close()
})

test('an outdated job may end within the time that its document took to open, so that it stays open', async () => {
  const desk = openDesk(holder)
  const document = documentOf('text', 400)
  await desk.run<Job, string>({ kind: 'tell', document })
  const control = new AbortController()
  const outdated = desk.run<Job, string>(
    { kind: 'tell', document, workMs: 50 },
    { signal: control.signal, onProgress: () => control.abort(OUTDATED) },
  )
  const latest = desk.run<Job, string>({ kind: 'tell', document })
  expect(await outdated).toEqual(told('text 1'))
  expect(await latest).toEqual(told('text 1'))
  desk.close()
})

test('an outdated job may end within the patience it was given, though nothing is held', async () => {
  const desk = openDesk(holder)
  const control = new AbortController()
  const outdated = desk.run<Job, string>(
    { kind: 'tell', workMs: 50 },
    { signal: control.signal, timeoutMs: 5000, onProgress: () => control.abort(OUTDATED) },
  )
  const latest = desk.run<Job, string>({ kind: 'tell', document: documentOf('text') })
  expect(await outdated).toEqual(told('undefined 0'))
  expect(await latest).toEqual(told('text 1'))
  desk.close()
})

test('an outdated job that takes longer than that is ended', async () => {
  const desk = openDesk(holder)
  const document = documentOf('text', 50)
  await desk.run<Job, string>({ kind: 'tell', document })
  const control = new AbortController()
  const outdated = desk.run<Job, string>(
    { kind: 'endless', document },
    { signal: control.signal, onProgress: () => control.abort(OUTDATED) },
  )
  const latest = desk.run<Job, string>({ kind: 'tell', document: documentOf('newer') })
  await expect(outdated).rejects.toBe(OUTDATED)
  expect(await latest).toEqual(told('newer 1'))
  desk.close()
})

test('a job that is aborted while it waits never starts', async () => {
  const desk = openDesk(holder)
  const control = new AbortController()
  const first = desk.run<Job, string>({ kind: 'tell', document: documentOf('first'), workMs: 100 })
  const waiting = desk.run<Job, string>(
    { kind: 'tell', document: documentOf('never') },
    { signal: control.signal },
  )
  control.abort(OUTDATED)
  await expect(waiting).rejects.toBe(OUTDATED)
  expect(await first).toEqual(told('first 1'))
  expect(await desk.run<Job, string>({ kind: 'tell', document: documentOf('last') })).toEqual(told('last 2'))
  desk.close()
})

test('a buffer moves into the worker', async () => {
  const desk = openDesk(holder)
  const bytes = new ArrayBuffer(8)
  const job = { kind: 'length', bytes }
  expect(await desk.run<typeof job, number>(job, { transfer: [bytes] })).toEqual({ ok: true, value: 8 })
  expect(bytes.byteLength).toBe(0)
  desk.close()
})

test('what comes over the wire for a job is told on the way', async () => {
  const loader = workerOf(`onmessage = () => {
    postMessage({ kind: 'loading', receivedBytes: 1, totalBytes: 2 })
    postMessage({ kind: 'loading', receivedBytes: 2, totalBytes: 2 })
    postMessage({ kind: 'outcome', outcome: { ok: true, value: 'done' } })
  }`)
  const desk = openDesk(loader)
  const seen: number[] = []
  const onLoading = ({ receivedBytes }: { readonly receivedBytes: number }) => seen.push(receivedBytes)
  expect(await desk.run<object, string>({}, { onLoading })).toEqual(told('done'))
  expect(seen).toEqual([1, 2])
  desk.close()
})

test('a desk that is closed ends what runs', async () => {
  const desk = openDesk(holder)
  const running = desk.run<Job, string>({ kind: 'endless' }, { onProgress: desk.close })
  await expect(running).rejects.toThrow('closed')
})
