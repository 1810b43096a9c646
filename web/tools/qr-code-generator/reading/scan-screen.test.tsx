import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Result } from '#lib/result/result.ts'
import { Settings } from '../settings.ts'
import { toolOf } from '../tool.fixture.ts'
import type { ReadAnswer, ScanJob } from './read-job.ts'
import ScanScreen from './scan-screen.tsx'

type Answer = Result<ReadAnswer>
let jobs: ScanJob[] = []
let answers: ((answer: Answer) => void)[] = []

vi.mock('#web/platform/worker/use-worker-queue.ts', () => ({
  useWorkerQueue: () => ({
    run: (job: ScanJob) => {
      jobs.push(job)
      return new Promise<Answer>((resolve) => answers.push(resolve))
    },
    close: () => {},
  }),
}))

beforeEach(() => {
  jobs = []
  answers = []
})
afterEach(() => vi.restoreAllMocks())

const found = (...texts: readonly string[]): Answer => ({
  ok: true,
  value: texts.map((text) => ({ text, format: 'QRCode' })),
})

const image = (name: string, type = 'image/png') => new File(['x'], name, { type })

async function shown(file?: File) {
  const { tool, done } = toolOf({ mode: 'Scan', level: 'Q', text: 'mine' })
  const view = (given?: File) => <ScanScreen tool={tool} file={given} />
  const screen = await render(view(file))
  return {
    screen,
    done,
    drop: (next: File) => screen.rerender(view(next)),
    choose: (next: File) => userEvent.upload(screen.getByLabelText('Upload'), next),
    texts: () =>
      screen
        .getByRole('status', { name: /^Text of code/ })
        .elements()
        .map(({ textContent }) => textContent),
    alert: screen.getByRole('alert'),
    busy: screen.getByText('Reading…'),
  }
}

test('of several pictures the last one counts, whichever is read first', async () => {
  const { screen, drop, texts, busy, choose } = await shown(image('a.png'))
  await expect.element(busy).toBeVisible()
  await drop(image('b.png'))
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(found('second'))
  await expect.poll(texts).toEqual(['second'])
  answers[0]?.(found('first'))
  await expect.element(screen.getByText('1 code found')).toBeInTheDocument()
  expect(texts()).toEqual(['second'])
  await choose(image('c.png'))
  await expect.element(busy).toBeVisible()
  expect(texts()).toEqual([])
  answers[2]?.(found('third', 'fourth'))
  await expect.poll(texts).toEqual(['third', 'fourth'])
  await expect.element(screen.getByText('2 codes found')).toBeInTheDocument()
  await expect.element(busy).not.toBeInTheDocument()
})

test('an image without a code, an unreadable one and another file are reported until the next is read', async () => {
  const { choose, alert, texts, drop } = await shown()
  await choose(image('a.png'))
  answers[0]?.(found())
  await expect.element(alert).toMatchTextContent('No code found in this picture')
  await choose(image('b.png'))
  await expect.element(alert).not.toBeInTheDocument()
  answers[1]?.({ ok: false, problem: { message: '"b.png" could not be read.', detail: '' } })
  await expect.element(alert).toHaveTextContent('"b.png" could not be read.')
  await drop(image('notes.txt', 'text/plain'))
  await expect.element(alert).toHaveTextContent('"notes.txt" is not a supported file type.')
  await drop(image('broken.svg', 'image/svg+xml'))
  await expect.element(alert).toHaveTextContent('"broken.svg" could not be read.')
  expect(jobs).toHaveLength(2)
  await choose(image('c.png'))
  answers[2]?.(found('c'))
  await expect.poll(texts).toEqual(['c'])
  await expect.element(alert).not.toBeInTheDocument()
})

test('scanned content becomes a new code in the current design', async () => {
  const { choose, screen, done } = await shown()
  await choose(image('a.png'))
  answers[0]?.(found('https://example.com/a'))
  await userEvent.click(screen.getByRole('button', { name: 'Edit as new code' }))
  expect(done).toEqual([
    [
      'replace',
      v.parse(Settings, { mode: 'Create', level: 'Q', kind: 'Text or URL', text: 'https://example.com/a' }),
      'Opened as a new code',
    ],
  ])
})

/** A camera that shows a gray picture. */
function camera() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 0, 64, 48)
  const stream = canvas.captureStream()
  const painting = setInterval(() => pen?.fillRect(0, 0, 64, 48), 20)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  return { stream, end: () => clearInterval(painting), isOn: () => stream.active }
}

test('reads the camera image by image until one contains a code, and then turns it off', async () => {
  const { isOn, end } = camera()
  const { screen, texts, choose } = await shown()
  await choose(image('a.png'))
  answers[0]?.(found('old'))
  await expect.poll(texts).toEqual(['old'])
  const use = screen.getByRole('button', { name: 'Use camera' })
  await expect.element(use).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(use)
  expect(texts()).toEqual([])
  await expect.element(screen.getByLabelText('Camera', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Stop camera' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(found())
  await expect.poll(() => answers.length).toBe(3)
  expect(isOn()).toBe(true)
  answers[2]?.(found('seen'))
  await expect.poll(texts).toEqual(['seen'])
  await expect.element(screen.getByLabelText('Camera', { exact: true })).not.toBeInTheDocument()
  await expect.element(use).toHaveAttribute('aria-pressed', 'false')
  expect([isOn(), jobs.length]).toEqual([false, 3])
  end()
})

test('a stopped camera turns off, and its last image is ignored', async () => {
  const { isOn, end } = camera()
  const { screen, texts } = await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Use camera' }))
  await expect.poll(() => answers.length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Stop camera' }))
  await expect.element(screen.getByLabelText('Camera', { exact: true })).not.toBeInTheDocument()
  answers[0]?.(found())
  await expect.poll(isOn).toBe(false)
  expect([texts(), jobs.length]).toEqual([[], 1])
  end()
})

test.each([
  ['NotAllowedError', 'The camera is not allowed here.'],
  ['SecurityError', 'The camera is not allowed here.'],
  ['NotFoundError', 'No camera was found.'],
  ['OverconstrainedError', 'No camera was found.'],
  ['NotReadableError', 'The camera could not be started.'],
])('an unavailable camera (%s) reports the reason', async (name, sentence) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))
  const { screen, alert } = await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Use camera' }))
  await expect.element(alert.getByText(sentence, { exact: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stop camera' }))
  await expect.element(alert).not.toBeInTheDocument()
})
