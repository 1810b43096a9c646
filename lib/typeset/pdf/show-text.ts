import type { Face } from '../fonts/font-set.ts'
import type { ShapedGlyph } from '../harfbuzz/shaper.ts'
import type { TextItem } from '../page.ts'
import { length, utf16Hex } from './numbers.ts'

/** Less than this many thousandths of the size are not seen. */
const UNSEEN = 0.4

/** Glyphs of one cluster, with the text that they stand for together. */
type Cluster = { readonly glyphs: readonly ShapedGlyph[]; readonly text: string }

/**
 * Operators that show the glyphs of an item (ISO 32000-1, 9.4.3). A cluster whose glyphs do not say its text alone is
 * wrapped with it, each for itself: around a whole run readers turn text from right to left round.
 */
export function showText(item: TextItem, use: FontUse): string {
  const writer = new GlyphWriter(item, use)
  for (const cluster of getClusters(item)) writer.show(cluster)
  return writer.end()
}

class GlyphWriter {
  readonly #item: TextItem
  readonly #use: FontUse
  readonly #toThousandths: number
  #out = ''
  #array = ''
  /** Actual and intended position of the reader's pen: thousandths of the size. */
  #pen = 0
  #place = 0
  #rise = 0

  constructor(item: TextItem, use: FontUse) {
    this.#item = item
    this.#use = use
    this.#toThousandths = 1000 / item.face.font.unitsPerEm
  }

  show({ glyphs, text }: Cluster): void {
    const { bodies, marks } = splitGlyphs(glyphs)
    if (isPlainly(this.#use, bodies, text)) for (const { glyph, place } of bodies) this.#add(glyph, place)
    else this.#speak(bodies, text)
    if (marks.length > 0) this.#speak(marks, '')
    for (const { advance } of glyphs) this.#place += advance * this.#toThousandths
    if (text === ' ') this.#place += (this.#item.wordSpacing * 1000) / this.#item.size
  }

  /** Writes glyphs that together represent a string. */
  #speak(glyphs: readonly Placed[], text: string): void {
    this.#flush()
    this.#out += `/Span<</ActualText<FEFF${utf16Hex(text)}>>>BDC\n`
    for (const { glyph, place } of glyphs) this.#add(glyph, place)
    this.#flush()
    this.#out += 'EMC\n'
  }

  end(): string {
    this.#flush()
    if (this.#rise !== 0) this.#out += '0 Ts\n'
    return this.#out
  }

  /** `before` is how far the cluster's own glyphs reach before this one, in font units. */
  #add({ glyph, x, y }: ShapedGlyph, before: number): void {
    const rise = (y * this.#item.size) / this.#item.face.font.unitsPerEm
    if (rise !== this.#rise) {
      this.#flush()
      this.#out += `${length(rise)} Ts\n`
      this.#rise = rise
    }
    const back = this.#pen - this.#place - (before + x) * this.#toThousandths
    if (Math.abs(back) > UNSEEN) {
      const written = Number(back.toFixed(1))
      this.#array += `>${written}<`
      this.#pen -= written
    }
    this.#array += glyph.toString(16).padStart(4, '0').toUpperCase()
    this.#use.glyphs.add(glyph)
    this.#pen += this.#use.widthOf(glyph)
  }

  #flush(): void {
    if (this.#array === '') return
    this.#out += `[<${this.#array}>]TJ\n`.replaceAll('<>', '')
    this.#array = ''
  }
}

type Placed = { readonly glyph: ShapedGlyph; readonly place: number }

/**
 * Splits a cluster into glyphs with an advance, and those above or below them. Readers measure text from its first
 * glyph to the end of its last one: a combining glyph at the end would leave a gap, which they interpret as a space.
 */
function splitGlyphs(glyphs: readonly ShapedGlyph[]): { bodies: Placed[]; marks: Placed[] } {
  const bodies: Placed[] = []
  const marks: Placed[] = []
  let place = 0
  for (const glyph of glyphs) {
    const isMark = glyph.advance === 0 && glyphs.length > 1
    ;(isMark ? marks : bodies).push({ glyph, place })
    place += glyph.advance
  }
  return bodies.length > 0 ? { bodies, marks } : { bodies: marks, marks: [] }
}

/**
 * Whether a reader finds the text of a cluster in its one glyph; a glyph retains the first text that it is used for.
 */
function isPlainly({ texts }: FontUse, glyphs: readonly Placed[], text: string): boolean {
  const [first, second] = glyphs
  if (!first || second) return false
  const { glyph } = first.glyph
  const known = texts.get(glyph)
  if (known === undefined) texts.set(glyph, text)
  return known === undefined || known === text
}

function getClusters({ glyphs, text, direction }: TextItem): Cluster[] {
  const clusters: Cluster[] = []
  for (let at = 0; at < glyphs.length; ) {
    const start = glyphs[at]?.cluster ?? 0
    let next = at + 1
    while (glyphs[next]?.cluster === start) next++
    const end = direction === 'ltr' ? glyphs[next]?.cluster : glyphs[at - 1]?.cluster
    clusters.push({ glyphs: glyphs.slice(at, next), text: text.slice(start, end ?? text.length) })
    at = next
  }
  return clusters
}

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
