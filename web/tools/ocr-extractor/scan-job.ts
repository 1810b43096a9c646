import type { ScanChanges, ScanSteps } from '#lib/image/scan/prepare-scan.ts'
import type { Rect } from '#lib/image/size.ts'
import type { OcrOptions, ScanKind } from '#lib/ocr/ocr-options.ts'
import type { ReadPage } from '#lib/ocr/read-page.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import type { TextPage } from './scan-text.ts'

/** A file, and the password that opens it. */
export type ScanSource = { readonly file: File; readonly password: string | undefined }
export type ScanDocument = WorkerDocument<ScanSource>

/** Looks into a file. */
export type InspectJob = { readonly kind: 'inspect'; readonly document: ScanDocument }
export type Inspection = { readonly kind: ScanKind; readonly pageCount: number }

/** Creates images of a page, original and prepared, small enough to display. */
export type ShowJob = {
  readonly kind: 'show'
  readonly document: ScanDocument
  readonly page: number
  readonly steps: ScanSteps
  readonly part: Rect | undefined
}
export type ShownPage = { readonly before: Blob; readonly after: Blob; readonly changes: ScanChanges }

export type ReadJob = {
  readonly kind: 'read'
  readonly document: ScanDocument
  readonly page: number
  readonly options: OcrOptions
}

export type ScanJob = InspectJob | ShowJob | ReadJob
export type ScanAnswer = Inspection | ShownPage | ReadPage

/** Lays the words that were read over the pages of a file. */
type SearchableJob = {
  readonly kind: 'searchable'
  readonly file: File
  readonly password: string | undefined
  readonly pages: readonly TextPage[]
}
/** Writes what was read for Word. */
type WordJob = {
  readonly kind: 'word'
  readonly title: string
  readonly language: string
  readonly createdAt: Date
  readonly pages: readonly TextPage[]
}
export type ExportJob = SearchableJob | WordJob
