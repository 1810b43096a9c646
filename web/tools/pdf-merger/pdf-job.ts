import type { PdfInspection } from './inspect-pdf.ts'
import type { MergeRequest } from './merge-request.ts'

/** Job of the worker. It reads the files, so that the page never stores their bytes. */
export type InspectJob = { readonly kind: 'inspect'; readonly file: File; readonly password: string }
export type MergeJob = MergeRequest & { readonly kind: 'merge' }

export type MergeAnswer = {
  readonly blob: Blob
  readonly pageCount: number
  readonly notes: readonly string[]
}
export type PdfAnswer = PdfInspection | MergeAnswer
