import type { Borders, Color } from '../../document/blocks.ts'
import { type PageItem, translateItem } from '../page.ts'

/**
 * Part of a page over its full width that is never split: a line, a row, an image. Items are relative to its corner.
 */
export type LineBox = {
  readonly height: number
  readonly items: readonly PageItem[]
  /** The larger of two neighbors' spaces counts; none at the top of a page. */
  readonly before: number
  readonly after: number
  /** Whether its space before counts at the top of a page that starts with an intended break. */
  readonly preservesSpaceBefore?: boolean
  readonly keepWithNext: boolean
  /** From its top to where its first line of text stands. */
  readonly baseline?: number
  /** Whether the next one starts a page. */
  readonly isPageBreak?: boolean
  /** Decorations around it, from the outside in. */
  readonly decorations?: readonly BoxDecoration[]
  /** Repeated above it if it starts a page: the head of its table. */
  readonly repeated?: readonly LineBox[]
  /** Columns that contain it, the same object for all line boxes in them. */
  readonly columns?: ColumnSet
  /** Whether the next one starts a column. */
  readonly isColumnBreak?: boolean
  /** Footnotes at the foot of its page. */
  readonly notes?: readonly LineBox[]
}

/** Adjacent columns; `step` is the distance between the starts of two, in reading direction. */
export type ColumnSet = {
  readonly count: number
  readonly width: number
  readonly step: number
  /** Of the first one. */
  readonly x: number
  readonly hasRule: boolean
  readonly isBalanced: boolean
}

/** Background and borders around line boxes, drawn on each page around those on it. */
export type BoxDecoration = {
  readonly x: number
  readonly width: number
  readonly shade?: Color | undefined
  readonly borders?: Borders | undefined
}

/** `x` is the start of its column, 0 without columns. */
export type PlacedLineBox = { readonly lineBox: LineBox; readonly y: number; readonly x?: number }

/** Returns a line box with all following ones that it is tied to. */
export function chainFrom(lineBoxes: readonly LineBox[], start: number): readonly LineBox[] {
  let end = start
  while (lineBoxes[end]?.keepWithNext && mayFollow(lineBoxes[end], lineBoxes[end + 1])) end++
  return lineBoxes.slice(start, end + 1)
}

function mayFollow(lineBox: LineBox | undefined, next: LineBox | undefined): boolean {
  return next !== undefined && !next.isPageBreak && !next.isColumnBreak && next.columns === lineBox?.columns
}

/** How high strips are below one another, without the spaces at both ends. */
export function getHeight(lineBoxes: readonly LineBox[]): number {
  let height = 0
  let space = 0
  for (const [index, lineBox] of lineBoxes.entries()) {
    if (index > 0) height += Math.max(space, lineBox.before)
    height += lineBox.height
    space = lineBox.after
  }
  return height
}

/** Strips below one another. The last space counts as well. */
export function stack(lineBoxes: readonly LineBox[]): {
  readonly placed: readonly PlacedLineBox[]
  readonly height: number
} {
  const placed: PlacedLineBox[] = []
  let y = 0
  let space = 0
  for (const lineBox of lineBoxes) {
    y += Math.max(space, lineBox.before)
    placed.push({ lineBox, y })
    y += lineBox.height
    space = lineBox.after
  }
  return { placed, height: y + space }
}

/** Returns the page items of placed line boxes: first decorations, then contents. */
export function toPageItems(placed: readonly PlacedLineBox[], x: number, y: number): PageItem[] {
  const items: PageItem[] = []
  for (const [column, own] of Map.groupBy(placed, (one) => one.x ?? 0))
    for (const item of decorationItems(own)) items.push(translateItem(item, x + column, y))
  for (const { lineBox, y: top, x: column = 0 } of placed)
    for (const item of lineBox.items) items.push(translateItem(item, x + column, top + y))
  return items
}

function decorationItems(placed: readonly PlacedLineBox[]): PageItem[] {
  const spans = new Map<BoxDecoration, { top: number; bottom: number }>()
  for (const { lineBox, y } of placed)
    for (const decoration of lineBox.decorations ?? []) {
      const span = spans.get(decoration) ?? { top: y, bottom: y }
      span.bottom = y + lineBox.height
      spans.set(decoration, span)
    }
  return [...spans].flatMap(([decoration, { top, bottom }]) => boxItems(decoration, top, bottom - top))
}

/** Shade and borders of a box. */
export function boxItems(
  { x, width, shade, borders = {} }: BoxDecoration,
  y: number,
  height: number,
): PageItem[] {
  const items: PageItem[] = []
  if (shade) items.push({ kind: 'rectangle', x, y, width, height, color: shade })
  const { top, right, bottom, left } = borders
  if (top) items.push({ kind: 'line', x, y, toX: x + width, toY: y, ...top })
  if (bottom) items.push({ kind: 'line', x, y: y + height, toX: x + width, toY: y + height, ...bottom })
  if (left) items.push({ kind: 'line', x, y, toX: x, toY: y + height, ...left })
  if (right) items.push({ kind: 'line', x: x + width, y, toX: x + width, toY: y + height, ...right })
  return items
}

/** Indents a line box from the left. */
export function indentLineBox(lineBox: LineBox, x: number): LineBox {
  if (x === 0) return lineBox
  return {
    ...lineBox,
    items: lineBox.items.map((item) => translateItem(item, x, 0)),
    ...(lineBox.decorations
      ? { decorations: lineBox.decorations.map((decoration) => translateDecoration(decoration, x)) }
      : {}),
    ...(lineBox.repeated ? { repeated: lineBox.repeated.map((one) => indentLineBox(one, x)) } : {}),
  }
}

const translatedDecorations = new WeakMap<BoxDecoration, Map<number, BoxDecoration>>()

/** One object for all strips that a frame surrounds. */
function translateDecoration(decoration: BoxDecoration, x: number): BoxDecoration {
  const known = translatedDecorations.get(decoration) ?? new Map<number, BoxDecoration>()
  translatedDecorations.set(decoration, known)
  const there = known.get(x) ?? { ...decoration, x: decoration.x + x }
  known.set(x, there)
  return there
}
