import { type GreyPicture, reduced } from './grey-picture.ts'

/** How the lines of a page lie. */
export type TextLines = {
  /** Degrees by which lines fall to the right, from -15 to 15. */
  readonly angle: number
  /** Lines run from top to bottom: the page lies on its side. */
  readonly isSideways: boolean
  /** From the top of tall letters to the bottom of deep ones, in pixels of the picture; 0 where no line was found. */
  readonly lineHeight: number
}

const LOOKED_AT = 1000
const MOST_DEGREES = 15
const MOST_POINTS = 60_000
const FEWEST_POINTS = 60
/** How much clearer columns must be than rows before a page counts as lying on its side. */
const CLEARLY = 1.6
/** Rules and frames are longer than letters, and say nothing of lines. */
const LONGEST_STROKE = 40

/**
 * Finds how the lines of text lie, by the profile of ink: seen along the lines it has the sharpest steps. Letters are
 * dark on light ground.
 */
export function findTextLines(picture: GreyPicture): TextLines {
  const step = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / LOOKED_AT))
  const small = reduced(picture, step)
  const ink = inkOf(small)
  if (ink.xs.length < FEWEST_POINTS) return { angle: 0, isSideways: false, lineHeight: 0 }
  const rows = sharpest(ink.xs, ink.ys)
  const columns = sharpest(
    ink.ys,
    ink.xs.map((x) => small.width - 1 - x),
  )
  const isSideways = bandedness(columns.profile) > CLEARLY * bandedness(rows.profile)
  const { angle, profile } = isSideways ? columns : rows
  return { angle, isSideways, lineHeight: bandHeight(profile) * step }
}

type Ink = { readonly xs: Float32Array; readonly ys: Float32Array }

/** The places of dark pixels that belong to letters. */
function inkOf({ width, height, levels }: GreyPicture): Ink {
  const limit = darkLimit(levels)
  const isInk = new Uint8Array(levels.length)
  for (let at = 0; at < levels.length; at++) isInk[at] = (levels[at] as number) < limit ? 1 : 0
  const isLong = new Uint8Array(levels.length)
  markLong(isInk, isLong, width, height, 1, width)
  markLong(isInk, isLong, height, width, width, 1)
  const places: number[] = []
  for (let at = 0; at < isInk.length; at++) if (isInk[at] === 1 && isLong[at] === 0) places.push(at)
  const every = Math.max(1, Math.ceil(places.length / MOST_POINTS))
  const kept = places.filter((_, index) => index % every === 0)
  return {
    xs: Float32Array.from(kept, (at) => at % width),
    ys: Float32Array.from(kept, (at) => Math.floor(at / width)),
  }
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
        if (run > LONGEST_STROKE) for (let back = 1; back <= run; back++) isLong[at - back * stride] = 1
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

/** The angle at which rows of ink are told apart best: in steps of half a degree, then finer around the best one. */
function sharpest(xs: Float32Array, ys: Float32Array): Found {
  let best: Found = { angle: 0, sharpness: -1, profile: new Uint32Array(1) }
  const look = (angle: number) => {
    if (Math.abs(angle) > MOST_DEGREES) return
    const profile = profileAt(xs, ys, angle)
    const sharpness = sharpnessOf(profile)
    if (sharpness > best.sharpness) best = { angle, sharpness, profile }
  }
  for (let angle = -MOST_DEGREES; angle <= MOST_DEGREES; angle += 0.5) look(angle)
  for (const [reach, step] of [
    [0.4, 0.1],
    [0.08, 0.02],
  ] as const) {
    const middle = best.angle
    for (let by = -reach; by <= reach + 1e-9; by += step) look(middle + by)
  }
  return { ...best, angle: Math.round(best.angle * 100) / 100 }
}

/** How much ink lies on each row of a page whose lines fall by an angle. */
function profileAt(xs: Float32Array, ys: Float32Array, degrees: number): Uint32Array {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const rows = new Float32Array(xs.length)
  for (let at = 0; at < xs.length; at++) {
    const row = (ys[at] as number) * cosine - (xs[at] as number) * sine
    rows[at] = row
    if (row < least) least = row
    if (row > most) most = row
  }
  const profile = new Uint32Array(Math.ceil(most - least) + 2)
  for (const row of rows) {
    const place = Math.floor(row - least)
    profile[place] = (profile[place] as number) + 1
  }
  return profile
}

function sharpnessOf(profile: Uint32Array | Float32Array): number {
  let sum = 0
  for (let at = 1; at < profile.length; at++) {
    const step = (profile[at] as number) - (profile[at - 1] as number)
    sum += step * step
  }
  return sum
}

/** Wider than the strokes of letters and lower than lines, on a page of the size that is looked at. */
const STROKE = 7

/** How sharply a profile tells bands as wide as lines; strokes of letters, which stand in rows as well, do not count. */
function bandedness(profile: Uint32Array): number {
  const smooth = new Float32Array(profile.length + 2 * STROKE)
  for (const [place, ink] of profile.entries())
    for (let by = 0; by < STROKE; by++) smooth[place + by] = (smooth[place + by] as number) + ink
  return sharpnessOf(smooth)
}

/** The middle height of the bands of ink, which are lines of text. */
function bandHeight(profile: Uint32Array): number {
  const limit = 0.06 * profile.reduce((most, ink) => Math.max(most, ink), 0)
  const bands: number[] = []
  let height = 0
  for (const ink of [...profile, 0]) {
    if (ink > limit) height++
    else if (height > 0) {
      bands.push(height)
      height = 0
    }
  }
  // Dots and accents make low bands of their own; they must not outvote the lines.
  const lines = bands.filter((band) => band >= 4).sort((a, b) => a - b)
  return lines[Math.floor(lines.length / 2)] ?? 0
}
