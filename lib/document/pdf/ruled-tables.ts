import type { Box, FillObject, LineObject } from './page-objects.ts'

/** A table that lines rule, as the places of its columns and rows. */
export type RuledTable = {
  readonly box: Box
  /** The edges of columns and rows, ascending. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly cells: readonly RuledCell[]
}
type RuledCell = {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly box: Box
  readonly shade?: string
}

const NEAR = 3
const MAX_LINES = 4000

/** Finds the tables of a page: lines that cross, with two cells at least between them. */
export function ruledTables(lines: readonly LineObject[], fills: readonly FillObject[]): RuledTable[] {
  const across = lines.filter((line) => line.toX - line.x > line.toY - line.y).slice(0, MAX_LINES)
  const down = lines.filter((line) => line.toY - line.y > line.toX - line.x).slice(0, MAX_LINES)
  return groups(across, down).flatMap(({ across: own, down: upright }) => getTable(own, upright, fills) ?? [])
}

type Ruling = { across: LineObject[]; down: LineObject[] }

/** Lines that touch each other belong together. */
function groups(across: readonly LineObject[], down: readonly LineObject[]): Ruling[] {
  const all = [
    ...across.map((line) => ({ line, isAcross: true })),
    ...down.map((line) => ({ line, isAcross: false })),
  ]
  const parent = all.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (parent[at] !== at) at = parent[at] ?? at
    parent[index] = at
    return at
  }
  for (let one = 0; one < across.length; one++)
    for (let other = across.length; other < all.length; other++) {
      const first = all[one]
      const second = all[other]
      if (first && second && crosses(first.line, second.line)) parent[rootOf(one)] = rootOf(other)
    }
  const found = new Map<number, Ruling>()
  for (const [index, { line, isAcross }] of all.entries()) {
    const root = rootOf(index)
    const group = found.get(root) ?? { across: [], down: [] }
    found.set(root, group)
    ;(isAcross ? group.across : group.down).push(line)
  }
  return [...found.values()]
}

function crosses(across: LineObject, down: LineObject): boolean {
  return (
    down.x >= across.x - NEAR &&
    down.x <= across.toX + NEAR &&
    across.y >= down.y - NEAR &&
    across.y <= down.toY + NEAR
  )
}

function getTable(
  across: readonly LineObject[],
  down: readonly LineObject[],
  fills: readonly FillObject[],
): RuledTable | undefined {
  const ys = mergeNear(across.map(({ y }) => y))
  const xs = mergeNear(down.map(({ x }) => x))
  const left = xs[0]
  const right = xs.at(-1)
  const top = ys[0]
  const bottom = ys.at(-1)
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined
  if (xs.length < 2 || ys.length < 2 || (xs.length - 1) * (ys.length - 1) < 2 || xs.length > 64)
    return undefined
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return { box, xs, ys, cells: getCells(xs, ys, across, down, fills) }
}

function mergeNear(values: readonly number[]): number[] {
  const edges: number[] = []
  for (const value of [...values].sort((one, other) => one - other))
    if (edges.length === 0 || value - (edges.at(-1) ?? 0) > NEAR) edges.push(value)
  return edges
}

/** Places that no line parts are one cell. */
function getCells(
  xs: readonly number[],
  ys: readonly number[],
  across: readonly LineObject[],
  down: readonly LineObject[],
  fills: readonly FillObject[],
): RuledCell[] {
  const isRight = (row: number, column: number) => {
    const x = xs[column + 1] ?? 0
    const y = middle(ys, row)
    return down.some((line) => Math.abs(line.x - x) <= NEAR && line.y <= y && line.toY >= y)
  }
  const isBelow = (row: number, column: number) => {
    const y = ys[row + 1] ?? 0
    const x = middle(xs, column)
    return across.some((line) => Math.abs(line.y - y) <= NEAR && line.x <= x && line.toX >= x)
  }
  const covered = new Set<number>()
  const cells: RuledCell[] = []
  for (let row = 0; row < ys.length - 1; row++)
    for (let column = 0; column < xs.length - 1; column++) {
      if (covered.has(row * 64 + column)) continue
      let columnSpan = 1
      while (
        column + columnSpan < xs.length - 1 &&
        !isRight(row, column + columnSpan - 1) &&
        !covered.has(row * 64 + column + columnSpan)
      )
        columnSpan++
      let rowSpan = 1
      const isOpen = (below: number) =>
        Array.from({ length: columnSpan }, (_, at) => column + at).every((at) => !isBelow(below, at))
      while (row + rowSpan < ys.length - 1 && isOpen(row + rowSpan - 1)) rowSpan++
      for (let downwards = 0; downwards < rowSpan; downwards++)
        for (let onwards = 0; onwards < columnSpan; onwards++)
          covered.add((row + downwards) * 64 + column + onwards)
      const x = xs[column] ?? 0
      const y = ys[row] ?? 0
      const box = { x, y, width: (xs[column + columnSpan] ?? x) - x, height: (ys[row + rowSpan] ?? y) - y }
      const shade = getShade(box, fills)
      cells.push({ row, column, rowSpan, columnSpan, box, ...(shade ? { shade } : {}) })
    }
  return cells
}

function middle(edges: readonly number[], index: number): number {
  return ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2
}

/** The last ground that was painted where the cell is. */
function getShade({ x, y, width, height }: Box, fills: readonly FillObject[]): string | undefined {
  const atX = x + width / 2
  const atY = y + height / 2
  const fill = fills.findLast(
    (one) =>
      (one.x <= atX &&
        one.x + one.width >= atX &&
        one.y <= atY &&
        one.y + one.height >= atY &&
        one.width <= width * 1.5 + 6) ||
      (one.x <= x + 3 &&
        one.x + one.width >= x + width - 3 &&
        one.y <= y + 3 &&
        one.y + one.height >= y + height - 3),
  )
  return fill && fill.color !== '#ffffff' ? fill.color : undefined
}
