import type { TextPage } from './text/scan-text.ts'

/** Lays the words that were read over the pages of a file. */
export type SearchableJob = {
  readonly file: File
  readonly password: string | undefined
  readonly pages: readonly TextPage[]
}
