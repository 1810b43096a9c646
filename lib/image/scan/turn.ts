import type { Affine } from './affine.ts'
import type { GrayImage } from './gray-image.ts'

/** A picture that was moved, and the way back from its pixels to those it was made from. */
type Moved = { readonly image: GrayImage; readonly back: Affine }

/** Turned clockwise by quarters. */
export function rotateQuarters(image: GrayImage, quarters: number): Moved {
  const { width, height, levels } = image
  const turns = ((quarters % 4) + 4) % 4
  if (turns === 0) return { image, back: [1, 0, 0, 1, 0, 0] }
  const result = new Uint8Array(levels.length)
  if (turns === 2) {
    for (let at = 0, from = levels.length - 1; from >= 0; at++, from--) result[at] = levels[from] as number
    return { image: { width, height, levels: result }, back: [-1, 0, 0, -1, width, height] }
  }
  const isClockwise = turns === 1
  for (let y = 0, at = 0; y < width; y++) {
    const column = isClockwise ? y : width - 1 - y
    for (let x = 0; x < height; x++, at++)
      result[at] = levels[(isClockwise ? height - 1 - x : x) * width + column] as number
  }
  return {
    image: { width: height, height: width, levels: result },
    back: isClockwise ? [0, -1, 1, 0, 0, height] : [0, 1, -1, 0, width, 0],
  }
}

/**
 * Rotates so that lines that fall to the right by `degrees` are level, and enlarges by `scale`. Areas from outside are
 * white, and the page grows so that no corner is cut off.
 */
export function straightenImage(image: GrayImage, degrees: number, scale: number): Moved {
  const radians = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const width = Math.ceil(scale * (image.width * cosine + image.height * Math.abs(sine)))
  const height = Math.ceil(scale * (image.height * cosine + image.width * Math.abs(sine)))
  const [a, b] = [cosine / scale, sine / scale]
  const back: Affine = [
    a,
    b,
    -b,
    a,
    image.width / 2 - (a * width) / 2 + (b * height) / 2,
    image.height / 2 - (b * width) / 2 - (a * height) / 2,
  ]
  const sample = scale === 1 ? bilinear : degrees === 0 ? enlarge : cubic
  return { image: sample(image, { width, height, back }), back }
}

/** A picture that is to be made, and the way from its pixels to those it is made from. */
type Wanted = { readonly width: number; readonly height: number; readonly back: Affine }

function bilinear({ width, height, levels }: GrayImage, wanted: Wanted): GrayImage {
  const [a, b, c, d, e, f] = wanted.back
  const result = new Uint8Array(wanted.width * wanted.height).fill(255)
  for (let y = 0; y < wanted.height; y++) {
    const startX = a * 0.5 + c * (y + 0.5) + e - 0.5
    const startY = b * 0.5 + d * (y + 0.5) + f - 0.5
    const across = placesWithin(startX, a, width - 1)
    const down = placesWithin(startY, b, height - 1)
    const end = Math.min(wanted.width - 1, across.last, down.last)
    for (let x = Math.max(0, across.first, down.first); x <= end; x++) {
      const sx = startX + a * x
      const sy = startY + b * x
      const left = sx | 0
      const top = sy | 0
      const right = sx - left
      const from = top * width + left
      const upper = levels[from] as number
      const lower = levels[from + width] as number
      const above = upper + ((levels[from + 1] as number) - upper) * right
      const below = lower + ((levels[from + width + 1] as number) - lower) * right
      result[y * wanted.width + x] = above + (below - above) * (sy - top) + 0.5
    }
  }
  return { width: wanted.width, height: wanted.height, levels: result }
}

/** Rounding errors can be on either side of an integer. */
const NEARLY = 1e-6

/** The places x at which `start + step * x` lies between 0 and `end`. */
function placesWithin(start: number, step: number, end: number): { first: number; last: number } {
  if (step === 0) return { first: 0, last: start >= 0 && start < end ? Number.POSITIVE_INFINITY : -1 }
  const [one, other] = [(NEARLY - start) / step, (end - NEARLY - start) / step]
  return { first: Math.ceil(Math.min(one, other)), last: Math.floor(Math.max(one, other)) }
}

/** Catmull-Rom cubic, which keeps edges sharp in an enlarged image. */
function cubic({ width, height, levels }: GrayImage, wanted: Wanted): GrayImage {
  const [a, b, c, d, e, f] = wanted.back
  const result = new Uint8Array(wanted.width * wanted.height).fill(255)
  const across = new Float64Array(4)
  const down = new Float64Array(4)
  for (let y = 0, at = 0; y < wanted.height; y++)
    for (let x = 0; x < wanted.width; x++, at++) {
      const sx = a * (x + 0.5) + c * (y + 0.5) + e - 0.5
      const sy = b * (x + 0.5) + d * (y + 0.5) + f - 0.5
      const [left, top] = [Math.floor(sx), Math.floor(sy)]
      if (left < -1 || top < -1 || left > width - 1 || top > height - 1) continue
      cubicWeights(sx - left, across)
      cubicWeights(sy - top, down)
      let sum = 0
      for (let j = 0; j < 4; j++) {
        const row = Math.min(height - 1, Math.max(0, top + j - 1)) * width
        let line = 0
        for (let i = 0; i < 4; i++)
          line +=
            (across[i] as number) * (levels[row + Math.min(width - 1, Math.max(0, left + i - 1))] as number)
        sum += (down[j] as number) * line
      }
      result[at] = Math.max(0, Math.min(255, sum + 0.5))
    }
  return { width: wanted.width, height: wanted.height, levels: result }
}

/** How many pixels along a line are weighed for one of the result. */
const TAPS = 4

/**
 * Enlarges a level image by the Catmull-Rom cubic: each of its rows is enlarged once, then four of them are weighted
 * for each row of the result. Bit-exact with weighting sixteen pixels for each one.
 */
function enlarge(image: GrayImage, { width, height, back }: Wanted): GrayImage {
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

/** Returns rows of an image as long as the result's; caches the four requested last. */
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
function cubicWeights(t: number, into: Float64Array): void {
  const [t2, t3] = [t * t, t * t * t]
  into[0] = (-t3 + 2 * t2 - t) / 2
  into[1] = (3 * t3 - 5 * t2 + 2) / 2
  into[2] = (-3 * t3 + 4 * t2 + t) / 2
  into[3] = (t3 - t2) / 2
}
