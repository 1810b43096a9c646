import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#lib/result/result.ts'
import type { JobOptions, WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import type { ConvertAnswer, Order } from './order.ts'
import type { Source } from './source.ts'
import { openConverter, type Task } from './use-converter.ts'

let answer: (options: JobOptions) => Promise<Result<ConvertAnswer>> = async () => MADE
let lent: unknown[] = []
let jobs: unknown[] = []
vi.mock('#web/platform/worker/worker-pool.ts', () => ({
  createWorkerPool: () => ({
    borrow: (work: (queue: WorkerQueue) => Promise<unknown>, options: unknown) => {
      lent.push(options)
      return work({
        run: async <_Job, Output>(job: unknown, options: JobOptions = {}) => {
          jobs.push(job)
          const given: Result<unknown> = await answer(options)
          return given as Result<Output> // the test's answer replaces the job's result
        },
        close: () => {},
      })
    },
    close: () => {},
  }),
}))

beforeEach(() => {
  lent = []
  jobs = []
  answer = async () => MADE
})
afterEach(() => vi.restoreAllMocks())

const blob = new Blob(['made'])
const MADE: Result<ConvertAnswer> = { ok: true, value: { blobs: [blob], notes: ['A note.'] } }

const ORDER: Order = {
  kind: 'image',
  to: 'png',
  quality: 90,
  ground: '#ffffff',
  keepsMetadata: false,
  keepsLocation: false,
  width: undefined,
}
const image = (width: number, height: number): Source => ({
  kind: 'image',
  extension: 'jpg',
  isRenamed: false,
  header: { format: 'jpeg', orientation: 1, mayBeClear: false, hasMore: false, width, height },
})
const task = (known: Partial<Task> = {}): Task => ({
  file: new File(['x'], 'photo.jpg'),
  source: image(40, 20),
  order: ORDER,
  target: 'png',
  ...known,
})

function watch() {
  const control = new AbortController()
  const fractions: number[] = []
  return {
    control,
    fractions,
    watch: {
      signal: control.signal,
      onProgress: (fraction: number) => void fractions.push(fraction),
      onLoading: () => {},
    },
  }
}

test('a file is converted to its new name, with how far it is from the start', async () => {
  const { watch: given, fractions, control } = watch()
  answer = async ({ onProgress, signal }) => {
    expect(signal).toBe(control.signal)
    onProgress?.(0.5)
    return MADE
  }
  const one = task()
  expect(await openConverter().convert(one, given)).toEqual({
    ok: true,
    value: { files: [{ name: 'photo.png', blob }], notes: ['A note.'] },
  })
  expect([jobs, fractions, lent]).toEqual([
    [{ file: one.file, order: ORDER, drawn: undefined }],
    [0, 0.5],
    [{ isHeavy: false }],
  ])
  answer = async () => ({ ok: true, value: { blobs: [blob, blob], notes: [] } })
  const pages = await openConverter().convert(task(), given)
  expect(pages.ok && pages.value.files.map(({ name }) => name)).toEqual(['photo-1.png', 'photo-2.png'])
})

test('reports why a file could not be converted with its name, once', async () => {
  const reasonOf = async (message: string) => {
    answer = async () => ({ ok: false, problem: { message, detail: 'More.' } })
    const result = await openConverter().convert(task(), watch().watch)
    return result.ok ? undefined : result.problem
  }
  expect(await reasonOf('It is damaged.')).toEqual({
    message: 'Could not convert "photo.jpg": It is damaged.',
    detail: 'More.',
  })
  expect(await reasonOf('"photo.jpg" is damaged.')).toEqual({
    message: '"photo.jpg" is damaged.',
    detail: 'More.',
  })
})

test('an image that needs more than the available memory is not started; one that needs much is processed alone', async () => {
  Object.defineProperty(navigator, 'deviceMemory', { value: 4, configurable: true })
  const { watch: given } = watch()
  const huge = await openConverter().convert(task({ source: image(20_000, 20_000) }), given)
  expect(huge).toEqual({
    ok: false,
    problem: { message: 'Not enough memory to convert "photo.jpg" (needs about 3052 MB).', detail: '' },
  })
  expect(lent).toEqual([])
  await openConverter().convert(task({ source: image(10_000, 5_000) }), given)
  expect(lent).toEqual([{ isHeavy: true }])
  Reflect.deleteProperty(navigator, 'deviceMemory')
})

test('returns a failure as a result, and rejects if cancelled', async () => {
  const broken = watch()
  answer = () => Promise.reject(new Error('the worker broke'))
  expect(await openConverter().convert(task(), broken.watch)).toEqual({
    ok: false,
    problem: {
      message: 'Could not convert "photo.jpg": The browser stopped working on it.',
      detail: 'Close other tabs, then try again.',
    },
  })
  const cancelled = watch()
  cancelled.control.abort(new Error('cancelled'))
  await expect(openConverter().convert(task(), cancelled.watch)).rejects.toThrow('cancelled')
  expect(jobs).toHaveLength(1)
})
