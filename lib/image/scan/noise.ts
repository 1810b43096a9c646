import type { GrayImage } from './gray-image.ts'

/** From this deviation of levels on, noise makes letters out of nothing. */
const NOISY = 9
const VERY_NOISY = 22
/** From this share of pixels on that stand out alone, a page is speckled. */
const SPECKLED = 0.0015
const SPECK = 90
const SAMPLED = 400_000

/** Returns the page without grain or specks; undefined if it has none. */
export function withoutNoise(image: GrayImage): GrayImage | undefined {
  const { deviation, specks } = measureNoise(image)
  if (specks > SPECKLED) return medianOfNine(image)
  if (deviation < NOISY) return undefined
  const once = blur(image)
  return deviation < VERY_NOISY ? once : blur(once)
}

type Noise = { readonly deviation: number; readonly specks: number }

/**
 * Measures the deviation of a page's grain by Immerkær's mask (1996), which ignores slopes and straight edges. Uses the
 * median of its responses, since letters are few compared with their background. Specks are pixels unlike all eight
 * around them.
 */
export function measureNoise({ width, height, levels }: GrayImage): Noise {
  const step = Math.ceil(Math.sqrt((width * height) / SAMPLED))
  const counts = new Uint32Array(4 * 255 * 4)
  let total = 0
  let specks = 0
  for (let y = 1; y < height - 1; y += step)
    for (let x = 1; x < width - 1; x += step) {
      const at = y * width + x
      const level = (dx: number, dy: number) => levels[at + dy * width + dx] as number
      const straight = level(-1, 0) + level(1, 0) + level(0, -1) + level(0, 1)
      const corners = level(-1, -1) + level(1, -1) + level(-1, 1) + level(1, 1)
      const own = level(0, 0)
      const answer = Math.abs(4 * own - 2 * straight + corners)
      counts[answer] = (counts[answer] as number) + 1
      total++
      if (Math.abs(8 * own - straight - corners) > 8 * SPECK && isAlone(levels, at, width)) specks++
    }
  let seen = 0
  let median = 0
  while (median < counts.length && seen < total / 2) seen += counts[median++] as number
  return { deviation: Math.max(0, median - 1) / (6 * 0.6745), specks: total === 0 ? 0 : specks / total }
}

function isAlone(levels: Uint8Array, at: number, width: number): boolean {
  const own = levels[at] as number
  for (const row of [-width, 0, width])
    for (let place = at + row - 1; place <= at + row + 1; place++)
      if (place !== at && Math.abs((levels[place] as number) - own) < SPECK) return false
  return true
}

/** Each pixel and its neighbors, weighted 1-2-1 along and across. */
function blur({ width, height, levels }: GrayImage): GrayImage {
  const along = new Uint8Array(levels.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const left = levels[row + Math.max(0, x - 1)] as number
      const right = levels[row + Math.min(width - 1, x + 1)] as number
      along[row + x] = (left + 2 * (levels[row + x] as number) + right + 2) >> 2
    }
  }
  const result = new Uint8Array(levels.length)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0, at = y * width; x < width; x++, at++)
      result[at] =
        ((along[above + x] as number) + 2 * (along[at] as number) + (along[below + x] as number) + 2) >> 2
  }
  return { width, height, levels: result }
}

/** Returns the median of each pixel and its eight neighbors; edges remain unchanged. */
function medianOfNine({ width, height, levels }: GrayImage): GrayImage {
  const result = levels.slice()
  const nine = new Uint8Array(9)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      let count = 0
      for (let row = at - width; row <= at + width; row += width)
        for (let place = row - 1; place <= row + 1; place++) {
          const level = levels[place] as number
          let to = count++
          while (to > 0 && (nine[to - 1] as number) > level) nine[to] = nine[--to] as number
          nine[to] = level
        }
      result[at] = nine[4] as number
    }
  return { width, height, levels: result }
}
