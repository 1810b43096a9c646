import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#lib/result/result.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { getStatus, type Made } from './listed-file.ts'
import { Settings } from './settings.ts'
import type { Source } from './source.ts'
import type { Task, Watch } from './use-converter.ts'
import { type Converting, useConverting } from './use-converting.ts'
import { type FileList, useFileList } from './use-file-list.ts'

type QueuedTask = {
  readonly task: Task
  readonly watch: Watch
  readonly answer: (result: Result<Made>) => void
}
let queuedTasks: QueuedTask[] = []
let closed = 0
let looks = new Map<string, (source: Source | Error) => void>()

vi.mock('./use-look.ts', () => ({
  lookAt: (file: File) =>
    new Promise((resolve, reject) => {
      looks.set(file.name, (source) => (source instanceof Error ? reject(source) : resolve(source)))
    }),
}))
vi.mock('./use-converter.ts', () => ({
  openConverter: () => ({
    convert: (task: Task, watch: Watch) =>
      new Promise((answer, reject) => {
        watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
        queuedTasks.push({ task, watch, answer })
      }),
    close: () => {
      closed += 1
    },
  }),
}))

beforeEach(() => {
  queuedTasks = []
  closed = 0
  looks = new Map()
})

const SETTINGS = v.parse(Settings, { target: 'mp3' })
const SOUND: Source = { kind: 'sound', extension: 'wav', isRenamed: false }
const MADE: Result<Made> = {
  ok: true,
  value: { files: [{ name: 'a.mp3', blob: new Blob(['x']) }], notes: [] },
}

let list: FileList
let converting: Converting
function Tool() {
  list = useFileList(3)
  converting = useConverting(list, SETTINGS)
  return null
}

const sound = (name: string) => new File(['x'], name)
const names = () => list.files.map(({ file }) => file.name)
const states = () => list.files.map((listed) => getStatus(listed, SETTINGS))

/** Fills the list with analyzed files. */
async function filled(...files: readonly string[]) {
  const page = await openPage(<Tool />)
  list.add(files.map(sound))
  await expect.poll(() => looks.size).toBe(files.length)
  for (const look of looks.values()) look(SOUND)
  await expect.poll(() => list.files.every(({ source }) => source)).toBe(true)
  return page
}

test('files are appended to the existing ones, up to the limit, and each rejected one has a reason', async () => {
  await openPage(<Tool />)
  list.add([])
  expect([list.said, names()]).toEqual(['', []])
  list.add([sound('a.wav'), new File([], 'empty.wav'), sound('b.wav')], ['wav', 'png', 'mp3'])
  await expect.poll(names).toEqual(['a.wav', 'b.wav'])
  expect([list.said, list.errors, list.files.map(({ own }) => own)]).toEqual([
    '2 files added',
    ['"empty.wav" is empty.'],
    ['wav', 'mp3'],
  ])
  await expect.poll(() => looks.size).toBe(2)
  looks.get('a.wav')?.(new Error('gone'))
  await expect.poll(names).toEqual(['b.wav'])
  expect(list.errors).toEqual(['"empty.wav" is empty.', '"a.wav" could not be read.'])
  list.add([sound('c.wav')])
  await expect.poll(() => list.said).toBe('1 file added')
  expect([names(), list.errors, list.files[1]?.own]).toEqual([['b.wav', 'c.wav'], [], undefined])
  list.add([sound('d.wav'), sound('e.wav')])
  await expect.poll(names).toEqual(['b.wav', 'c.wav', 'd.wav'])
  expect(list.errors).toEqual(['You can convert up to 3 files at a time.'])
  list.add([sound('f.wav')])
  await expect.poll(() => list.errors.length).toBe(1)
  // Nothing was added, so nothing is said of it.
  expect(list.said).toBe('1 file added')
  list.clearOwn()
  await expect.poll(() => list.files.some(({ own }) => own)).toBe(false)
})

test('undo restores a removed file before files added later, and Clear also removes refused files', async () => {
  const { said, press } = await filled('a.wav', 'b.wav')
  const [first] = list.files
  if (first) list.remove(first)
  await expect.poll(names).toEqual(['b.wav'])
  await expect.element(said).toHaveTextContent('a.wav removedUndoCtrl+Z')
  list.add([sound('c.wav')])
  await expect.poll(names).toEqual(['b.wav', 'c.wav'])
  await press('Undo')
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'c.wav'])
  list.add([sound('d.wav')])
  await expect.poll(() => list.errors.length).toBe(1)
  list.clear()
  await expect.poll(names).toEqual([])
  expect(list.errors).toEqual([])
  await expect.element(said).toHaveTextContent('3 files removedUndoCtrl+Z')
  list.add([sound('d.wav')])
  await expect.poll(names).toEqual(['d.wav'])
  list.clear()
  await expect.element(said).toHaveTextContent('1 file removedUndoCtrl+Z')
})

test('a file is converted as soon as it has been analyzed, and counted once it is done', async () => {
  const { screen } = await openPage(<Tool />)
  list.add([sound('a.wav'), sound('b.wav')])
  await expect.poll(() => looks.size).toBe(2)
  converting.convertAll()
  await expect.poll(() => converting.running).toEqual({ total: 2, done: 0 })
  expect(queuedTasks).toEqual([])
  looks.get('a.wav')?.(SOUND)
  looks.get('b.wav')?.(SOUND)
  await expect
    .poll(() => queuedTasks.map(({ task }) => [task.file.name, task.target]))
    .toEqual([
      ['a.wav', 'mp3'],
      ['b.wav', 'mp3'],
    ])
  expect(states()).toEqual(['waiting', 'waiting'])
  queuedTasks[0]?.watch.onProgress(0.5)
  await expect.poll(states).toEqual(['converting', 'waiting'])
  queuedTasks[0]?.answer(MADE)
  await expect.poll(states).toEqual(['converted', 'waiting'])
  await expect.poll(() => converting.running).toEqual({ total: 2, done: 1 })
  queuedTasks[1]?.answer({ ok: false, problem: { message: 'No', detail: '' } })
  await expect.poll(states).toEqual(['converted', 'failed'])
  await expect.poll(() => converting.running).toBeUndefined()
  expect(converting.left.map(({ file }) => file.name)).toEqual(['b.wav'])
  await screen.unmount()
  await expect.poll(() => closed).toBe(1)
})

test('of two runs at once all files are counted together, until the last one is done', async () => {
  await filled('a.wav', 'b.wav')
  const [a, b] = list.files
  if (!a || !b) throw new Error('There are no files')
  converting.convert(a)
  await expect.poll(() => converting.running).toEqual({ total: 1, done: 0 })
  converting.convert(b)
  await expect.poll(() => converting.running).toEqual({ total: 2, done: 0 })
  await expect.poll(() => queuedTasks.length).toBe(2)
  queuedTasks[1]?.answer(MADE)
  await expect.poll(() => converting.running).toEqual({ total: 2, done: 1 })
  queuedTasks[0]?.answer(MADE)
  await expect.poll(() => converting.running).toBeUndefined()
})

test('one file is cancelled alone, or all are; they are as they were, and can be converted again', async () => {
  await filled('a.wav', 'b.wav', 'c.wav')
  converting.convertAll()
  await expect.poll(() => queuedTasks.length).toBe(3)
  converting.cancel(list.files[1]?.id ?? 0)
  await expect.poll(states).toEqual(['waiting', 'ready', 'waiting'])
  expect(queuedTasks.map(({ watch }) => watch.signal.aborted)).toEqual([false, true, false])
  await expect.poll(() => converting.running).toEqual({ total: 3, done: 1 })
  converting.cancelAll()
  await expect.poll(states).toEqual(['ready', 'ready', 'ready'])
  await expect.poll(() => converting.running).toBeUndefined()
  expect(queuedTasks.map(({ watch }) => watch.signal.aborted)).toEqual([true, true, true])
  expect(converting.left).toHaveLength(3)
})

test('a file that cannot become the chosen format fails with its reason and is not processed', async () => {
  await openPage(<Tool />)
  list.add([sound('a.txt')])
  await expect.poll(() => looks.size).toBe(1)
  looks.get('a.txt')?.({ kind: 'document', format: 'txt', extension: 'txt', isRenamed: false })
  await expect.poll(() => list.files[0]?.source?.kind).toBe('document')
  converting.convertAll()
  await expect.poll(states).toEqual(['failed'])
  expect(list.files[0]?.made?.result).toEqual({
    ok: false,
    problem: { message: 'Cannot convert .txt to MP3', detail: '' },
  })
  await expect.poll(() => converting.running).toBeUndefined()
  expect(queuedTasks).toEqual([])
})
