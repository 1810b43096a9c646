import type { PdfInspection } from './inspect-pdf.ts'
import type { MergeRequest } from './merge-request.ts'

/** What the worker is asked. Files are read there, so that the page never holds their bytes. */
export type InspectJob = { readonly kind: 'inspect'; readonly file: File; readonly password: string }
export type MergeJob = MergeRequest & { readonly kind: 'merge' }

export type MergeAnswer = {
  readonly blob: Blob
  readonly pageCount: number
  readonly notes: readonly string[]
}
export type PdfAnswer = PdfInspection | MergeAnswer
