import { type PlacedStrip, type Strip, stacked } from './strip.ts'

const TOLERANCE = 0.01

/**
 * Fills pages from top to bottom; heights count from the top of a page's body, and `heightOn` tells how high that is.
 * Strips that keep with the next move on together, if a page can hold them at all.
 */
export function paginate(strips: readonly Strip[], heightOn: (page: number) => number): PlacedStrip[][] {
  const pages = new Pages(heightOn)
  for (let at = 0; at < strips.length; ) {
    const chain = chainFrom(strips, at)
    at += chain.length
    const [first] = chain
    if (first?.isPageBreak) pages.turn([])
    else if (first) pages.putTogether(chain, first.repeated ?? [])
  }
  pages.end()
  return pages.filled
}

/** What parts notes from the text above them. */
const SEPARATOR: Strip = {
  height: 8,
  items: [{ kind: 'line', x: 0, y: 4, toX: 144, toY: 4, width: 0.5, color: '#000000' }],
  before: 0,
  after: 0,
  keepWithNext: false,
}

class Pages {
  readonly filled: PlacedStrip[][] = []
  readonly #heightOn: (page: number) => number
  #placed: PlacedStrip[] = []
  #room = 0
  #y = 0
  #space = 0
  /** Of the marks on this page; those that it has no room for go on to the next one. */
  #notes: Strip[] = []

  constructor(heightOn: (page: number) => number) {
    this.#heightOn = heightOn
    this.turn([])
  }

  /** Begins a page, with the head of the table that goes on there. */
  turn(heads: readonly Strip[]): void {
    const notes = this.#endNotes()
    this.#room = this.#heightOn(this.filled.length) + TOLERANCE
    this.#notes = notes
    this.#placed = []
    this.#y = 0
    this.#space = 0
    this.filled.push(this.#placed)
    for (const head of heads) this.#put(head)
  }

  putTogether(chain: readonly Strip[], heads: readonly Strip[]): void {
    const fitsHere = this.#top(chain) + heightOf(chain) <= this.#roomBeside(chain)
    const fitsNext = heightOf(heads) + heightOf(chain) <= this.#heightOn(this.filled.length) + TOLERANCE
    if (!fitsHere && fitsNext && this.#placed.length > 0) this.turn(heads)
    for (const strip of chain) {
      if (
        this.#top([strip]) + strip.height > this.#roomBeside([strip]) &&
        this.#holdsMoreThan(strip.repeated ?? [])
      )
        this.turn(strip.repeated ?? [])
      this.#put(strip)
    }
  }

  #put(strip: Strip): void {
    this.#y = this.#top([strip])
    this.#placed.push({ strip, y: this.#y })
    this.#y += strip.height
    this.#space = strip.after
    this.#notes.push(...(strip.notes ?? []))
  }

  /** The room that is left by the notes of this page and those that strips would bring. */
  #roomBeside(strips: readonly Strip[]): number {
    const brought = strips.flatMap(({ notes = [] }) => notes)
    return this.#room - notesHeight([...this.#notes, ...brought])
  }

  /** Puts the notes of the page at its foot; gives those that do not fit. */
  #endNotes(): Strip[] {
    const fitting = [...this.#notes]
    const left: Strip[] = []
    while (fitting.length > 1 && this.#y + notesHeight(fitting) > this.#room)
      left.unshift(...fitting.splice(-1))
    let y = this.#room - TOLERANCE - notesHeight(fitting)
    if (fitting.length > 0) this.#placed.push({ strip: SEPARATOR, y })
    y += SEPARATOR.height
    for (const { strip, y: below } of stacked(fitting).placed) this.#placed.push({ strip, y: y + below })
    return left
  }

  end(): void {
    const left = this.#endNotes()
    if (left.length === 0) return
    this.#notes = []
    this.turn([])
    this.#notes = left
    this.end()
  }

  /** Where a strip would begin: at the top of a page without space above it. */
  #top([first]: readonly Strip[]): number {
    return this.#placed.length === 0 ? 0 : this.#y + Math.max(this.#space, first?.before ?? 0)
  }

  /** A strip that does not even fit below the head of its table stays there: another page would not help. */
  #holdsMoreThan(heads: readonly Strip[]): boolean {
    return (
      this.#placed.length > heads.length || this.#placed.some(({ strip }, index) => strip !== heads[index])
    )
  }
}

/** A strip with all that it keeps with. */
function chainFrom(strips: readonly Strip[], start: number): readonly Strip[] {
  let end = start
  while (strips[end]?.keepWithNext && strips[end + 1] && !strips[end + 1]?.isPageBreak) end++
  return strips.slice(start, end + 1)
}

function notesHeight(notes: readonly Strip[]): number {
  return notes.length === 0 ? 0 : SEPARATOR.height + stacked(notes).height
}

function heightOf(strips: readonly Strip[]): number {
  let height = 0
  let space = 0
  for (const [index, strip] of strips.entries()) {
    if (index > 0) height += Math.max(space, strip.before)
    height += strip.height
    space = strip.after
  }
  return height
}
