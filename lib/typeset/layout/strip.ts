import type { Borders, Color } from '../../document/blocks.ts'
import { moved, type PageItem } from '../page.ts'

/** A piece of a page from side to side that is never parted: a line, a row, a picture. Items count from its corner. */
export type Strip = {
  readonly height: number
  readonly items: readonly PageItem[]
  /** The larger of two neighbors' spaces counts; none at the top of a page. */
  readonly before: number
  readonly after: number
  /** Its space before counts at the top of a page that begins where it was wanted to. */
  readonly keepsSpace?: boolean
  readonly keepWithNext: boolean
  /** From its top to where its first line of text stands. */
  readonly baseline?: number
  /** What follows begins a page. */
  readonly isPageBreak?: boolean
  /** What surrounds it, from the outside in. */
  readonly frames?: readonly Frame[]
  /** Stand above it where it begins a page: the head of its table. */
  readonly repeated?: readonly Strip[]
  /** The columns that it stands in one of, the same for all strips that do. */
  readonly columns?: ColumnSet
  /** What follows begins a column. */
  readonly isColumnBreak?: boolean
  /** Stand at the foot of the page that it stands on. */
  readonly notes?: readonly Strip[]
}

/** Columns side by side; `step` is from where one begins to where the next does, in the direction of reading. */
export type ColumnSet = {
  readonly count: number
  readonly width: number
  readonly step: number
  /** Of the first one. */
  readonly x: number
  readonly hasRule: boolean
  readonly isBalanced: boolean
}

/** Shade and borders around strips, on each page around those that stand there. */
export type Frame = {
  readonly x: number
  readonly width: number
  readonly shade?: Color | undefined
  readonly borders?: Borders | undefined
}

/** `x` is where its column begins, 0 without it. */
export type PlacedStrip = { readonly strip: Strip; readonly y: number; readonly x?: number }

/** A strip with all that it keeps with. */
export function chainFrom(strips: readonly Strip[], start: number): readonly Strip[] {
  let end = start
  while (strips[end]?.keepWithNext && mayFollow(strips[end], strips[end + 1])) end++
  return strips.slice(start, end + 1)
}

function mayFollow(strip: Strip | undefined, next: Strip | undefined): boolean {
  return next !== undefined && !next.isPageBreak && !next.isColumnBreak && next.columns === strip?.columns
}

/** How high strips are below one another, without the spaces at both ends. */
export function heightOf(strips: readonly Strip[]): number {
  let height = 0
  let space = 0
  for (const [index, strip] of strips.entries()) {
    if (index > 0) height += Math.max(space, strip.before)
    height += strip.height
    space = strip.after
  }
  return height
}

/** Strips below one another. The last space counts as well. */
export function stacked(strips: readonly Strip[]): {
  readonly placed: readonly PlacedStrip[]
  readonly height: number
} {
  const placed: PlacedStrip[] = []
  let y = 0
  let space = 0
  for (const strip of strips) {
    y += Math.max(space, strip.before)
    placed.push({ strip, y })
    y += strip.height
    space = strip.after
  }
  return { placed, height: y + space }
}

/** What placed strips draw: first what surrounds them, then what they hold. */
export function drawn(placed: readonly PlacedStrip[], x: number, y: number): PageItem[] {
  const items: PageItem[] = []
  for (const [column, own] of Map.groupBy(placed, (one) => one.x ?? 0))
    for (const item of framesOf(own)) items.push(moved(item, x + column, y))
  for (const { strip, y: top, x: column = 0 } of placed)
    for (const item of strip.items) items.push(moved(item, x + column, top + y))
  return items
}

function framesOf(placed: readonly PlacedStrip[]): PageItem[] {
  const spans = new Map<Frame, { top: number; bottom: number }>()
  for (const { strip, y } of placed)
    for (const frame of strip.frames ?? []) {
      const span = spans.get(frame) ?? { top: y, bottom: y }
      span.bottom = y + strip.height
      spans.set(frame, span)
    }
  return [...spans].flatMap(([frame, { top, bottom }]) => boxItems(frame, top, bottom - top))
}

/** Shade and borders of a box. */
export function boxItems({ x, width, shade, borders = {} }: Frame, y: number, height: number): PageItem[] {
  const items: PageItem[] = []
  if (shade) items.push({ kind: 'rectangle', x, y, width, height, color: shade })
  const { top, right, bottom, left } = borders
  if (top) items.push({ kind: 'line', x, y, toX: x + width, toY: y, ...top })
  if (bottom) items.push({ kind: 'line', x, y: y + height, toX: x + width, toY: y + height, ...bottom })
  if (left) items.push({ kind: 'line', x, y, toX: x, toY: y + height, ...left })
  if (right) items.push({ kind: 'line', x: x + width, y, toX: x + width, toY: y + height, ...right })
  return items
}

/** A strip that stands in from the left. */
export function indented(strip: Strip, x: number): Strip {
  if (x === 0) return strip
  return {
    ...strip,
    items: strip.items.map((item) => moved(item, x, 0)),
    ...(strip.frames ? { frames: strip.frames.map((frame) => frameMoved(frame, x)) } : {}),
    ...(strip.repeated ? { repeated: strip.repeated.map((one) => indented(one, x)) } : {}),
  }
}

const movedFrames = new WeakMap<Frame, Map<number, Frame>>()

/** One object for all strips that a frame surrounds. */
function frameMoved(frame: Frame, x: number): Frame {
  const known = movedFrames.get(frame) ?? new Map<number, Frame>()
  movedFrames.set(frame, known)
  const there = known.get(x) ?? { ...frame, x: frame.x + x }
  known.set(x, there)
  return there
}
