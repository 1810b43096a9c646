import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { MAX_PIXELS } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'
import { encodeImage } from '../image/encode-image.ts'
import { SILENCE_PROBLEM, startWatchdog } from '../worker/watchdog.ts'
import { LARGE_IMAGE, LONG_CONTENTS, tooLong, WARNINGS } from './long-contents.ts'
import { createPdfWorker, openPdf } from './open-pdf.ts'

export type PdfPagesConversion = {
  readonly to: 'png' | 'jpg' | 'webp'
  readonly quality: number
  readonly dpi: number
}

const POINTS = 72

/** Workers whose last PDF succeeded: starting another one is slow. As many as are used at a time. */
const idleWorkers: Worker[] = []

/**
 * Renders each page of a PDF as an image, one after the other; parsing runs in a separate worker. Throws a `UserError`
 * for a file that cannot be opened, and the signal's reason at once.
 */
export async function drawPdfPages(
  file: File,
  conversion: PdfPagesConversion,
  signal: AbortSignal,
  report: (fraction: number) => void,
): Promise<Blob[]> {
  const { PDFWorker } = await import('pdfjs-dist')
  const port = idleWorkers.pop() ?? createPdfWorker()
  const done = new AbortController()
  const blobs: Blob[] = []
  const end = endOf(port, signal, () => blobs.length + 1, done.signal)
  try {
    const pdf = await Promise.race([opened(file, PDFWorker.create({ port })), end])
    while (blobs.length < pdf.numPages) {
      blobs.push(await Promise.race([drawPage(pdf, blobs.length + 1, conversion, signal), end]))
      report(blobs.length / pdf.numPages)
    }
    await Promise.race([pdf.loadingTask.destroy(), end])
    idleWorkers.push(port)
    return blobs
  } catch (error) {
    port.terminate()
    throw error
  } finally {
    done.abort()
  }
}

/**
 * Rejects when the visitor stops the work, when its worker breaks, for which pdf.js would wait for ever, when it is silent
 * for too long, and when it has left out a picture of the page or all that it draws. Listens until the work is done.
 */
function endOf(
  port: Worker,
  stopped: AbortSignal,
  pageNumber: () => number,
  signal: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    if (stopped.aborted) reject(stopped.reason)
    stopped.addEventListener('abort', () => reject(stopped.reason), { signal })
    port.addEventListener('error', ({ message }) => reject(new Error(message)), { signal })
    const watchdog = startWatchdog(() =>
      reject(new UserError(SILENCE_PROBLEM.message, SILENCE_PROBLEM.detail)),
    )
    signal.addEventListener('abort', watchdog.stop)
    const hear = ({ data }: MessageEvent<{ readonly kind?: unknown }>) => {
      watchdog.reset()
      if (data.kind === LARGE_IMAGE.kind) reject(tooLarge(pageNumber()))
      if (data.kind === LONG_CONTENTS.kind) reject(tooLong(pageNumber()))
    }
    port.addEventListener('message', hear, { signal })
  })
}

function tooLarge(pageNumber: number): UserError {
  return new UserError(
    `The picture on page ${pageNumber} is too large.`,
    `A picture can have at most ${Math.floor(MAX_PIXELS / 1e6)} million pixels.`,
  )
}

async function opened(file: File, worker: PDFWorker): Promise<PDFDocumentProxy> {
  try {
    return await openPdf(file, { worker, maxImageSize: MAX_PIXELS, verbosity: WARNINGS })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UserError(
        `"${file.name}" needs a password.`,
        'Save a copy without one in PDF Merger, then convert that.',
      )
    throw new UserError(`"${file.name}" is damaged or incomplete.`)
  }
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { to, quality, dpi }: PdfPagesConversion,
  signal: AbortSignal,
): Promise<Blob> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: dpi / POINTS })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  if (canvas.width * canvas.height > MAX_PIXELS)
    throw new UserError(
      `Page ${number} would be too large (${canvas.width}×${canvas.height}).`,
      'Choose a lower resolution in the options.',
    )
  // The print intent continues when the tab is in the background.
  const task = page.render({ canvas, viewport, intent: 'print' })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop)
  await task.promise.finally(() => signal.removeEventListener('abort', stop))
  const blob = await written(canvas, to === 'jpg' ? 'jpeg' : to, quality)
  canvas.width = 0
  page.cleanup()
  return blob
}

async function written(
  canvas: HTMLCanvasElement,
  format: 'png' | 'jpeg' | 'webp',
  quality: number,
): Promise<Blob> {
  const type = `image/${format}`
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality / 100))
  if (blob?.type === type) return blob
  // A browser that does not know the type answers with PNG.
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!pixels) throw new UserError('The result is too large for this browser.')
  return encodeImage(pixels, { format, quality, isSmaller: false })
}
