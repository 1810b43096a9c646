import type { Paper } from './default-page.ts'

const DOCUMENT_SOURCES = ['docx', 'html', 'md', 'csv', 'txt', 'pdf'] as const
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number]
const DOCUMENT_TARGETS = ['pdf', 'docx'] as const
export type DocumentTarget = (typeof DOCUMENT_TARGETS)[number]

/** One file, to be read and written again. */
export type ConvertJob = {
  readonly name: string
  readonly from: DocumentSource
  readonly to: DocumentTarget
  readonly paper: Paper
  readonly content: Blob
}

export type Converted = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Notes on omitted or changed content, in full sentences. */
  readonly notes: readonly string[]
}
