// The name excludes the built file from the offline list until it is used; see build/precache.ts.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import { LARGE_IMAGE, LONG_CONTENTS, onLargeImage, onLongContents } from './long-contents.ts'

// pdf.js passes over messages that are not for it.
onLargeImage(() => self.postMessage(LARGE_IMAGE))
onLongContents(() => self.postMessage(LONG_CONTENTS))
