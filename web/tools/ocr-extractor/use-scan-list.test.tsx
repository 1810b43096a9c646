import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import type { InspectJob, ReadJob, ScanAnswer } from './scan-job.ts'
import { LANGUAGES, pageOf } from './scans.fixture.ts'
import { Settings } from './settings.ts'
import { useReading } from './use-reading.ts'
import { type ScanList, useScanList } from './use-scan-list.ts'

type Job = InspectJob | ReadJob
type QueuedJob = {
  readonly job: Job
  readonly answer: (result: Result<ScanAnswer>) => void
  readonly fail: () => void
  readonly progress: (fraction: number) => void
}
let queuedJobs: QueuedJob[] = []
let languages: () => Promise<typeof LANGUAGES> = async () => LANGUAGES
const closed: number[] = []

vi.mock('#web/platform/worker/worker-pool.ts', () => ({
  createWorkerPool: (_: unknown, count: number) => ({
    run: (
      job: Job,
      { signal, onProgress }: { signal?: AbortSignal; onProgress?: (fraction: number) => void } = {},
    ) =>
      new Promise((answer, reject) => {
        const fail = () => reject(new Error('broken'))
        signal?.addEventListener('abort', fail)
        queuedJobs.push({ job, answer, fail, progress: (fraction) => onProgress?.(fraction) })
      }),
    close: () => closed.push(count),
  }),
}))
vi.mock('#web/platform/ocr/language-list.ts', () => ({ loadLanguages: () => languages() }))

beforeEach(() => {
  queuedJobs = []
  closed.length = 0
  languages = async () => LANGUAGES
})
afterEach(() => vi.restoreAllMocks())

const SETTINGS = v.parse(Settings, { language: 'deu', others: ['eng'], layout: 'line', cleans: false })

let list: ScanList
let reading: ReturnType<typeof useReading>
function Tool() {
  list = useScanList()
  reading = useReading(list, SETTINGS)
  return null
}

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const names = () => list.scans.map(({ file }) => file.name)
const looks = () => queuedJobs.filter(({ job }) => job.kind === 'inspect')
const reads = () => queuedJobs.filter(({ job }) => job.kind === 'read')
const PAGES = (pageCount: number): Result<ScanAnswer> => ({ ok: true, value: { kind: 'pdf', pageCount } })
const REFUSED = (message: string): Result<ScanAnswer> => ({ ok: false, problem: { message, detail: '' } })
const NEEDS_PASSWORD = REFUSED('This PDF is protected by a password.')

/** Files of so many pages each, looked into. */
async function filled(counts: Readonly<Record<string, number>>) {
  const page = await openPage(<Tool />)
  await list.add(Object.keys(counts).map(pdf))
  await expect.poll(() => looks().length).toBe(Object.keys(counts).length)
  for (const [index, count] of Object.values(counts).entries()) looks()[index]?.answer(PAGES(count))
  await expect.poll(() => list.scans.every(({ check }) => check?.ok)).toBe(true)
  return page
}

test('appends files, selects the first new one, and reports files that cannot be read', async () => {
  const { screen } = await openPage(<Tool />)
  await list.add([pdf('a.pdf'), pdf('b.pdf'), new File([], 'empty.pdf')])
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf'])
  expect([list.said, list.errors, list.selected?.file.name]).toEqual([
    '2 files added',
    ['"empty.pdf" is empty.'],
    'a.pdf',
  ])
  await expect.poll(() => looks().length).toBe(2)
  looks()[0]?.answer(PAGES(3))
  await expect.poll(() => list.said).toBe('a.pdf: 3 pages')
  looks()[1]?.fail()
  await expect
    .poll(() => list.scans[1]?.check)
    .toEqual({ ok: false, problem: { message: '"b.pdf" could not be read.', detail: '' } })
  await list.add([pdf('c.pdf')])
  await expect.poll(() => list.selected?.file.name).toBe('c.pdf')
  expect(list.errors).toEqual([])
  await list.add([new File([], 'empty.pdf')])
  await expect.poll(() => list.errors).toEqual(['"empty.pdf" is empty.'])
  expect([names(), list.selected?.file.name]).toEqual([['a.pdf', 'b.pdf', 'c.pdf'], 'c.pdf'])
  await screen.unmount()
  await expect.poll(() => closed).toEqual([1])
})

test('undo restores removed or cleared files before files added later, and refusals disappear', async () => {
  const { said, press } = await filled({ 'a.pdf': 1, 'b.pdf': 1 })
  const [first] = list.scans
  if (first) list.remove(first)
  await expect.poll(names).toEqual(['b.pdf'])
  expect(list.selected?.file.name).toBe('b.pdf')
  await expect.element(said).toHaveTextContent('a.pdf removedUndoCtrl+Z')
  await list.add([pdf('c.pdf')])
  await expect.poll(names).toEqual(['b.pdf', 'c.pdf'])
  await press('Undo')
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  await list.add([new File([], 'empty.pdf')])
  await expect.poll(() => list.errors.length).toBe(1)
  list.clear()
  await expect.poll(names).toEqual([])
  expect([list.errors, list.selected]).toEqual([[], undefined])
  await expect.element(said).toHaveTextContent('3 files removedUndoCtrl+Z')
  await press('Undo')
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
})

test('a file that is removed while it is looked into, or read, is ready again after Undo', async () => {
  const { press } = await openPage(<Tool />)
  await list.add([pdf('a.pdf')])
  await expect.poll(() => looks().length).toBe(1)
  list.clear()
  await expect.poll(names).toEqual([])
  looks()[0]?.answer(PAGES(1))
  await press('Undo')
  await expect.poll(() => looks().length).toBe(2)
  // A file of several pages waits for the button.
  looks()[1]?.answer(PAGES(2))
  await expect.poll(() => list.scans[0]?.check?.ok).toBe(true)
  reading.readAll()
  await expect.poll(() => list.scans[0]?.isInWork).toBe(true)
  await expect.poll(() => reads().length).toBe(2)
  list.clear()
  await expect.poll(names).toEqual([])
  for (const read of reads()) read.answer({ ok: true, value: pageOf('late') })
  await expect.poll(() => reading.isRunning).toBe(false)
  await press('Undo')
  await expect.poll(names).toEqual(['a.pdf'])
  expect(list.scans[0]?.isInWork).toBe(false)
})

test('prompts for the first locked file until it opens, unless postponed', async () => {
  await openPage(<Tool />)
  await list.add([pdf('a.pdf'), pdf('b.pdf')])
  await expect.poll(() => looks().length).toBe(2)
  for (const look of looks()) look.answer(NEEDS_PASSWORD)
  await expect.poll(() => list.locked?.file.name).toBe('a.pdf')
  const [first] = list.scans
  if (!first) throw new Error('There is no file')
  list.askLater(first.id)
  await expect.poll(() => list.locked?.file.name).toBe('b.pdf')
  list.askAgain(first.id)
  await expect.poll(() => list.locked?.file.name).toBe('a.pdf')
  list.unlock(first, 'wrong')
  await expect.poll(() => looks().length).toBe(3)
  looks()[2]?.answer(REFUSED('Wrong password for a.pdf'))
  await expect.poll(() => list.scans[0]?.check).toEqual(REFUSED('Wrong password for a.pdf'))
  expect(list.locked?.file.name).toBe('a.pdf')
  list.unlock(first, 'secret')
  await expect.poll(() => looks().length).toBe(4)
  const { job, answer } = looks()[3] ?? {}
  expect(job?.document.source).toEqual({ file: first.file, password: 'secret' })
  const numbers = looks().map((look) => look.job.document.number)
  expect(new Set(numbers).size).toBe(4)
  answer?.(PAGES(2))
  await expect.poll(() => list.locked?.file.name).toBe('b.pdf')
  expect(list.scans[0]?.document).toBe(job?.document)
})

test('the wanted pages of all files are read as is set; one that cannot be read does not stop the others', async () => {
  await filled({ 'a.pdf': 3, 'b.pdf': 2, 'c.pdf': 2 })
  const [a, b, c] = list.scans
  list.change(b?.id ?? 0, { range: '1' })
  list.change(a?.id ?? 0, { range: '2-3' })
  list.change(c?.id ?? 0, { range: '7' })
  await expect.poll(() => reading.ready.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf'])
  reading.readAll()
  await expect.poll(() => reads().length).toBe(3)
  const options = {
    languages: [LANGUAGES[1], LANGUAGES[0]],
    layout: 'line',
    isForced: false,
    part: undefined,
    steps: { turns: true, straightens: true, inverts: true, evens: true, cleans: false, enlarges: true },
  }
  expect(reads().map(({ job }) => job)).toEqual([
    { kind: 'read', document: a?.document, page: 1, options },
    { kind: 'read', document: a?.document, page: 2, options },
    { kind: 'read', document: b?.document, page: 0, options },
  ])
  expect(list.scans.map(({ isInWork }) => isInWork)).toEqual([true, true, false])
  reads()[1]?.progress(0.5)
  reads()[0]?.answer(REFUSED('Nothing to see'))
  await expect.poll(() => reading.running).toEqual({ total: 3, done: 1, fraction: 0.5, loading: undefined })
  reads()[1]?.answer({ ok: true, value: pageOf('third') })
  await expect.poll(() => list.scans[0]?.isInWork).toBe(false)
  expect([list.scans[0]?.problem, list.scans[0]?.result?.text, list.said]).toEqual([
    { message: 'Page 2: Nothing to see', detail: '' },
    'third',
    'Page 2: Nothing to see',
  ])
  reads()[2]?.fail()
  await expect.poll(() => reading.isRunning).toBe(false)
  expect([list.scans[1]?.problem?.message, list.scans[1]?.result]).toEqual([
    '"b.pdf" could not be read.',
    undefined,
  ])
  expect(reading.problem).toBeUndefined()
})

test('pages are listed in order, whichever is recognized first, and an error disappears once the file is recognized', async () => {
  await filled({ 'a.pdf': 2 })
  const [scan] = list.scans
  if (!scan) throw new Error('There is no file')
  list.change(scan.id, { problem: { message: 'old', detail: '' }, word: undefined })
  reading.read(scan)
  await expect.poll(() => reads().length).toBe(2)
  reads()[1]?.answer({ ok: true, value: pageOf('second') })
  reads()[0]?.answer({ ok: true, value: pageOf('first') })
  await expect.poll(() => list.said).toBe('a.pdf was read')
  const { result, problem } = list.scans[0] ?? {}
  expect([result?.text, problem]).toEqual(['first\n\n\fsecond', undefined])
  expect(result?.pages.map(({ number }) => number)).toEqual([0, 1])
})

test('cancelling restores the previous state; a failure to load languages is shown until a retry', async () => {
  await filled({ 'a.pdf': 2 })
  const [scan] = list.scans
  if (!scan) throw new Error('There is no file')
  reading.read(scan)
  await expect.poll(() => reads().length).toBe(2)
  reads()[0]?.answer({ ok: true, value: pageOf('first') })
  await expect.poll(() => reading.running?.done).toBe(1)
  reading.cancel()
  await expect.poll(() => reading.isRunning).toBe(false)
  const { isInWork, result, problem } = list.scans[0] ?? {}
  expect([isInWork, result, problem]).toEqual([false, undefined, undefined])
  languages = async () => {
    throw new UserError('The list of languages could not be loaded', 'Check your connection, then try again.')
  }
  reading.read(scan)
  await expect.poll(() => reading.problem?.message).toBe('The list of languages could not be loaded')
  expect([reading.isRunning, reads().length]).toEqual([false, 2])
  languages = async () => LANGUAGES
  reading.read(scan)
  await expect.poll(() => reads().length).toBe(4)
  expect(reading.problem).toBeUndefined()
})
