import type { TextDocument } from '#lib/document/blocks.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import type { Result } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import type { PdfAnswer, PdfJob } from '#lib/typeset/typeset-job.ts'
import { download } from '#web/platform/download.ts'
import { createTypesetWorker } from '#web/platform/typeset/create-typeset-worker.ts'
import { createWorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { getFileName } from '../exchange/quiz-file.ts'
import {
  type Achievement,
  answerKey,
  certificate,
  type PrintOptions,
  type QuizImage,
  questionSheet,
} from './quiz-document.ts'

/** Lands that write on Letter paper. */
const LETTER = /-(US|CA|MX)\b/

/** Saves the question sheet, or its answer key; returns the problem if it fails. */
export async function savePrint(quiz: Quiz, what: 'questions' | 'key'): Promise<Problem | undefined> {
  const options = await optionsFor(quiz)
  const document = what === 'key' ? answerKey(quiz, options) : questionSheet(quiz, options)
  return save(
    document,
    getFileName({ ...quiz, title: what === 'key' ? `${quiz.title} key` : quiz.title }, 'pdf'),
  )
}

export async function saveCertificate(title: string, done: Achievement): Promise<Problem | undefined> {
  const options = await optionsFor({ questions: [] })
  return save(certificate(title, done, options), getFileName({ title: `${title} certificate` }, 'pdf'))
}

async function save(textDocument: TextDocument, fileName: string): Promise<Problem | undefined> {
  const queue = createWorkerQueue(createTypesetWorker)
  try {
    const result: Result<PdfAnswer> = await queue.run<PdfJob, PdfAnswer>({ textDocument })
    if (!result.ok) return result.problem
    download(new Blob([result.value.bytes], { type: 'application/pdf' }), fileName)
    return undefined
  } catch {
    return { message: 'The PDF could not be made', detail: 'Check the connection and try again.' }
  } finally {
    queue.close()
  }
}

async function optionsFor({ questions }: Pick<Quiz, 'questions'>): Promise<PrintOptions> {
  const images = await Promise.all(
    questions.map(async ({ id, picture }) => [id, picture === '' ? undefined : await read(picture)] as const),
  )
  return {
    paper: LETTER.test(navigator.language) ? 'letter' : 'a4',
    // Rounded to the day, so that the same quiz yields the same file.
    createdAt: new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`),
    images: new Map(images.flatMap(([id, image]) => (image ? [[id, image] as const] : []))),
  }
}

/** Reads an image stored as a `data:` URL; undefined if it cannot be read. */
async function read(address: string): Promise<QuizImage | undefined> {
  try {
    const blob = getBytes(address)
    const bitmap = await createImageBitmap(blob)
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const png = await canvas.convertToBlob({ type: 'image/png' })
    return { source: { kind: 'png', bytes: new Uint8Array(await png.arrayBuffer()) }, width, height }
  } catch {
    return undefined
  }
}

function getBytes(address: string): Blob {
  const [head = '', base64 = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type })
}
