import type { Face } from '../fonts/font-set.ts'

/** A face as a document uses it: which glyphs, and the text that each of them stands for. */
export type FontUse = {
  readonly name: string
  readonly face: Face
  readonly glyphs: Set<number>
  /** Text of each glyph outside of an `ActualText`. */
  readonly texts: Map<number, string>
  /** In thousandths of the size. */
  widthOf(glyph: number): number
}

/** The faces of a document, in the order of their first use. */
export class FontUses {
  readonly all: FontUse[] = []
  readonly #byKey = new Map<string, FontUse>()

  of(face: Face): FontUse {
    const known = this.#byKey.get(face.key)
    if (known) return known
    const widths = new Map<number, number>()
    const use: FontUse = {
      name: `F${this.all.length + 1}`,
      face,
      glyphs: new Set(),
      texts: new Map(),
      widthOf(glyph) {
        const width = widths.get(glyph) ?? (face.font.advanceOf(glyph) * 1000) / face.font.unitsPerEm
        widths.set(glyph, width)
        return width
      },
    }
    this.#byKey.set(face.key, use)
    this.all.push(use)
    return use
  }
}
