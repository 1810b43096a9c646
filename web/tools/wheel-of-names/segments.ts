import { inkOn, segmentColors } from './colors.ts'
import type { WheelName } from './wheel-names.ts'

/** A part of the wheel, from `start` to `end` in turns, clockwise. Together they fill 0 to 1. */
export type Segment = {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly color: string
  readonly ink: string
}

/** The parts of the wheel: a share for each name that is on, as large as its weight. */
export function getSegments(names: readonly WheelName[]): Segment[] {
  const on = names.filter(({ isOff }) => !isOff)
  const colors = segmentColors(on)
  const whole = on.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  return on.map(({ name, weight }, index) => {
    const start = before / whole
    before += weight
    const color = colors[index] ?? ''
    return { name, start, end: before / whole, color, ink: inkOn(color) }
  })
}

/** Returns the index of the segment under the pointer, which is at 0, after `rotation` clockwise turns. */
export function indexUnderPointer(segments: readonly Segment[], rotation: number): number {
  const place = fraction(-rotation)
  let [low, high] = [0, segments.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (place < (segments[middle]?.end ?? 1)) high = middle
    else low = middle + 1
  }
  return low
}

/** The rotation, or one that brings `name` back under the pointer where the wheel has changed since it stopped there. */
export function rotationShowing(segments: readonly Segment[], rotation: number, name: string): number {
  const segment = segments.find((one) => one.name === name)
  if (!segment || segments[indexUnderPointer(segments, rotation)] === segment) return rotation
  return fraction(-(segment.start + segment.end) / 2)
}

/** The part of a turn beyond whole turns, 0 up to but not including 1. */
export function fraction(turns: number): number {
  const rest = turns - Math.floor(turns)
  return rest === 1 ? 0 : rest
}
