import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'

const CHUNK_BYTES = 256 * 1024

/** How a PDF is opened, beside what is the same for all of them. */
export type PdfOpening = {
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
export async function openPdf(file: Blob, opening: PdfOpening = {}): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions, PDFDataRangeTransport } = await import('pdfjs-dist')
  if (!opening.worker) GlobalWorkerOptions.workerPort ??= createPdfWorker()
  const range = new PDFDataRangeTransport(file.size, null)
  range.requestDataRange = async (begin: number, end: number) => {
    range.onDataRange(begin, new Uint8Array(await file.slice(begin, end).arrayBuffer()))
  }
  return getDocument({
    range,
    verbosity: 0,
    ...opening,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    cMapUrl: `${PDFJS_DATA}cmaps/`,
    standardFontDataUrl: `${PDFJS_DATA}standard_fonts/`,
    wasmUrl: `${PDFJS_DATA}wasm/`,
  }).promise
}

/** The part of pdf.js that takes PDFs apart. */
export function createPdfWorker(): Worker {
  return new Worker(new URL('./engine-pdfjs.worker.ts', import.meta.url), { type: 'module' })
}
