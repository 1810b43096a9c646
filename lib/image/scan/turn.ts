import type { Affine } from './affine.ts'
import { cubicWeights, enlarge } from './enlarged.ts'
import type { GrayImage } from './gray-image.ts'

/** A picture that was moved, and the way back from its pixels to those it was made from. */
export type Moved = { readonly image: GrayImage; readonly back: Affine }

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
 * Turned so that lines that fall to the right by `degrees` lie level, and made larger by `scale`. What comes in from
 * outside is white, and the page grows so that no corner is cut.
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
export type Wanted = { readonly width: number; readonly height: number; readonly back: Affine }

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

/** Numbers come out of a rounding on either side of a whole one. */
const NEARLY = 1e-6

/** The places x at which `start + step * x` lies between 0 and `end`. */
function placesWithin(start: number, step: number, end: number): { first: number; last: number } {
  if (step === 0) return { first: 0, last: start >= 0 && start < end ? Number.POSITIVE_INFINITY : -1 }
  const [one, other] = [(NEARLY - start) / step, (end - NEARLY - start) / step]
  return { first: Math.ceil(Math.min(one, other)), last: Math.floor(Math.max(one, other)) }
}

/** Catmull and Rom's cubic, which keeps edges sharp where a picture is enlarged. */
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
