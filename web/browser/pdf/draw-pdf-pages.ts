import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { UserError } from '#lib/outcome/user-error.ts'
import { MOST_PIXELS } from '#lib/picture/size.ts'
import { encodePicture } from '../picture/encode-picture.ts'
import { openPdf } from './open-pdf.ts'

export type PdfPagesConversion = {
  readonly to: 'png' | 'jpg' | 'webp'
  readonly quality: number
  readonly dpi: number
}

const POINTS = 72

/** Draws each page of a PDF as a picture, one after the other. Throws a `UserError` for a file that cannot be opened. */
export async function drawPdfPages(
  file: File,
  conversion: PdfPagesConversion,
  signal: AbortSignal,
  report: (fraction: number) => void,
): Promise<Blob[]> {
  const pdf = await opened(file)
  try {
    const blobs: Blob[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      signal.throwIfAborted()
      const page = await pdf.getPage(number)
      blobs.push(await drawPage(page, conversion, signal))
      page.cleanup()
      report(number / pdf.numPages)
    }
    return blobs
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function opened(file: File): Promise<PDFDocumentProxy> {
  try {
    return await openPdf(file)
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
  page: PDFPageProxy,
  { to, quality, dpi }: PdfPagesConversion,
  signal: AbortSignal,
): Promise<Blob> {
  const viewport = page.getViewport({ scale: dpi / POINTS })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  if (canvas.width * canvas.height > MOST_PIXELS)
    throw new UserError(
      `Page ${page.pageNumber} would be too large (${canvas.width}×${canvas.height}).`,
      'Choose a lower resolution in the options.',
    )
  // As for print, which goes on when the visitor looks at another tab.
  const task = page.render({ canvas, viewport, intent: 'print' })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop)
  await task.promise.finally(() => signal.removeEventListener('abort', stop))
  const blob = await written(canvas, to === 'jpg' ? 'jpeg' : to, quality)
  canvas.width = 0
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
  return encodePicture(pixels, { format, quality, isSmaller: false })
}
