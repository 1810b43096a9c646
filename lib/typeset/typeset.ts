import type { TextDocument } from '../document/blocks.ts'
import { TYPESET_INDEX, type TypesetIndex } from './fonts/font-index.ts'
import { FontSet } from './fonts/font-set.ts'
import { startFontDecoder } from './fonts/woff2.ts'
import { startShaper } from './harfbuzz/shaper.ts'
import { type Subsetter, startSubsetter } from './harfbuzz/subsetter.ts'
import { layOut } from './layout/lay-out.ts'
import type { Page } from './page.ts'
import type { PdfOptions } from './pdf/pdf-options.ts'
import { writeDocument } from './pdf/write-document.ts'

/** A document as a PDF, with its pages as they were drawn. */
type Typeset = {
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

/** A file of the typesetter's data, by its name there. */
type LoadFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>

/** A document as a PDF, with an engine that is started for it. Throws as `typeset`. */
export async function typesetWith(
  load: LoadFile,
  document: TextDocument,
  options: PdfOptions = {},
): Promise<Typeset> {
  const index: TypesetIndex = JSON.parse(new TextDecoder().decode(await load(TYPESET_INDEX)))
  const compile = async (file: string) => WebAssembly.compile(await load(file))
  const shaper = await startShaper(await compile(index.shaper.file))
  const decode = await startFontDecoder(await compile(index.decoder.file))
  const fonts = new FontSet(index, shaper, decode, (files) =>
    Promise.all(files.map(({ file }) => load(file))),
  )
  return typeset(document, fonts, await startSubsetter(await compile(index.subsetter.file)), options)
}
