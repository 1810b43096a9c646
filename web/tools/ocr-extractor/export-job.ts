import type { TextPage } from './text/scan-text.ts'

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
