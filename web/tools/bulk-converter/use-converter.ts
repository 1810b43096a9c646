import type { Size } from '#lib/image/size.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { drawSvg } from '#web/platform/image/draw-svg.ts'
import { createWorkerPool, type WorkerPool } from '#web/platform/worker/worker-pool.ts'
import type { JobOptions, WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import type { Made } from './listed-file.ts'
import { isHeavy, memoryError, memoryNeed } from './memory-need.ts'
import type { ConvertAnswer, ConvertedAnswer, ConvertJob, DocumentOrder, Order } from './order.ts'
import { resultNames } from './result-names.ts'
import type { Source } from './source.ts'
import type { Target } from './targets.ts'

/** One file, what is known of it, and what it is to become. */
export type Task = {
  readonly file: File
  readonly source: Source
  readonly order: Order
  readonly target: Target
}

export type Watch = {
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
  readonly onLoading: (loading: Loading) => void
}

/** Two workers that convert files. */
export type Converter = {
  /**
   * Converts a file as soon as a worker is free. Rejects with the signal's reason; every other failure is an outcome
   * with a sentence, and never stops other files.
   */
  convert(task: Task, watch: Watch): Promise<Result<Made>>
  close(): void
}

export function openConverter(): Converter {
  const pool = createWorkerPool(createConvertWorker)
  return { convert: (task, watch) => convertFile(task, pool, watch), close: pool.close }
}

async function convertFile(task: Task, pool: WorkerPool, watch: Watch): Promise<Result<Made>> {
  const { file, source, order, target } = task
  const need = memoryNeed(source, order, file.size)
  const error = memoryError(file.name, need, deviceGigabytes())
  if (error) return { ok: false, problem: { message: error, detail: '' } }
  try {
    const result = await pool.borrow((queue) => convertAt(queue, task, watch), { isHeavy: isHeavy(need) })
    if (!result.ok) return { ok: false, problem: withFileName(file.name, result.problem) }
    const { blobs, notes } = result.value
    const names = resultNames(file.name, target, blobs.length)
    return {
      ok: true,
      value: { files: blobs.map((blob, index) => ({ blob, name: names[index] ?? '' })), notes },
    }
  } catch {
    watch.signal.throwIfAborted()
    // A failure affects only its own worker.
    return {
      ok: false,
      problem: withFileName(file.name, {
        message: 'The browser stopped working on it.',
        detail: 'Close other tabs, then try again.',
      }),
    }
  }
}

async function convertAt(
  queue: WorkerQueue,
  { file, source, order }: Task,
  watch: Watch,
): Promise<Result<ConvertedAnswer>> {
  watch.signal.throwIfAborted()
  watch.onProgress(0)
  return toResultAsync(async () => {
    if (order.kind === 'document') return convertWritten(file, order, watch)
    if (order.kind === 'pdf-pages') {
      const { drawPdfPages } = await import('#web/platform/pdf/draw-pdf-pages.ts')
      return { blobs: await drawPdfPages(file, order, watch.signal, watch.onProgress), notes: [] }
    }
    const drawn = await getDrawing(file, source, order)
    const ask = (job: ConvertJob, transfer: Transferable[]) => runJob(queue, job, { ...watch, transfer })
    const answer = await ask({ file, order, drawn }, drawn ? [drawn] : [])
    if ('blobs' in answer) return answer
    const { codec, sampleRate } = answer.undecoded
    const { decodeOnPage } = await import('#web/platform/audio/decode-on-page.ts')
    const sound = await decodeOnPage(file, sampleRate, codec)
    watch.signal.throwIfAborted()
    const last = await ask(
      { file, order, sound },
      sound.block.map(({ buffer }) => buffer),
    )
    if ('blobs' in last) return last
    throw new UserError('The file has no sound.')
  })
}

/** Documents have a separate worker, because only a page can parse HTML. */
async function convertWritten(
  file: File,
  { from, to, paper }: DocumentOrder,
  { signal, onProgress }: Watch,
): Promise<ConvertedAnswer> {
  const { convertDocument } = await import('#web/platform/document/convert.ts')
  const { bytes, notes } = await convertDocument(file, file.name, from, to, { paper }, signal, onProgress)
  return { blobs: [new Blob([bytes], { type: MEDIA_TYPES[to] })], notes }
}

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

async function runJob(queue: WorkerQueue, job: ConvertJob, options: JobOptions): Promise<ConvertAnswer> {
  const result = await queue.run<ConvertJob, ConvertAnswer>(job, options)
  if (!result.ok) throw new UserError(result.problem.message, result.problem.detail)
  return result.value
}

/** An SVG is drawn here, at the size at which it is wanted: no worker can. */
async function getDrawing(file: File, source: Source, order: Order): Promise<ImageBitmap | undefined> {
  if (source.kind !== 'image' || source.header?.format !== 'svg') return undefined
  const { width, height } = source.header
  const wanted = 'width' in order ? order.width : undefined
  const size: Size =
    wanted === undefined
      ? { width, height }
      : { width: wanted, height: Math.max(1, Math.round((wanted * height) / width)) }
  return drawSvg(file, source.header, { x: 0, y: 0, width, height }, size)
}

/** Adds the file's name to the error. */
function withFileName(name: string, problem: { readonly message: string; readonly detail: string }) {
  if (problem.message.includes(`"${name}"`)) return problem
  return { message: `Could not convert "${name}": ${problem.message}`, detail: problem.detail }
}

/** Device memory reported by Chromium, in GB. */
function deviceGigabytes(): number | undefined {
  const deviceMemory: unknown = Reflect.get(navigator, 'deviceMemory')
  return typeof deviceMemory === 'number' ? deviceMemory : undefined
}

/** Creates a worker that converts files; see `convert-job.ts` for its jobs. */
export function createConvertWorker(): Worker {
  return new Worker(new URL('./convert.worker.ts', import.meta.url), { type: 'module' })
}
