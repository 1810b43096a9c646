import type { TextDocument } from '../document/blocks.ts'
import { TYPESET_INDEX, type TypesetIndex } from './fonts/font-index.ts'
import { FontSet } from './fonts/font-set.ts'
import { startFontDecoder } from './fonts/woff2.ts'
import { startShaper } from './harfbuzz/shaper.ts'
import { startSubsetter } from './harfbuzz/subsetter.ts'
import type { PdfOptions } from './pdf/pdf-options.ts'
import { type Typeset, typeset } from './typeset.ts'

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
