import { flatten, getChannels } from '#lib/image/alpha.ts'
import type { PixelRows } from '#lib/image/pixel-rows.ts'
import type { ResizePlan } from '#lib/image/plan-resize.ts'
import { type ResampleOptions, resample } from '#lib/image/resample.ts'
import type { Rect, Size } from '#lib/image/size.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'

type LayOutOptions = ResampleOptions & {
  /** Color below transparent pixels and around the image; undefined for transparent. */
  readonly ground: string | undefined
}

/** The pixels of the result: a part of a picture, scaled to its place. */
export function layOut(
  part: PixelRows,
  { place, size }: Pick<ResizePlan, 'place' | 'size'>,
  { ground, ...options }: LayOutOptions,
  report: Report,
): ImageData {
  const isUnscaled = part.width === place.width && part.height === place.height
  const scaled = isUnscaled ? part.rows(0, part.height) : resample(part, place, options, report)
  if (ground !== undefined && !options.isOpaque) flatten(scaled, ground)
  if (place.width === size.width && place.height === size.height)
    return new ImageData(scaled, size.width, size.height)
  return onGround(scaled, place, size, ground)
}

function onGround(pixels: Uint8ClampedArray, place: Rect, size: Size, ground: string | undefined): ImageData {
  const whole = new ImageData(size.width, size.height)
  if (ground !== undefined) {
    const color = Uint8Array.of(...getChannels(ground), 255)
    new Uint32Array(whole.data.buffer).fill(new Uint32Array(color.buffer)[0] ?? 0)
  }
  const row = 4 * place.width
  for (let y = 0; y < place.height; y++)
    whole.data.set(pixels.subarray(y * row, (y + 1) * row), 4 * ((place.y + y) * size.width + place.x))
  return whole
}
