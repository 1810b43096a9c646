import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '../result/user-error.ts'
import { answerJobs, type JobMessage, type WorkerDocument } from './answer-jobs.ts'

type Job =
  | { readonly kind: 'letters'; readonly document: WorkerDocument<string> }
  | { readonly kind: 'double'; readonly number: number }

afterEach(() => vi.unstubAllGlobals())

/** Starts a worker that opens words and counts their letters; returns the messages that it posts per message. */
function begin() {
  const posted: unknown[] = []
  const scope: { onmessage: (event: { readonly data: JobMessage<unknown> }) => Promise<void> } & object =
    Object.assign({ onmessage: async () => {} }, { postMessage: (message: unknown) => posted.push(message) })
  vi.stubGlobal('self', scope)
  answerJobs<Job, number, { readonly word: string }>(
    (job, report) => {
      report(0.5)
      return { result: job.kind === 'double' ? job.number * 2 : job.document.word.length }
    },
    (source, report) => {
      report(0.5)
      if (source === '') throw new UserError('Nothing to open')
      return { word: source }
    },
  )
  return async (data: JobMessage<unknown>) => {
    await scope.onmessage({ data })
    return posted.splice(0)
  }
}

test('the opening is the first half of the job that brings it; later jobs name the document by its number', async () => {
  const ask = begin()
  expect(await ask({ job: { kind: 'letters' }, document: { number: 7, source: 'three' } })).toEqual([
    { kind: 'progress', fraction: 0.25 },
    { kind: 'opened' },
    { kind: 'progress', fraction: 0.75 },
    { kind: 'result', result: { ok: true, value: 5 } },
  ])
  expect(await ask({ job: { kind: 'double', number: 4 } })).toEqual([
    { kind: 'progress', fraction: 0.5 },
    { kind: 'result', result: { ok: true, value: 8 } },
  ])
  expect(await ask({ job: { kind: 'letters' }, document: { number: 7 } })).toEqual([
    { kind: 'progress', fraction: 0.5 },
    { kind: 'result', result: { ok: true, value: 5 } },
  ])
})

test('a document that cannot be opened fails the job and is not cached', async () => {
  const ask = begin()
  await ask({ job: { kind: 'letters' }, document: { number: 1, source: 'word' } })
  expect(await ask({ job: { kind: 'letters' }, document: { number: 2, source: '' } })).toEqual([
    { kind: 'progress', fraction: 0.25 },
    { kind: 'result', result: { ok: false, problem: { message: 'Nothing to open', detail: '' } } },
  ])
  expect(await ask({ job: { kind: 'letters' }, document: { number: 1 } })).toEqual([
    { kind: 'bug', message: expect.stringContaining('No document 1 is held') },
  ])
})

test('a worker reports progress per hundredth, not in smaller steps', async () => {
  const posted: unknown[] = []
  const scope = {
    onmessage: async (_: unknown) => {},
    postMessage: (message: unknown) => posted.push(message),
  }
  vi.stubGlobal('self', scope)
  answerJobs<{ readonly kind: 'count' }, number>((_, report) => {
    for (const fraction of [0, 0.005, 0.01, 0.0199, 0.02, 1]) report(fraction)
    return { result: 1 }
  })
  await scope.onmessage({ data: { job: { kind: 'count' } } })
  expect(posted).toEqual([
    ...[0, 0.01, 0.02, 1].map((fraction) => ({ kind: 'progress', fraction })),
    { kind: 'result', result: { ok: true, value: 1 } },
  ])
})
