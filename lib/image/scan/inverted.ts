import type { GrayImage } from './gray-image.ts'

const CELL = 16
const PIXELS = CELL * CELL
/** Cells with less difference between light and dark contain no letters. */
const MIN_CONTRAST = 30

/**
 * Whether letters are lighter than their background. Each small cell is evaluated separately, so that shade does not
 * count: letters cover less than half of their background, which shifts the mean of a cell towards them and leaves its
 * median.
 */
export function isDarkPage({ width, height, levels }: GrayImage): boolean {
  let votes = 0
  const counts = new Uint16Array(256)
  for (let top = 0; top + CELL <= height; top += CELL)
    for (let left = 0; left + CELL <= width; left += CELL) {
      counts.fill(0)
      let sum = 0
      for (let y = top; y < top + CELL; y++)
        for (let at = y * width + left, end = at + CELL; at < end; at++) {
          const level = levels[at] as number
          counts[level] = (counts[level] as number) + 1
          sum += level
        }
      if (levelAt(counts, 250) - levelAt(counts, 5) < MIN_CONTRAST) continue
      votes += levelAt(counts, PIXELS / 2) - sum / PIXELS
    }
  return votes < 0
}

/** Returns the level at this rank among the sorted pixels. */
function levelAt(counts: Uint16Array, place: number): number {
  let seen = 0
  for (let level = 0; level < 256; level++) {
    seen += counts[level] as number
    if (seen > place) return level
  }
  return 255
}

/** Light for dark. */
export function invertImage({ width, height, levels }: GrayImage): GrayImage {
  const result = new Uint8Array(levels.length)
  for (let at = 0; at < levels.length; at++) result[at] = 255 - (levels[at] as number)
  return { width, height, levels: result }
}
