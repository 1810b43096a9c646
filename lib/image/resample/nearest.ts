import type { Size } from '../size.ts'
import type { PixelRows } from './pixel-rows.ts'

/** Scales with nearest-neighbor sampling, for pixel art. */
export function takeNearest(source: PixelRows, { width, height }: Size): Uint8ClampedArray<ArrayBuffer> {
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
