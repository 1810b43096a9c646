import type { Size } from '../size.ts'
import { type GrayImage, reduceImage } from './gray-image.ts'

/** How the lines of a page lie. */
type TextLines = {
  /** Degrees by which lines fall to the right, from -15 to 15. */
  readonly angle: number
  /** Whether lines run from top to bottom, so the page is sideways. */
  readonly isSideways: boolean
  /** From the top of tall letters to the bottom of deep ones, in pixels of the picture; 0 where no line was found. */
  readonly lineHeight: number
}

const LOOKED_AT = 1000
const MAX_DEGREES = 15
const MAX_POINTS = 60_000
const MIN_POINTS = 60
/** How much clearer columns must be than rows before a page counts as lying on its side. */
const CLEARLY = 1.6
/** Rules and frames are longer than letters, and say nothing of lines. */
const MAX_STROKE = 40

/**
 * Finds how the lines of text lie, by the profile of ink: seen along the lines it has the sharpest steps. Letters are
 * dark on light ground. `small` is the picture as {@link smallOf} makes it.
 */
export function findTextLines(image: GrayImage, small = getSmall(image)): TextLines {
  const ink = getInk(small)
  if (ink.xs.length < MIN_POINTS) return { angle: 0, isSideways: false, lineHeight: 0 }
  const rows = sharpest(ink)
  const columns = sharpest({ xs: ink.ys, ys: ink.xs.map((x) => small.width - 1 - x) })
  const isSideways = bandedness(columns.profile) > CLEARLY * bandedness(rows.profile)
  const { angle, profile } = isSideways ? columns : rows
  return { angle, isSideways, lineHeight: bandHeight(profile) * getStep(image) }
}

/** A page as large as its lines are looked for. */
export function getSmall(image: GrayImage): GrayImage {
  return reduceImage(image, getStep(image))
}

function getStep({ width, height }: Size): number {
  return Math.max(1, Math.ceil(Math.max(width, height) / LOOKED_AT))
}

type Ink = { readonly xs: Float32Array; readonly ys: Float32Array }

/** The places of dark pixels that belong to letters. */
function getInk({ width, height, levels }: GrayImage): Ink {
  const limit = darkLimit(levels)
  const isInk = new Uint8Array(levels.length)
  for (let at = 0; at < levels.length; at++) isInk[at] = (levels[at] as number) < limit ? 1 : 0
  const isLong = new Uint8Array(levels.length)
  markLong(isInk, isLong, width, height, 1, width)
  markLong(isInk, isLong, height, width, width, 1)
  let count = 0
  for (let at = 0; at < isInk.length; at++) if (isInk[at] === 1 && isLong[at] === 0) count++
  const every = Math.max(1, Math.ceil(count / MAX_POINTS))
  const xs = new Float32Array(Math.ceil(count / every))
  const ys = new Float32Array(xs.length)
  for (let at = 0, seen = 0; at < isInk.length; at++) {
    if (isInk[at] === 0 || isLong[at] === 1 || seen++ % every !== 0) continue
    const to = (seen - 1) / every
    xs[to] = at % width
    ys[to] = Math.floor(at / width)
  }
  return { xs, ys }
}

/** Marks runs of ink that are longer than any letter. `stride` leads along a line of pixels, `next` to the next one. */
function markLong(
  isInk: Uint8Array,
  isLong: Uint8Array,
  length: number,
  count: number,
  stride: number,
  next: number,
): void {
  for (let line = 0; line < count; line++) {
    let run = 0
    for (let place = 0; place <= length; place++) {
      const at = line * next + place * stride
      if (place < length && isInk[at] === 1) run++
      else {
        if (run > MAX_STROKE) for (let back = 1; back <= run; back++) isLong[at - back * stride] = 1
        run = 0
      }
    }
  }
}

/** Otsu's threshold (1979): it divides dark from light so that both differ least within themselves. */
function darkLimit(levels: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const level of levels) counts[level] = (counts[level] as number) + 1
  const total = levels.length
  let sumAll = 0
  for (let level = 0; level < 256; level++) sumAll += level * (counts[level] as number)
  let [below, sumBelow, best, limit] = [0, 0, -1, 128]
  for (let level = 0; level < 255; level++) {
    below += counts[level] as number
    sumBelow += level * (counts[level] as number)
    if (below === 0 || below === total) continue
    const apart = sumBelow / below - (sumAll - sumBelow) / (total - below)
    const between = below * (total - below) * apart * apart
    if (between > best) [best, limit] = [between, level + 1]
  }
  return limit
}

type Found = { readonly angle: number; readonly sharpness: number; readonly profile: Uint32Array }

/**
 * Finds the angle at which rows of ink are most distinct: in steps of half a degree with a sample of the ink, then
 * finer around the best one with all of it.
 */
function sharpest(ink: Ink): Found {
  const some = { xs: thin(ink.xs), ys: thin(ink.ys) }
  const coarse = getSharpest(some, around(0, MAX_DEGREES, 0.5))
  const fine = getSharpest(ink, around(coarse.angle, 0.5, 0.1))
  const best = getSharpest(ink, around(fine.angle, 0.08, 0.02))
  return { ...best, angle: Math.round(best.angle * 100) / 100 }
}

const PART = 4

function thin(places: Float32Array): Float32Array {
  return places.filter((_, index) => index % PART === 0)
}

/** Returns angles up to `reach` from the middle, within the search range; nearest first, so that they win ties. */
function around(middle: number, reach: number, step: number): number[] {
  const angles = [middle]
  for (let count = 1; count <= reach / step + 1e-9; count++)
    angles.push(middle - count * step, middle + count * step)
  return angles.filter((angle) => Math.abs(angle) <= MAX_DEGREES)
}

function getSharpest(ink: Ink, angles: readonly number[]): Found {
  let best: Found = { angle: 0, sharpness: -1, profile: new Uint32Array(1) }
  for (const angle of angles) {
    const profile = profileAt(ink, angle)
    const sharpness = getSharpness(profile)
    if (sharpness > best.sharpness) best = { angle, sharpness, profile }
  }
  return best
}

/** Returns the ink per row of a page whose lines slope by an angle. Coordinates are at most {@link LOOKED_AT}. */
function profileAt({ xs, ys }: Ink, degrees: number): Uint32Array {
  const sine = Math.sin((degrees * Math.PI) / 180)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  // Turned about the middle, so that angles to both sides are rounded alike.
  const middle = LOOKED_AT / 2
  const first = middle * Math.abs(sine) + 0.5
  const profile = new Uint32Array(Math.ceil(LOOKED_AT * (cosine + Math.abs(sine))) + 2)
  for (let at = 0; at < xs.length; at++) {
    const place = ((ys[at] as number) * cosine - ((xs[at] as number) - middle) * sine + first) | 0
    profile[place] = (profile[place] as number) + 1
  }
  return profile
}

function getSharpness(profile: Uint32Array | Float32Array): number {
  let sum = 0
  for (let at = 1; at < profile.length; at++) {
    const step = (profile[at] as number) - (profile[at - 1] as number)
    sum += step * step
  }
  return sum
}

/** Wider than the strokes of letters and lower than lines, at the size of the analyzed page. */
const STROKE = 7

/**
 * Scores how distinct bands of line height are in a profile; strokes of letters, which form rows as well, are smoothed
 * out.
 */
function bandedness(profile: Uint32Array): number {
  const smooth = new Float32Array(profile.length + 2 * STROKE)
  for (const [place, ink] of profile.entries())
    for (let by = 0; by < STROKE; by++) smooth[place + by] = (smooth[place + by] as number) + ink
  return getSharpness(smooth)
}

/** The middle height of the bands of ink, which are lines of text. */
function bandHeight(profile: Uint32Array): number {
  const limit = 0.06 * profile.reduce((max, ink) => Math.max(max, ink), 0)
  const bands: number[] = []
  let height = 0
  for (const ink of [...profile, 0]) {
    if (ink > limit) height++
    else if (height > 0) {
      bands.push(height)
      height = 0
    }
  }
  // Dots and accents form separate low bands, which must not outvote the lines.
  const lines = bands.filter((band) => band >= 4).sort((a, b) => a - b)
  return lines[Math.floor(lines.length / 2)] ?? 0
}
