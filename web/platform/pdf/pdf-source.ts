import type { PDFDataRangeTransport } from 'pdfjs-dist'

/**
 * Returns the common options for pdf.js: range requests of this size, and the URLs of its font data. `Transport` is
 * that of the engine in use: a page and a worker each load a separate one.
 */
export function pdfSource(Transport: typeof PDFDataRangeTransport, file: Blob, rangeChunkSize: number) {
  const range = new Transport(file.size, null)
  range.requestDataRange = async (begin: number, end: number) => {
    range.onDataRange(begin, new Uint8Array(await file.slice(begin, end).arrayBuffer()))
  }
  return {
    range,
    rangeChunkSize,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    cMapUrl: `${PDFJS_DATA}cmaps/`,
    standardFontDataUrl: `${PDFJS_DATA}standard_fonts/`,
    wasmUrl: `${PDFJS_DATA}wasm/`,
  }
}
