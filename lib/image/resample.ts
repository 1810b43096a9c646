import type { Filter } from './image-options.ts'
import type { PixelRows } from './pixel-rows.ts'
import { getWeights, KERNELS, type Weights } from './resample-weights.ts'
import type { Size } from './size.ts'

export type ResampleOptions = {
  readonly filter: Filter
  /** Whether no pixel lets anything through: a fourth of the work is saved. */
  readonly isOpaque: boolean
}

/** Told from time to time how much is done, from 0 to 1. */
type Report = (fraction: number) => void

// The loops below run hundreds of millions of times, and every place in them lies within its array by the weights'
// making: `as number` says so without asking each time.

/** Rows per call: enough for few calls, few enough for little memory. */
const STRIP = 128

/**
 * A picture in another size, as RGBA. Light is added, not what sRGB stores of it, and color counts by how much of it
 * is seen, so that edges of clear pixels have no fringes. Source rows go through once: each is scaled in its width
 * into a ring of rows, from which the rows of the result are made. Memory is the result and the ring.
 */
export function resample(
  source: PixelRows,
  to: Size,
  { filter, isOpaque }: ResampleOptions,
  report: Report = () => {},
): Uint8ClampedArray<ArrayBuffer> {
  if (filter === 'nearest') return takeNearest(source, to)
  const kernel = KERNELS[filter]
  const across = getWeights(source.width, to.width, kernel)
  const down = getWeights(source.height, to.height, kernel)
  const channels = isOpaque ? 3 : 4
  const width = channels * to.width
  const ring = Array.from({ length: down.max }, () => new Float32Array(width))
  const sums = new Float32Array(width)
  const light = new Float32Array(channels * source.width)
  const result = new Uint8ClampedArray(4 * to.width * to.height)
  const [toLight, scale, toLevels] = isOpaque
    ? ([opaqueLight, scaleOpaque, opaqueLevels] as const)
    : ([clearLight, scaleClear, clearLevels] as const)
  let nextRow = 0
  let strip = source.rows(0, Math.min(STRIP, source.height))
  let stripStart = 0
  for (let row = 0; row < to.height; row++) {
    const end = (down.first[row] ?? 0) + (down.count[row] ?? 0)
    for (; nextRow < end; nextRow++) {
      if (nextRow >= stripStart + STRIP) {
        stripStart = nextRow
        strip = source.rows(nextRow, Math.min(STRIP, source.height - nextRow))
      }
      toLight(strip, 4 * source.width * (nextRow - stripStart), light)
      scale(light, across, ring[nextRow % down.max] ?? sums)
    }
    addRows(ring, down, row, sums)
    toLevels(sums, result, 4 * to.width * row)
    if (row % STRIP === 0) report(row / to.height)
  }
  return result
}

function opaqueLight(pixels: Uint8ClampedArray, start: number, light: Float32Array): void {
  for (let to = 0, from = start; to < light.length; to += 3, from += 4) {
    light[to] = LIGHT[pixels[from] as number] as number
    light[to + 1] = LIGHT[pixels[from + 1] as number] as number
    light[to + 2] = LIGHT[pixels[from + 2] as number] as number
  }
}

function clearLight(pixels: Uint8ClampedArray, start: number, light: Float32Array): void {
  for (let to = 0, from = start; to < light.length; to += 4, from += 4) {
    const seen = (pixels[from + 3] as number) / 255
    light[to] = seen * (LIGHT[pixels[from] as number] as number)
    light[to + 1] = seen * (LIGHT[pixels[from + 1] as number] as number)
    light[to + 2] = seen * (LIGHT[pixels[from + 2] as number] as number)
    light[to + 3] = seen
  }
}

function scaleOpaque(light: Float32Array, { first, count, weight, max }: Weights, row: Float32Array): void {
  for (let place = 0, to = 0; to < row.length; place++, to += 3) {
    let red = 0
    let green = 0
    let blue = 0
    let from = 3 * (first[place] as number)
    const begin = place * max
    const end = begin + (count[place] as number)
    for (let at = begin; at < end; at++, from += 3) {
      const share = weight[at] as number
      red += share * (light[from] as number)
      green += share * (light[from + 1] as number)
      blue += share * (light[from + 2] as number)
    }
    row[to] = red
    row[to + 1] = green
    row[to + 2] = blue
  }
}

function scaleClear(light: Float32Array, { first, count, weight, max }: Weights, row: Float32Array): void {
  for (let place = 0, to = 0; to < row.length; place++, to += 4) {
    let red = 0
    let green = 0
    let blue = 0
    let seen = 0
    let from = 4 * (first[place] as number)
    const begin = place * max
    const end = begin + (count[place] as number)
    for (let at = begin; at < end; at++, from += 4) {
      const share = weight[at] as number
      red += share * (light[from] as number)
      green += share * (light[from + 1] as number)
      blue += share * (light[from + 2] as number)
      seen += share * (light[from + 3] as number)
    }
    row[to] = red
    row[to + 1] = green
    row[to + 2] = blue
    row[to + 3] = seen
  }
}

/** The rows of the ring that count for a row of the result, each by its weight. */
function addRows(
  ring: readonly Float32Array[],
  { first, count, weight, max }: Weights,
  row: number,
  sums: Float32Array,
): void {
  sums.fill(0)
  const start = first[row] as number
  for (let at = 0; at < (count[row] as number); at++) {
    const share = weight[row * max + at] as number
    const from = ring[(start + at) % max] as Float32Array
    for (let place = 0; place < sums.length; place++)
      sums[place] = (sums[place] as number) + share * (from[place] as number)
  }
}

function opaqueLevels(sums: Float32Array, result: Uint8ClampedArray, start: number): void {
  for (let from = 0, to = start; from < sums.length; from += 3, to += 4) {
    result[to] = nearestLevel(sums[from] as number)
    result[to + 1] = nearestLevel(sums[from + 1] as number)
    result[to + 2] = nearestLevel(sums[from + 2] as number)
    result[to + 3] = 255
  }
}

function clearLevels(sums: Float32Array, result: Uint8ClampedArray, start: number): void {
  for (let from = 0, to = start; from < sums.length; from += 4, to += 4) {
    const seen = sums[from + 3] as number
    const level = Math.round(255 * seen)
    // The color of an invisible pixel is undefined.
    if (level <= 0) continue
    result[to] = nearestLevel((sums[from] as number) / seen)
    result[to + 1] = nearestLevel((sums[from + 1] as number) / seen)
    result[to + 2] = nearestLevel((sums[from + 2] as number) / seen)
    result[to + 3] = level
  }
}

/** The light of each of the 256 levels of sRGB, from 0 to 1 (IEC 61966-2-1). */
const LIGHT = Float32Array.from({ length: 256 }, (_, level) => getLight(level / 255))

/** Distinct steps of light in the conversion back to levels: in the darkest part 2.5 per level. */
const STEPS = 8192
const LEVELS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * getLevel(step / STEPS)))

/** The level, 0 to 255, that is nearest to this light; light below 0 and above 1 is cut off. */
function nearestLevel(light: number): number {
  const step = light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0
  return LEVELS[step] ?? 0
}

/** From sRGB as stored, 0 to 1, to light. */
export function getLight(stored: number): number {
  return stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4
}

/** From light to sRGB as stored. */
export function getLevel(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Scales with nearest-neighbor sampling, for pixel art. */
function takeNearest(source: PixelRows, { width, height }: Size): Uint8ClampedArray<ArrayBuffer> {
  const result = new Uint8ClampedArray(4 * width * height)
  const places = Int32Array.from({ length: width }, (_, place) => nearest(place, source.width, width))
  let lastFrom = -1
  let row = new Uint32Array()
  const whole = new Uint32Array(result.buffer)
  for (let line = 0; line < height; line++) {
    const from = nearest(line, source.height, height)
    if (from !== lastFrom) row = new Uint32Array(source.rows(from, 1).slice().buffer)
    lastFrom = from
    for (let place = 0; place < width; place++) whole[line * width + place] = row[places[place] ?? 0] ?? 0
  }
  return result
}

function nearest(place: number, from: number, to: number): number {
  return Math.min(from - 1, Math.floor(((place + 0.5) * from) / to))
}
