/** The folder of pdf.js' data on our origin; set by `build/pdfjs-data.ts`. */
declare const PDFJS_DATA: string
