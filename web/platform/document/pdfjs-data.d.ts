/** The folder of pdf.js' data on our origin; set by `build/pdfjs-data.ts`. */
declare const PDFJS_DATA: string

/** The package has no types for the file that its own worker runs. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: object
}
