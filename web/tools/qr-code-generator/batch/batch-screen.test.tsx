import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { toolOf } from '../tool.fixture.ts'
import type { BatchAnswer } from './batch-job.ts'
import BatchScreen from './batch-screen.tsx'

type Answer =
  | { readonly ok: true; readonly value: BatchAnswer }
  | { readonly ok: false; readonly problem: { readonly message: string; readonly detail: string } }

const work: { jobs: unknown[]; result: Answer | undefined; progress: number | undefined; cancels: number } = {
  jobs: [],
  result: undefined,
  progress: undefined,
  cancels: 0,
}
vi.mock('#web/platform/worker/use-job.ts', () => ({
  useJob: () => ({
    result: work.result,
    progress: work.progress,
    run: async (job: unknown) => {
      work.jobs.push(job)
      return work.result
    },
    cancel: () => {
      work.cancels += 1
    },
  }),
}))

beforeEach(() => {
  Object.assign(work, { jobs: [], result: undefined, progress: undefined, cancels: 0 })
})
afterEach(() => vi.restoreAllMocks())

async function opened(lines: string, file?: File) {
  const { tool, done } = toolOf({ mode: 'Batch', lines, level: 'Q' })
  const page = await openPage(<BatchScreen tool={tool} file={file} />)
  return { ...page, tool, done, make: page.button('Download ZIP') }
}

test.each([
  ['', '0 codes', true],
  [' \n', '0 codes', true],
  ['one', '1 code', false],
  ['one\n\ntwo', '2 codes', false],
])('of the list %j there are %s', async (lines, sentence, isSoftDisabled) => {
  const { screen, make } = await opened(lines)
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible()
  if (isSoftDisabled) await expect.element(make).toHaveAttribute('aria-disabled', 'true')
  else await expect.element(make).not.toHaveAttribute('aria-disabled')
})

test('processes the list in its design and format, and returns one file', async () => {
  const saves = watchSaves()
  work.result = { ok: true, value: { zip: new Blob(['zip']), count: 2, failures: [] } }
  const { screen, press, tool } = await opened('one\ntwo')
  await userEvent.click(screen.getByRole('radio', { name: 'SVG' }))
  await press('Download ZIP')
  await expect.poll(() => saves.map(({ name }) => name)).toEqual(['qrcodes.zip'])
  const items = ['one', 'two'].map((text) => ({ text, name: '' }))
  expect(work.jobs).toEqual([{ items, settings: tool.settings, logo: undefined, format: 'SVG' }])
  await expect.element(screen.getByText('2 codes made')).toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: 'Not made' })).not.toBeInTheDocument()
})

test('failed codes are counted and named; without any code, no file is saved', async () => {
  const saves = watchSaves()
  work.result = {
    ok: true,
    value: { zip: undefined, count: 1, failures: ['Code 2: Too much data', 'Code 3: x'] },
  }
  const { screen, press } = await opened('a\nb\nc')
  await press('Download ZIP')
  await expect.element(screen.getByText('2 of 3 could not be made; the others are in the ZIP.')).toBeVisible()
  await expect
    .element(screen.getByRole('list', { name: 'Not made' }))
    .toHaveTextContent('Code 2: Too much dataCode 3: x')
  expect([work.jobs.length, saves.length]).toEqual([1, 0])
})

test('a running batch cannot be started again, but can be cancelled', async () => {
  work.progress = 0.5
  const { screen, make, press } = await opened('a')
  await expect.element(make).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(screen.getByRole('progressbar', { name: 'Making codes' }))
    .toHaveAttribute('aria-valuenow', '50')
  await press('Cancel')
  expect([work.cancels, work.jobs.length]).toEqual([1, 0])
})

test('an unreadable list shows an error in place of the previous result', async () => {
  work.result = { ok: false, problem: { message: 'The codes could not be made.', detail: '' } }
  const first = await opened('a')
  await expect.element(first.screen.getByRole('alert')).toHaveTextContent('The codes could not be made.')
  await first.screen.unmount()
  const { screen, make } = await opened('text,name\n"one,1')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Invalid CSV format')
  await expect.element(make).toHaveAttribute('aria-disabled', 'true')
})

test('a file becomes the list, and one that cannot be read says so', async () => {
  const { done, screen, tool } = await opened('', new File(['one\ntwo'], 'list.csv'))
  await expect.poll(() => done).toEqual([['change', { lines: 'one\ntwo' }]])
  await userEvent.fill(screen.getByRole('textbox', { name: 'Texts' }), 'three')
  expect(done.at(-1)).toEqual(['change', { lines: 'three' }])
  const unreadable = new File(['x'], 'gone.csv')
  vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new Error('gone'))
  await screen.unmount()
  const other = await openPage(<BatchScreen tool={tool} file={unreadable} />)
  await expect.element(other.screen.getByRole('alert')).toHaveTextContent('"gone.csv" could not be read.')
  expect(done).toHaveLength(2)
})
