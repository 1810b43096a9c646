// The name keeps the built file out of the offline list until it is used; see build/precache.ts.
import { getDocument, OPS, PDFDataRangeTransport } from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'

// A worker of a worker is not to be had in all browsers: what would run there runs in this thread.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })

export { getDocument, OPS, PDFDataRangeTransport }
