import { dictOf, type PdfObject, type PdfRef, PdfString, pdfName } from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import type { Subsetter } from '../harfbuzz/subsetter.ts'
import { flateStream } from './flate-stream.ts'
import { length } from './numbers.ts'
import type { FontUse } from './show-text.ts'
import { toUnicode } from './to-unicode.ts'

/** A font as text of the whole Unicode names it: glyphs by their number in the embedded file (9.7.4). */
export function embedFont(use: FontUse, subsetter: Subsetter, builder: PdfBuilder): PdfRef {
  const { face, glyphs } = use
  const file = subsetter.subset({ font: face.bytes, glyphs, weight: face.weight })
  const name = pdfName(`${subsetTag([...glyphs])}+${postScriptName(use)}`)
  const descriptor = builder.add(getDescriptor(use, name, file, builder))
  const descendant = builder.add(
    dictOf({
      Type: pdfName('Font'),
      Subtype: pdfName('CIDFontType2'),
      BaseFont: name,
      CIDSystemInfo: dictOf({
        Registry: new PdfString('Adobe'),
        Ordering: new PdfString('Identity'),
        Supplement: 0,
      }),
      FontDescriptor: descriptor,
      DW: 0,
      W: getWidths(use),
      CIDToGIDMap: pdfName('Identity'),
    }),
  )
  return builder.add(
    dictOf({
      Type: pdfName('Font'),
      Subtype: pdfName('Type0'),
      BaseFont: name,
      Encoding: pdfName('Identity-H'),
      DescendantFonts: [descendant],
      ToUnicode: builder.add(flateStream(new TextEncoder().encode(toUnicode(use.texts)))),
    }),
  )
}

const SYMBOLIC = 4
const ITALIC = 64
const FIXED_PITCH = 1
const ITALIC_ANGLE = -12

function getDescriptor({ face }: FontUse, name: PdfObject, file: Uint8Array, builder: PdfBuilder) {
  const { slice, weight, font } = face
  const perEm = 1000 / font.unitsPerEm
  const head = getTable(file, 'head')
  const box = [36, 38, 40, 42].map((at) => Math.round((head?.getInt16(at) ?? 0) * perEm))
  return dictOf({
    Type: pdfName('FontDescriptor'),
    FontName: name,
    Flags: SYMBOLIC + (slice.isItalic ? ITALIC : 0) + (slice.file.includes('mono') ? FIXED_PITCH : 0),
    FontBBox: box,
    ItalicAngle: slice.isItalic ? ITALIC_ANGLE : 0,
    Ascent: Math.round(font.ascent * perEm),
    Descent: Math.round(font.descent * perEm),
    CapHeight: Math.round(font.ascent * perEm * 0.67),
    StemV: weight > 500 ? 140 : 80,
    FontFile2: builder.add(flateStream(file, { Length1: file.length })),
  })
}

/** Neighbors in one array: `[first [width width …] first […]]` (9.7.4.3). */
function getWidths(use: FontUse): PdfObject[] {
  const widths: PdfObject[] = []
  let row: PdfObject[] = []
  let last = -2
  for (const glyph of [...use.glyphs].sort((one, other) => one - other)) {
    if (glyph !== last + 1) {
      row = []
      widths.push(glyph, row)
    }
    row.push(Number(length(use.widthOf(glyph))))
    last = glyph
  }
  return widths
}

/** Returns six letters that identify a subset (9.6.4). */
function subsetTag(glyphs: readonly number[]): string {
  let hash = 5381
  for (const glyph of [...glyphs].sort((one, other) => one - other)) hash = (hash * 33 + glyph) % 308_915_776
  let tag = ''
  for (let at = 0; at < 6; at++) {
    tag += String.fromCharCode(65 + (hash % 26))
    hash = Math.floor(hash / 26)
  }
  return tag
}

/** `noto-sans-jp` at 700 as `NotoSansJP-Bold`. */
function postScriptName({ face: { slice, weight } }: FontUse): string {
  const [family = ''] = slice.file.split('/')
  const words = family
    .split('-')
    .map((word) => (word.length < 3 ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1)))
  const style = `${weight > 500 ? 'Bold' : ''}${slice.isItalic ? 'Italic' : ''}`
  return `${words.join('')}-${style || 'Regular'}`
}

/** Returns a table of a TrueType file by its tag, or undefined if absent (OpenType, Table Directory). */
export function getTable(font: Uint8Array, tag: string): DataView | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const count = view.getUint16(4)
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const name = String.fromCharCode(...font.subarray(at, at + 4))
    if (name === tag)
      return new DataView(font.buffer, font.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12))
  }
  return undefined
}
