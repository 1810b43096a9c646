// The name keeps the built file out of the offline list until it is used; see build/precache.ts.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
