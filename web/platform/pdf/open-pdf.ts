import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { pdfSource } from './pdf-source.ts'

const CHUNK_BYTES = 256 * 1024

/** Options for opening a PDF, in addition to the common ones. */
type PdfOptions = {
  readonly password?: string
  /** Reads this PDF alone, and can be ended; without it, one reads all. */
  readonly worker?: PDFWorker
  /** In pixels: larger pictures are left out. */
  readonly maxImageSize?: number
  /** How much pdf.js says; without it, nothing. */
  readonly verbosity?: number
}

/**
 * Opens a PDF by ranges, so that half a gigabyte of scans is not read for one picture. Rejects as pdf.js does: with a
 * `PasswordException` where a password is missing or wrong.
 */
export async function openPdf(file: Blob, options: PdfOptions = {}): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions, PDFDataRangeTransport } = await import('pdfjs-dist')
  if (!options.worker) GlobalWorkerOptions.workerPort ??= createPdfWorker()
  const source = pdfSource(PDFDataRangeTransport, file, CHUNK_BYTES)
  return getDocument({ ...source, verbosity: 0, ...options }).promise
}

/** Worker of pdf.js that parses PDFs. */
export function createPdfWorker(): Worker {
  return new Worker(new URL('./engine-pdfjs.worker.ts', import.meta.url), { type: 'module' })
}
