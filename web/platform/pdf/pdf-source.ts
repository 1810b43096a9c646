import type { PDFDataRangeTransport } from 'pdfjs-dist'

/**
 * What pdf.js is told of every PDF: it is read by ranges of so many bytes, and where the data for its fonts are.
 * `Transport` is that of the engine that reads it: a page and a worker each load their own.
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
