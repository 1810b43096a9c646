import { chainFrom, getHeight, type LineBox, type PlacedLineBox } from './line-box.ts'

/** Line boxes of each column from its top, and those that do not fit. */
type FilledColumns = {
  readonly columns: readonly (readonly PlacedLineBox[])[]
  readonly rest: readonly LineBox[]
}

type ColumnRoom = {
  readonly count: number
  /** Returns the maximum height of columns, above the notes of these line boxes. */
  readonly heightFor: (lineBoxes: readonly LineBox[]) => number
  /** Whether content that fits no column is placed nevertheless: another page would not help. */
  readonly isForced: boolean
  /** Whether the first strip has its space before it at the top. */
  readonly preservesSpaceBefore?: boolean
}

/** Fills columns one after the other. Line boxes tied to the next move to the next column together. */
export function fillColumns(lineBoxes: readonly LineBox[], room: ColumnRoom): FilledColumns {
  const columns: PlacedLineBox[][] = []
  let at = 0
  while (columns.length < room.count && at < lineBoxes.length) {
    const column = fillColumn(lineBoxes, at, room, columns.length === 0)
    if (column.next === at) break
    columns.push(column.placed)
    at = column.next
  }
  return { columns, rest: lineBoxes.slice(at) }
}

function fillColumn(lineBoxes: readonly LineBox[], start: number, room: ColumnRoom, isFirst: boolean) {
  const placed: PlacedLineBox[] = []
  let at = start
  let y = 0
  let space = 0
  const put = (lineBox: LineBox) => {
    y =
      placed.length === 0
        ? isFirst && room.preservesSpaceBefore
          ? lineBox.before
          : 0
        : y + Math.max(space, lineBox.before)
    placed.push({ lineBox, y })
    y += lineBox.height
    space = lineBox.after
  }
  while (at < lineBoxes.length) {
    const chain = chainFrom(lineBoxes, at)
    const [first] = chain
    if (first?.isColumnBreak) return { placed, next: at + 1 }
    const heads = placed.length === 0 && !isFirst ? (first?.repeated ?? []) : []
    const top = placed.length === 0 ? getHeight(heads) : y + Math.max(space, first?.before ?? 0)
    const fits = top + getHeight(chain) <= room.heightFor(lineBoxes.slice(0, at + chain.length))
    if (!fits && (placed.length > 0 || !room.isForced)) break
    for (const head of heads) put(head)
    for (const [index, lineBox] of chain.entries()) {
      const height = room.heightFor(lineBoxes.slice(0, at + index + 1))
      if (index > 0 && y + Math.max(space, lineBox.before) + lineBox.height > height)
        return { placed, next: at + index }
      put(lineBox)
    }
    at += chain.length
  }
  return { placed, next: at }
}

const STEPS = 16

/** Fills columns with all of the line boxes, none higher than needed. */
export function balancedColumns(lineBoxes: readonly LineBox[], room: ColumnRoom): FilledColumns {
  const max = room.heightFor(lineBoxes)
  const filledTo = (height: number) =>
    fillColumns(lineBoxes, { ...room, isForced: false, heightFor: () => height })
  let low = getHeight(lineBoxes) / room.count / 2
  let high = max
  let best = fillColumns(lineBoxes, room)
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const filled = filledTo(middle)
    if (filled.rest.length > 0) low = middle
    else {
      high = middle
      best = filled
    }
  }
  return best
}

/** How high the highest column is. */
export function columnsHeight({ columns }: FilledColumns): number {
  return Math.max(0, ...columns.map((column) => getEnd(column.at(-1))))
}

function getEnd(placed: PlacedLineBox | undefined): number {
  return placed ? placed.y + placed.lineBox.height : 0
}
