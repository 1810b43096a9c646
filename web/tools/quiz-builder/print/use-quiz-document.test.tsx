import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { TextDocument } from '#lib/document/blocks.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { CertificateForm } from '../attempt/result-screen.tsx'
import { questionWith, quizOf, THREE } from '../quiz.fixture.ts'
import { answerKey, certificate, questionSheet } from './quiz-document.ts'
import { saveCertificate, savePrint } from './use-quiz-document.ts'

const written: TextDocument[] = []
const close = vi.fn()
let answer: () => Promise<unknown>

// The typesetting engine takes seconds to load.
vi.mock('#web/platform/worker/worker-queue.ts', async (original) => ({
  ...(await original<object>()),
  createWorkerQueue: () => ({
    run: ({ textDocument }: { readonly textDocument: TextDocument }) => {
      written.push(textDocument)
      return answer()
    },
    close,
  }),
}))

const NOON = Date.parse('2026-03-02T12:00:00Z')
const OPTIONS = { createdAt: new Date('2026-03-02T00:00:00Z'), images: new Map() }
const RESULT = { right: 2, total: 3, percent: 66.7, hasPassed: undefined }

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  answer = async () => ({ ok: true, value: { bytes: new TextEncoder().encode('%PDF') } })
  written.length = 0
  close.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['en-US', 'letter'],
  ['de-DE', 'a4'],
] as const)(
  'in %s questions, key and certificate are written on %s under their names',
  async (locale, paper) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale)
    const saved = watchSaves()
    const quiz = quizOf(THREE)
    const options = { ...OPTIONS, paper }
    const done = { ...RESULT, name: 'Zoë', date: 'March 2, 2026' }
    expect(await savePrint(quiz, 'questions')).toBe(undefined)
    expect(await savePrint(quiz, 'key')).toBe(undefined)
    expect(await saveCertificate('Europe', done)).toBe(undefined)
    expect(written).toEqual([
      questionSheet(quiz, options),
      answerKey(quiz, options),
      certificate('Europe', done, options),
    ])
    expect(saved.map(({ name }) => name)).toEqual(['europe.pdf', 'europe-key.pdf', 'europe-certificate.pdf'])
    expect(saved.map(({ type }) => type)).toEqual(['application/pdf', 'application/pdf', 'application/pdf'])
    expect(close).toHaveBeenCalledTimes(3)
  },
)

test('images of questions are included, and an unreadable one is omitted', async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 30
  canvas.height = 20
  const picture = canvas.toDataURL('image/jpeg')
  watchSaves()
  const questions = [
    questionWith('q1', 'Which?', ['a', 'b'], { picture, pictureText: 'A map' }),
    questionWith('q2', 'Which?', ['a', 'b'], { picture: 'data:image/png;base64,AAAA' }),
  ]
  expect(await savePrint(quizOf(questions), 'questions')).toBe(undefined)
  const images = JSON.stringify(written[0]).match(/"kind":"png"/g)
  expect(images).toHaveLength(1)
})

test('reports an error of the engine, and for other failures suggests checking the connection', async () => {
  const saved = watchSaves()
  const problem = { message: 'Too long', detail: '' }
  answer = async () => ({ ok: false, problem })
  expect(await savePrint(quizOf(THREE), 'key')).toEqual(problem)
  answer = () => Promise.reject(new Error('no network'))
  expect(await savePrint(quizOf(THREE), 'key')).toEqual({
    message: 'The PDF could not be made',
    detail: 'Check the connection and try again.',
  })
  expect(saved.map(({ name }) => name)).toEqual([])
  expect(close).toHaveBeenCalledTimes(2)
})

test('a certificate is saved with the name and the day of the run, once at a time', async () => {
  const saved = watchSaves()
  answer = async () => ({ ok: false, problem: { message: 'No engine', detail: '' } })
  const screen = await render(<CertificateForm title="Europe" result={RESULT} finishedAt={NOON} />)
  const save = screen.getByRole('button', { name: 'Save certificate' })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name on the certificate' }), 'Zoë')
  await userEvent.click(save)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No engine')
  const ready = Promise.withResolvers<unknown>()
  answer = () => ready.promise
  await userEvent.keyboard('{Enter}')
  await expect.element(save).toBeDisabled()
  ready.resolve({ ok: true, value: { bytes: new Uint8Array(1) } })
  await expect.element(save).toBeEnabled()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(saved.map(({ name }) => name)).toEqual(['europe-certificate.pdf'])
  const paper = navigator.language === 'en-US' ? 'letter' : 'a4'
  expect(written[1]).toEqual(
    certificate('Europe', { ...RESULT, name: 'Zoë', date: 'March 2, 2026' }, { ...OPTIONS, paper }),
  )
})
