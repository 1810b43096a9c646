import type { GrayImage } from './gray-image.ts'
import type { Wanted } from './turn.ts'

/** How many pixels along a line are weighed for one of the result. */
const TAPS = 4

/**
 * A level picture made larger by Catmull and Rom's cubic: each of its rows is enlarged once, then four of them are weighed
 * for each row of the result. To the last bit what weighing sixteen pixels for each one gives.
 */
export function enlarge(image: GrayImage, { width, height, back }: Wanted): GrayImage {
  const [a, , , d, e, f] = back
  const columns = weighTaps(width, image.width, a, e)
  const rows = weighTaps(height, image.height, d, f)
  const lineOf = enlargedRows(image, columns)
  const result = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [first = 0, second = 0, third = 0, fourth = 0] = rows.places.subarray(TAPS * y, TAPS * (y + 1))
    const lines = [lineOf(first), lineOf(second), lineOf(third), lineOf(fourth)] as const
    weigh(lines, rows.weights.subarray(TAPS * y), result.subarray(width * y, width * (y + 1)))
  }
  return { width, height, levels: result }
}

type Line = Float64Array

function weigh(
  [first, second, third, fourth]: readonly [Line, Line, Line, Line],
  weights: Float64Array,
  into: Uint8Array,
): void {
  const [one = 0, two = 0, three = 0, four = 0] = weights
  for (let x = 0; x < into.length; x++) {
    const level =
      one * (first[x] as number) +
      two * (second[x] as number) +
      three * (third[x] as number) +
      four * (fourth[x] as number) +
      0.5
    into[x] = level < 0 ? 0 : level > 255 ? 255 : level
  }
}

/** Of each place along a line of the result, the four places that it is made from, and their weights. */
type Weighed = { readonly places: Int32Array; readonly weights: Float64Array }

function weighTaps(count: number, length: number, step: number, start: number): Weighed {
  const places = new Int32Array(TAPS * count)
  const weights = new Float64Array(TAPS * count)
  for (let at = 0; at < count; at++) {
    const place = step * (at + 0.5) + start - 0.5
    const before = Math.floor(place)
    cubicWeights(place - before, weights.subarray(TAPS * at))
    for (let by = 0; by < TAPS; by++)
      places[TAPS * at + by] = Math.min(length - 1, Math.max(0, before + by - 1))
  }
  return { places, weights }
}

/** Gives rows of a picture as long as the result's; of those asked for last, four are held. */
function enlargedRows(
  { width, levels }: GrayImage,
  { places, weights }: Weighed,
): (row: number) => Float64Array {
  const length = places.length / TAPS
  const lines = Array.from({ length: TAPS }, () => ({ row: -1, values: new Float64Array(length) }))
  return (row) => {
    const line = lines[row % TAPS] as (typeof lines)[number]
    if (line.row === row) return line.values
    line.row = row
    const { values } = line
    const start = row * width
    for (let x = 0, tap = 0; x < length; x++, tap += TAPS)
      values[x] =
        (weights[tap] as number) * (levels[start + (places[tap] as number)] as number) +
        (weights[tap + 1] as number) * (levels[start + (places[tap + 1] as number)] as number) +
        (weights[tap + 2] as number) * (levels[start + (places[tap + 2] as number)] as number) +
        (weights[tap + 3] as number) * (levels[start + (places[tap + 3] as number)] as number)
    return values
  }
}

/** The weights of the four pixels around a place that lies `t` beyond the second of them. */
export function cubicWeights(t: number, into: Float64Array): void {
  const [t2, t3] = [t * t, t * t * t]
  into[0] = (-t3 + 2 * t2 - t) / 2
  into[1] = (3 * t3 - 5 * t2 + 2) / 2
  into[2] = (-3 * t3 + 4 * t2 + t) / 2
  into[3] = (t3 - t2) / 2
}
