import { balancedColumns, columnsHeight, fillColumns } from './columns.ts'
import { type ColumnSet, chainFrom, getHeight, type LineBox, type PlacedLineBox, stack } from './line-box.ts'

const TOLERANCE = 0.01

/**
 * Fills pages from top to bottom; heights are relative to the top of a page's body, and `heightOn` returns its height.
 * Line boxes tied to the next move on together, if they fit on a page at all.
 */
export function paginate(
  lineBoxes: readonly LineBox[],
  heightOn: (page: number) => number,
): PlacedLineBox[][] {
  const pages = new Pages(heightOn)
  for (let at = 0; at < lineBoxes.length; ) {
    const columns = lineBoxes[at]?.columns
    if (columns) {
      const end = lineBoxes.findIndex((lineBox, index) => index > at && lineBox.columns !== columns)
      const run = lineBoxes.slice(at, end === -1 ? lineBoxes.length : end)
      pages.putColumns(run, columns)
      at += run.length
      continue
    }
    const chain = chainFrom(lineBoxes, at)
    at += chain.length
    const [first] = chain
    if (first?.isPageBreak) pages.turn([], true)
    else if (first) pages.putTogether(chain, first.repeated ?? [])
  }
  pages.end()
  return pages.filled
}

/** Separator between the text and notes. */
const SEPARATOR: LineBox = {
  height: 8,
  items: [{ kind: 'line', x: 0, y: 4, toX: 144, toY: 4, width: 0.5, color: '#000000' }],
  before: 0,
  after: 0,
  keepWithNext: false,
}

class Pages {
  readonly filled: PlacedLineBox[][] = []
  readonly #heightOn: (page: number) => number
  #placed: PlacedLineBox[] = []
  #room = 0
  #y = 0
  #space = 0
  /** Whether the page starts at a break of the document, and not because the last one was full. */
  #isWanted = true
  /** Notes referenced on this page; those that do not fit continue on the next one. */
  #notes: LineBox[] = []

  constructor(heightOn: (page: number) => number) {
    this.#heightOn = heightOn
    this.turn([], true)
  }

  /** Starts a page, with the header of the table that continues there. */
  turn(heads: readonly LineBox[], isWanted = false): void {
    const notes = this.#endNotes()
    this.#room = this.#heightOn(this.filled.length) + TOLERANCE
    this.#notes = notes
    this.#placed = []
    this.#isWanted = isWanted
    this.#y = 0
    this.#space = 0
    this.filled.push(this.#placed)
    for (const head of heads) this.#put(head)
  }

  putTogether(chain: readonly LineBox[], heads: readonly LineBox[]): void {
    const fitsHere = this.#top(chain) + getHeight(chain) <= this.#roomBeside(chain)
    const fitsNext = getHeight(heads) + getHeight(chain) <= this.#heightOn(this.filled.length) + TOLERANCE
    if (!fitsHere && fitsNext && this.#placed.length > 0) this.turn(heads)
    for (const lineBox of chain) {
      if (
        this.#top([lineBox]) + lineBox.height > this.#roomBeside([lineBox]) &&
        this.#holdsMoreThan(lineBox.repeated ?? [])
      )
        this.turn(lineBox.repeated ?? [])
      this.#put(lineBox)
    }
  }

  /** Fills columns below the content of the page; a page break within them starts both again. */
  putColumns(lineBoxes: readonly LineBox[], set: ColumnSet): void {
    let rest = lineBoxes
    while (rest.length > 0) {
      const end = rest.findIndex(({ isPageBreak }) => isPageBreak)
      const run = end === -1 ? rest : rest.slice(0, end)
      const left = this.#putColumnsHere(run, { ...set, isBalanced: set.isBalanced && end === -1 })
      if (left.length > 0) {
        this.turn([])
        rest = [...left, ...rest.slice(run.length)]
      } else {
        if (end !== -1) this.turn([], true)
        rest = rest.slice(run.length + 1)
      }
    }
  }

  /** Returns the line boxes that do not fit. */
  #putColumnsHere(lineBoxes: readonly LineBox[], set: ColumnSet): readonly LineBox[] {
    const [first] = lineBoxes
    if (!first) return []
    const isFresh = this.#placed.length === 0
    const top = this.#top([first])
    const room = {
      count: set.count,
      heightFor: (some: readonly LineBox[]) => this.#roomBeside(some) - top,
      isForced: isFresh,
    }
    const filled = fillColumns(lineBoxes, room)
    const all = filled.rest.length === 0 && set.isBalanced ? balancedColumns(lineBoxes, room) : filled
    const height = columnsHeight(all)
    for (const [index, column] of all.columns.entries())
      for (const { lineBox, y } of column)
        this.#placed.push({ lineBox, y: top + y, x: set.x + index * set.step })
    if (set.hasRule && all.columns.length > 1) this.#placed.push(...columnRules(set, top, height))
    if (all.columns.length > 0) {
      this.#y = top + height
      this.#space = Math.max(...all.columns.map((column) => column.at(-1)?.lineBox.after ?? 0))
    }
    for (const { lineBox } of all.columns.flat()) this.#notes.push(...(lineBox.notes ?? []))
    return all.rest
  }

  #put(lineBox: LineBox): void {
    this.#y = this.#top([lineBox])
    this.#placed.push({ lineBox, y: this.#y })
    this.#y += lineBox.height
    this.#space = lineBox.after
    this.#notes.push(...(lineBox.notes ?? []))
  }

  /** The room that is left by the notes of this page and those that strips would bring. */
  #roomBeside(lineBoxes: readonly LineBox[]): number {
    const brought = lineBoxes.flatMap(({ notes = [] }) => notes)
    return this.#room - notesHeight([...this.#notes, ...brought])
  }

  /** Places the notes of the page at its foot; returns those that do not fit. */
  #endNotes(): LineBox[] {
    const fitting = [...this.#notes]
    const left: LineBox[] = []
    while (fitting.length > 1 && this.#y + notesHeight(fitting) > this.#room)
      left.unshift(...fitting.splice(-1))
    let y = this.#room - TOLERANCE - notesHeight(fitting)
    if (fitting.length > 0) this.#placed.push({ lineBox: SEPARATOR, y })
    y += SEPARATOR.height
    for (const { lineBox, y: below } of stack(fitting).placed) this.#placed.push({ lineBox, y: y + below })
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

  /** Returns the top of the next line box, without its space at the top of a page. */
  #top([first]: readonly LineBox[]): number {
    if (this.#placed.length === 0) return first?.preservesSpaceBefore && this.#isWanted ? first.before : 0
    return this.#y + Math.max(this.#space, first?.before ?? 0)
  }

  /** A line box that does not even fit below the head of its table remains there: another page would not help. */
  #holdsMoreThan(heads: readonly LineBox[]): boolean {
    return (
      this.#placed.length > heads.length ||
      this.#placed.some(({ lineBox }, index) => lineBox !== heads[index])
    )
  }
}

/** Lines in the middle between columns, as high as these are. */
function columnRules({ count, step, width, x }: ColumnSet, y: number, height: number): PlacedLineBox[] {
  return Array.from({ length: count - 1 }, (_, index) => {
    const left = Math.min(index * step, (index + 1) * step) + x
    const middle = left + (width + Math.abs(step)) / 2
    return {
      lineBox: {
        height,
        items: [{ kind: 'line', x: middle, y: 0, toX: middle, toY: height, width: 0.5, color: '#000000' }],
        before: 0,
        after: 0,
        keepWithNext: false,
      },
      y,
    }
  })
}

function notesHeight(notes: readonly LineBox[]): number {
  return notes.length === 0 ? 0 : SEPARATOR.height + stack(notes).height
}
