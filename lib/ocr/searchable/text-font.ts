import { dictOf, type PdfObject, type PdfRef, PdfStream, PdfString, pdfName } from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { flateStream } from '../../typeset/pdf/flate-stream.ts'
import { toUnicode } from '../../typeset/pdf/to-unicode.ts'

const NAME = pdfName('SundryInvisible')
const SYMBOLIC = 4
const FIXED_PITCH = 1

/**
 * Font for text that is searched and copied, not displayed: it numbers the characters in order of use, in any script.
 */
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

/** One em, and half of it for every character. */
const EM = 1000
export const ADVANCE = 500
const ASCENT = 800
export const DESCENT = -200

/**
 * Creates a TrueType font of two glyphs that draw nothing: text over an image needs positions and widths, but no
 * shapes. It has the tables that PDF requires (ISO 32000-1, 9.9; OpenType 1.9).
 */
export function emptyFont(): Uint8Array<ArrayBuffer> {
  const tables: readonly (readonly [tag: string, words: readonly number[]])[] = [
    // 'glyf' must not be missing; both glyphs are of length nothing.
    ['glyf', [0, 0]],
    ['head', head()],
    ['hhea', [1, 0, ASCENT, DESCENT & 0xffff, 0, ADVANCE, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]],
    ['hmtx', [ADVANCE, 0, ADVANCE, 0]],
    ['loca', [0, 0, 0, 0]],
    ['maxp', [1, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]],
  ]
  return getFont(tables)
}

function head(): number[] {
  const aTime = [0, 0, 0, 0]
  return [
    // Versions of table and font, the sum of the file (filled in later), the magic number.
    ...[1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5],
    // Flags, units to the em.
    ...[3, EM],
    // Fixed times of creation and change, so that the same text yields the same file.
    ...aTime,
    ...aTime,
    // The box around all glyphs, style, smallest size, direction, short offsets in 'loca', format.
    ...[0, 0, 0, 0, 0, 8, 2, 0, 0],
  ]
}

const DIRECTORY_ENTRY = 16
const HEADER = 12

function getFont(
  tables: readonly (readonly [tag: string, words: readonly number[]])[],
): Uint8Array<ArrayBuffer> {
  const padded = tables.map(([tag, words]) => ({ tag, words, size: Math.ceil((2 * words.length) / 4) * 4 }))
  const start = HEADER + DIRECTORY_ENTRY * tables.length
  const view = new DataView(new ArrayBuffer(start + padded.reduce((sum, { size }) => sum + size, 0)))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  // For a search by halves: the greatest power of two not above the count, its logarithm, and what is left.
  const half = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint16(6, half * 16)
  view.setUint16(8, Math.log2(half))
  view.setUint16(10, (tables.length - half) * 16)
  let at = start
  let headAt = start
  for (const [index, { tag, words, size }] of padded.entries()) {
    for (const [place, word] of words.entries()) view.setUint16(at + 2 * place, word)
    const entry = HEADER + DIRECTORY_ENTRY * index
    for (let letter = 0; letter < 4; letter++) view.setUint8(entry + letter, tag.charCodeAt(letter))
    view.setUint32(entry + 4, addUp(view, at, size))
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, 2 * words.length)
    if (tag === 'head') headAt = at
    at += size
  }
  view.setUint32(headAt + 8, (0xb1b0afba - addUp(view, 0, view.byteLength)) >>> 0)
  return new Uint8Array(view.buffer)
}

function addUp(view: DataView, start: number, size: number): number {
  let sum = 0
  for (let at = start; at < start + size; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
