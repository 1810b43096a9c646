import type { TextDocument } from '../document/blocks.ts'
import type { DrawnPage } from './drawn-page.ts'
import type { PdfOptions } from './pdf/pdf-options.ts'

/** The pages of a document, to look at. */
export type PagesJob = { readonly kind: 'pages'; readonly textDocument: TextDocument }

/** A document as a PDF. */
export type PdfJob = {
  readonly kind: 'pdf'
  readonly textDocument: TextDocument
  readonly options?: PdfOptions
}

export type PagesAnswer = {
  readonly pages: readonly DrawnPage[]
  /** Characters that no font has, each once. */
  readonly missingCharacters: readonly string[]
}

export type PdfAnswer = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pageCount: number
  readonly missingCharacters: readonly string[]
}
