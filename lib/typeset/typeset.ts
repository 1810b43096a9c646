import type { TextDocument } from '../document/blocks.ts'
import type { FontSet } from './fonts/font-set.ts'
import type { Subsetter } from './harfbuzz/subsetter.ts'
import { layOut } from './layout/lay-out.ts'
import type { Page } from './page.ts'
import type { PdfOptions } from './pdf/pdf-options.ts'
import { writeDocument } from './pdf/write-document.ts'

/** A document as a PDF, with its pages as they were drawn. */
export type Typeset = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pages: readonly Page[]
  /** Characters that no font has, each once. */
  readonly missingCharacters: readonly string[]
}

/** Turns blocks into a tagged PDF. Throws a UserError for a picture that cannot be read. */
export async function typeset(
  document: TextDocument,
  fonts: FontSet,
  subsetter: Subsetter,
  options: PdfOptions = {},
): Promise<Typeset> {
  const laidOut = await layOut(document, fonts)
  const bytes = await writeDocument(document, laidOut, subsetter, options)
  return { bytes, pages: laidOut.pages, missingCharacters: laidOut.missingCharacters }
}
