import { dictOf, type PdfObject, type PdfRef, PdfStream, PdfString, pdfName } from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { flateStream } from '../../typeset/pdf/flate-stream.ts'
import { toUnicode } from '../../typeset/pdf/to-unicode.ts'
import { ADVANCE, ASCENT, DESCENT, emptyFont } from './empty-font.ts'

const NAME = pdfName('SundryInvisible')
const SYMBOLIC = 4
const FIXED_PITCH = 1

/** A font for text that is found and copied, not seen: it numbers the characters as they come, of whatever script. */
export class TextFont {
  readonly #numbers = new Map<string, number>()

  /** The text as a hexadecimal string of a content stream, two bytes a character. */
  encode(text: string): string {
    let digits = ''
    for (const character of text) digits += this.#numberOf(character).toString(16).padStart(4, '0')
    return `<${digits}>`
  }

  #numberOf(character: string): number {
    const known = this.#numbers.get(character)
    if (known !== undefined) return known
    const number = this.#numbers.size + 1
    this.#numbers.set(character, number)
    return number
  }

  /** Puts the font with all characters so far into the file (ISO 32000-1, 9.7). */
  write(ref: PdfRef, builder: PdfBuilder): void {
    const texts = new Map([...this.#numbers].map(([character, number]) => [number, character]))
    builder.objects.set(
      ref,
      dictOf({
        Type: pdfName('Font'),
        Subtype: pdfName('Type0'),
        BaseFont: NAME,
        Encoding: pdfName('Identity-H'),
        DescendantFonts: [builder.add(this.#descendant(builder))],
        ToUnicode: builder.add(flateStream(new TextEncoder().encode(toUnicode(texts)))),
      }),
    )
  }

  #descendant(builder: PdfBuilder): PdfObject {
    return dictOf({
      Type: pdfName('Font'),
      Subtype: pdfName('CIDFontType2'),
      BaseFont: NAME,
      CIDSystemInfo: dictOf({
        Registry: new PdfString('Adobe'),
        Ordering: new PdfString('Identity'),
        Supplement: 0,
      }),
      FontDescriptor: builder.add(descriptor(builder)),
      DW: ADVANCE,
      CIDToGIDMap: builder.add(this.#allToOneGlyph()),
    })
  }

  #allToOneGlyph(): PdfStream {
    const glyphs = new Uint8Array(2 * (this.#numbers.size + 1))
    for (let at = 3; at < glyphs.length; at += 2) glyphs[at] = 1
    return flateStream(glyphs)
  }
}

function descriptor(builder: PdfBuilder): PdfObject {
  const file = emptyFont()
  return dictOf({
    Type: pdfName('FontDescriptor'),
    FontName: NAME,
    Flags: SYMBOLIC + FIXED_PITCH,
    FontBBox: [0, DESCENT, ADVANCE, ASCENT],
    ItalicAngle: 0,
    Ascent: ASCENT,
    Descent: DESCENT,
    CapHeight: ASCENT,
    StemV: 0,
    FontFile2: builder.add(new PdfStream(dictOf({ Length1: file.length }), file)),
  })
}
