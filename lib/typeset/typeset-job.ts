import type { TextDocument } from '../document/blocks.ts'
import type { PdfOptions } from './pdf/pdf-options.ts'

/** A document as a PDF. */
export type PdfJob = { readonly textDocument: TextDocument; readonly options?: PdfOptions }

export type PdfAnswer = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pageCount: number
  /** Characters that no font has, each once. */
  readonly missingCharacters: readonly string[]
}
