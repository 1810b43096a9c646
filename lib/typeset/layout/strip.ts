import type { Borders, Color } from '../../document/blocks.ts'
import { moved, type PageItem } from '../page.ts'

/** A piece of a page from side to side that is never parted: a line, a row, a picture. Items count from its corner. */
export type Strip = {
  readonly height: number
  readonly items: readonly PageItem[]
  /** The larger of two neighbors' spaces counts; none at the top of a page. */
  readonly before: number
  readonly after: number
  readonly keepWithNext: boolean
  /** From its top to where its first line of text stands. */
  readonly baseline?: number
  /** What follows begins a page. */
  readonly isPageBreak?: boolean
  /** What surrounds it, from the outside in. */
  readonly frames?: readonly Frame[]
  /** Stand above it where it begins a page: the head of its table. */
  readonly repeated?: readonly Strip[]
  /** Stand at the foot of the page that it stands on. */
  readonly notes?: readonly Strip[]
}

/** Shade and borders around strips, on each page around those that stand there. */
export type Frame = {
  readonly x: number
  readonly width: number
  readonly shade?: Color | undefined
  readonly borders?: Borders | undefined
}

export type PlacedStrip = { readonly strip: Strip; readonly y: number }

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
  for (const item of framesOf(placed)) items.push(moved(item, x, y))
  for (const { strip, y: top } of placed) for (const item of strip.items) items.push(moved(item, x, top + y))
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
