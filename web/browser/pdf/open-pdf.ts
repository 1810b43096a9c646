import type { PDFDocumentProxy } from 'pdfjs-dist'

const CHUNK_BYTES = 256 * 1024

/**
 * Opens a PDF by ranges, so that half a gigabyte of scans is not read for one picture. Rejects as pdf.js does: with a
 * `PasswordException` where a password is missing or wrong.
 */
export async function openPdf(file: Blob, password?: string): Promise<PDFDocumentProxy> {
  const { getDocument, PDFDataRangeTransport } = await loadEngine()
  const range = new PDFDataRangeTransport(file.size, null)
  range.requestDataRange = async (begin: number, end: number) => {
    range.onDataRange(begin, new Uint8Array(await file.slice(begin, end).arrayBuffer()))
  }
  return getDocument({
    range,
    ...(password !== undefined && { password }),
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    verbosity: 0,
    cMapUrl: `${PDFJS_DATA}cmaps/`,
    standardFontDataUrl: `${PDFJS_DATA}standard_fonts/`,
    wasmUrl: `${PDFJS_DATA}wasm/`,
  }).promise
}

async function loadEngine() {
  const engine = await import('pdfjs-dist')
  engine.GlobalWorkerOptions.workerPort ??= new Worker(new URL('./engine-pdfjs.worker.ts', import.meta.url), {
    type: 'module',
  })
  return engine
}
