import type { Segment } from './segments.ts'

/** Returns the width of words in the largest font, in logical pixels. */
type Measure = (text: string) => number

export type WheelLabel = { readonly segment: Segment; readonly text: string; readonly size: number }

/** Distances from the center, in logical pixels. */
type Radii = { readonly rim: number; readonly end: number; readonly inner: number }

export const MAX_FONT = 20
const MIN_FONT = 4
/** No smaller for the sake of more letters. */
const SMALL_FONT = 11
/** A line is as high as this share of the segment halfway to the rim. */
const SHARE = 0.8
const HALFWAY = 0.55
/** Height of a line in the size of its font. */
const LINE = 1.2
/** The sizes that are tried, as shares of the largest that a segment allows. */
const SHRINKS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65] as const
const SMALLEST = 0.65
/** Shares of the common size that a name is tried at, so that it is whole. */
const NUDGES = [1, 0.95, 0.9, 0.85] as const

/**
 * Returns what is written on each segment that has room for letters, and how large. All share one degree of shrinking:
 * the least at which the most names are whole; a name that is just too long is a little smaller. A name begins at the
 * rim and reaches inward to where its segment is as high as its line; a longer one is cut at its end, or in the middle
 * if names would look the same.
 */
export function layLabels(segments: readonly Segment[], measure: Measure, radii: Radii): WheelLabel[] {
  const slots = segments
    .map((segment) => ({ segment, angle: (segment.end - segment.start) * 2 * Math.PI }))
    .map((slot) => ({ ...slot, max: Math.min(MAX_FONT, SHARE * HALFWAY * radii.rim * slot.angle) }))
    .filter(({ max }) => max >= MIN_FONT)
    .map((slot) => ({ ...slot, width: measure(slot.segment.name) }))
  const sizeAt = (shrink: number, max: number) => Math.min(max, Math.max(SMALL_FONT, shrink * max))
  /** Room for a label, as its width in the largest font. */
  const roomAt = (size: number, angle: number) => {
    const isWide = angle >= Math.PI
    const inner = Math.max(radii.inner, isWide ? 0 : (LINE * size) / (2 * Math.tan(angle / 2)))
    return ((radii.end - inner) * MAX_FONT) / size
  }
  const wholeAt = SHRINKS.map(
    (shrink) => slots.filter(({ max, angle, width }) => width <= roomAt(sizeAt(shrink, max), angle)).length,
  )
  const maxWhole = Math.max(...wholeAt)
  const shrink = 2 * maxWhole < slots.length ? SMALLEST : (SHRINKS[wholeAt.indexOf(maxWhole)] ?? 1)
  const placed = slots.map(({ segment, angle, max, width }) => {
    const shared = sizeAt(shrink, max)
    const sizes = NUDGES.map((nudge) => Math.min(shared, Math.max(SMALL_FONT, nudge * shared)))
    const whole = sizes.find((size) => width <= roomAt(size, angle))
    const size = whole ?? shared
    return { segment, size, room: roomAt(size, angle), isWhole: whole !== undefined }
  })
  const write = (cut: Cut) =>
    placed.map(({ segment, size, room, isWhole }) => ({
      segment,
      size,
      text: isWhole ? segment.name : fitting(segment.name, room, measure, cut),
    }))
  const ended = write(cutEnd)
  const isClear =
    new Set(ended.map(({ text }) => text)).size === new Set(slots.map((one) => one.segment.name)).size
  return isClear ? ended : write(cutMiddle)
}

/** Joins the first or the outer clusters of a name, `count` of them with the ellipsis. */
type Cut = (clusters: readonly string[], count: number) => string

const cutEnd: Cut = (clusters, count) => `${clusters.slice(0, count - 1).join('')}…`

const cutMiddle: Cut = (clusters, count) => {
  const tail = Math.floor((count - 1) / 2)
  return `${clusters.slice(0, count - 1 - tail).join('')}…${clusters.slice(clusters.length - tail).join('')}`
}

/** As much of a name as there is room for: at least one cluster. */
function fitting(name: string, room: number, measure: Measure, cut: Cut): string {
  const clusters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  let [low, high] = [2, Math.max(2, clusters.length)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(cut(clusters, middle)) <= room) low = middle
    else high = middle - 1
  }
  return cut(clusters, low)
}
