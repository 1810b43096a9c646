import type { TextLine } from './text-lines.ts'

const MIN_GUTTER = 9
const MIN_LINES = 3
const MIN_SHARE = 0.2
const FULL_LINE = 0.55

/** Lines column by column where a page has columns: it is cut at its widest empty stripes, again and again. */
export function getColumns(lines: readonly TextLine[]): TextLine[][] {
  if (lines.length < MIN_LINES * 2) return [[...lines]]
  const gutter = getGutter(lines)
  if (gutter !== undefined) {
    const left = lines.filter(({ toX }) => toX <= gutter + 0.5)
    const right = lines.filter(({ toX }) => toX > gutter + 0.5)
    const isFromRight = lines.filter((line) => line.isFromRight).length * 2 > lines.length
    return (isFromRight ? [right, left] : [left, right]).flatMap(getColumns)
  }
  const cut = widestCut(lines)
  if (cut === undefined) return [[...lines]]
  const parts = [lines.filter(({ y }) => y <= cut), lines.filter(({ y }) => y > cut)]
  const columns = parts.map(getColumns)
  // A cut that brings no columns to light was none.
  return columns.every((own) => own.length === 1) ? [[...lines]] : columns.flat()
}

/** Returns the position of an empty vertical stripe with full lines on both sides. */
function getGutter(lines: readonly TextLine[]): number | undefined {
  const left = Math.min(...lines.map(({ x }) => x))
  const right = Math.max(...lines.map(({ toX }) => toX))
  const sorted = [...lines].sort((one, other) => one.x - other.x)
  let end = left
  for (const line of sorted) {
    const isWide = line.x - end >= MIN_GUTTER
    if (isWide && areColumns(lines, end, line.x, right - left)) return end
    end = Math.max(end, line.toX)
  }
  return undefined
}

function areColumns(lines: readonly TextLine[], end: number, start: number, width: number): boolean {
  const sides = [lines.filter(({ toX }) => toX <= end + 0.5), lines.filter(({ x }) => x >= start - 0.5)]
  return sides.every((side) => {
    if (side.length < MIN_LINES) return false
    const own = Math.max(...side.map(({ toX }) => toX)) - Math.min(...side.map(({ x }) => x))
    const full = side.filter(({ x, toX }) => toX - x > own * FULL_LINE).length
    return own >= width * MIN_SHARE && full >= side.length * 0.5
  })
}

/** The widest empty stripe from side to side. */
function widestCut(lines: readonly TextLine[]): number | undefined {
  const sorted = [...lines].sort((one, other) => one.y - other.y)
  let widest = 0
  let cut: number | undefined
  for (let at = 1; at < sorted.length; at++) {
    const above = sorted[at - 1]
    const below = sorted[at]
    if (!above || !below) continue
    const gap = below.y - below.size - above.y
    if (gap > widest + 0.5) {
      widest = gap
      cut = (above.y + below.y - below.size) / 2
    }
  }
  return cut
}
