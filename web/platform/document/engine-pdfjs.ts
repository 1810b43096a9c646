// The name excludes the built file from the offline list until it is used; see build/precache.ts.
import { getDocument, OPS, PDFDataRangeTransport } from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'

// This thread is a worker already, so the worker code of pdf.js runs here.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })

export { getDocument, OPS, PDFDataRangeTransport }
