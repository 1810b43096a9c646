import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MadeImage } from '#lib/image/image-options.ts'
import type { Result } from '#lib/result/result.ts'
import type { WorkerPoolOptions } from '#web/platform/worker/worker-pool.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import type { ImageAnswer, InspectJob, ResizeJob } from './image-job.ts'
import { getStatus } from './listed-image.ts'
import { Settings } from './settings/settings.ts'
import { type ImageList, useImageList } from './use-image-list.ts'
import { type Resizing, useResizing } from './use-resizing.ts'

type QueuedJob = {
  readonly job: InspectJob | ResizeJob
  readonly options: WorkerPoolOptions
  readonly answer: (result: Result<ImageAnswer>) => void
  readonly fail: () => void
}
let queuedJobs: QueuedJob[] = []
let closed = 0
vi.mock('#web/platform/worker/worker-pool.ts', () => ({
  createWorkerPool: () => ({
    run: (job: InspectJob | ResizeJob, options: WorkerPoolOptions = {}) =>
      new Promise((answer, reject) => {
        const fail = () => reject(new Error('broken'))
        options.signal?.addEventListener('abort', fail)
        queuedJobs.push({ job, options, answer, fail })
      }),
    close: () => {
      closed += 1
    },
  }),
}))

beforeEach(() => {
  queuedJobs = []
  closed = 0
})

let list: ImageList
let resizing: Resizing
let settings = v.parse(Settings, {})
function Tool() {
  list = useImageList()
  resizing = useResizing(list, settings)
  return null
}

const names = () => list.images.map(({ file }) => file.name)
const states = () => list.images.map((image) => getStatus(image, settings))
const looks = () => queuedJobs.filter(({ job }) => job.kind === 'inspect')
const resizes = () => queuedJobs.filter(({ job }) => job.kind === 'resize')
const header = (width: number, height: number): Result<ImageAnswer> => ({
  ok: true,
  value: { format: 'png', orientation: 1, mayBeClear: true, hasMore: false, width, height },
})
const made: MadeImage = { blob: new Blob(['made']), quality: 90, notes: [], width: 40, height: 20 }

/** Pictures of 40 by 20 pixels, looked into. */
async function filled(...files: readonly string[]) {
  settings = v.parse(Settings, {})
  const page = await openPage(<Tool />)
  list.add(files.map((name) => new File(['x'], name)))
  await expect.poll(() => looks().length).toBe(files.length)
  for (const look of looks()) look.answer(header(40, 20))
  await expect.poll(() => list.images.every(({ check }) => check?.ok)).toBe(true)
  return page
}

test('images are appended to the existing ones, and the selected one remains', async () => {
  const { screen } = await openPage(<Tool />)
  list.add([])
  expect([names(), list.said]).toEqual([[], ''])
  list.add([new File(['x'], 'a.png'), new File(['x'], 'b.png')])
  await expect.poll(names).toEqual(['a.png', 'b.png'])
  expect([list.said, list.selected?.file.name]).toEqual(['2 pictures added', 'a.png'])
  await expect.poll(() => looks().length).toBe(2)
  looks()[1]?.fail()
  await expect
    .poll(() => list.images[1]?.check)
    .toEqual({ ok: false, problem: { message: '"b.png" could not be read.', detail: '' } })
  list.add([new File(['x'], 'c.png')])
  await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png'])
  expect([list.said, list.selected?.file.name]).toEqual(['1 picture added', 'a.png'])
  list.select(list.images[2]?.id)
  await expect.poll(() => list.selected?.file.name).toBe('c.png')
  await screen.unmount()
  await expect.poll(() => closed).toBe(1)
})

test('undo restores a removed image before images added later', async () => {
  const { said, press } = await filled('a.png', 'b.png')
  const [first] = list.images
  if (first) list.remove(first)
  await expect.poll(names).toEqual(['b.png'])
  await expect.element(said).toHaveTextContent('a.png removedUndoCtrl+Z')
  list.add([new File(['x'], 'c.png')])
  await expect.poll(names).toEqual(['b.png', 'c.png'])
  const [other] = list.images
  if (other) list.change(other.id, { own: settings })
  await press('Undo')
  await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png'])
  expect(list.images.map(({ own }) => own)).toEqual([undefined, settings, undefined])
  list.clear()
  await expect.element(said).toHaveTextContent('3 pictures removedUndoCtrl+Z')
  await expect.poll(names).toEqual([])
})

test('a picture that is removed while it is looked into, or worked on, is ready again after Undo', async () => {
  const { press } = await openPage(<Tool />)
  list.add([new File(['x'], 'a.png')])
  await expect.poll(() => looks().length).toBe(1)
  list.clear()
  await expect.poll(names).toEqual([])
  looks()[0]?.answer(header(40, 20))
  await press('Undo')
  await expect.poll(() => looks().length).toBe(2)
  looks()[1]?.answer(header(40, 20))
  await expect.poll(() => list.images[0]?.check?.ok).toBe(true)
  resizing.resizeAll()
  await expect.poll(() => resizes().length).toBe(1)
  resizes()[0]?.options.onStart?.()
  await expect.poll(states).toEqual(['processing'])
  list.clear()
  await expect.poll(names).toEqual([])
  resizes()[0]?.answer({ ok: true, value: made })
  await expect.poll(() => resizing.isRunning).toBe(false)
  await press('Undo')
  await expect.poll(states).toEqual(['pending'])
  expect(resizing.left).toHaveLength(1)
})

test('resizes all pending images and shows each outcome; failed and canceled ones remain pending', async () => {
  await filled('a.png', 'b.png', 'c.png')
  resizing.resizeAll()
  await expect.poll(() => resizes().length).toBe(3)
  expect(resizing.state).toEqual({ total: 3, done: 0, fraction: 0 })
  expect(resizes().map(({ options }) => [options.isHeavy, options.onProgress !== undefined])).toEqual(
    Array(3).fill([false, false]),
  )
  resizes()[0]?.answer({ ok: true, value: made })
  await expect.poll(states).toEqual(['completed', 'pending', 'pending'])
  expect([list.said, resizing.progress]).toEqual(['a.png resized to 40×20', 1 / 3])
  resizes()[1]?.fail()
  await expect.poll(states).toEqual(['completed', 'error', 'pending'])
  expect(list.images[1]?.made?.result).toEqual({
    ok: false,
    problem: { message: 'Could not resize "b.png": The browser stopped working on it.', detail: '' },
  })
  resizes()[2]?.options.onStart?.()
  await expect.poll(states).toEqual(['completed', 'error', 'processing'])
  resizing.cancel()
  await expect.poll(() => resizing.isRunning).toBe(false)
  expect(states()).toEqual(['completed', 'error', 'pending'])
  expect(resizing.left.map(({ file }) => file.name)).toEqual(['b.png', 'c.png'])
  resizing.resizeAll()
  await expect.poll(() => resizes().length).toBe(5)
  expect(
    resizes()
      .slice(3)
      .map(({ job }) => job.file.name),
  ).toEqual(['b.png', 'c.png'])
})

test.each([
  [40_000, 1000, false],
  [40_000, 1001, true],
])(
  'an image of %d × %d pixels is processed alone: %s, and shows its progress',
  async (width, height, isHeavy) => {
    await openPage(<Tool />)
    list.add([new File(['x'], 'a.png')])
    await expect.poll(() => looks().length).toBe(1)
    looks()[0]?.answer(header(width, height))
    await expect.poll(() => list.images[0]?.check?.ok).toBe(true)
    resizing.resizeAll()
    await expect.poll(() => resizes().length).toBe(1)
    expect(resizes()[0]?.options.isHeavy).toBe(isHeavy)
    resizes()[0]?.options.onProgress?.(0.25)
    await expect.poll(() => resizing.progress).toBe(0.25)
    resizing.cancel()
  },
)
