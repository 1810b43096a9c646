import type { Rect, Size } from './size.ts'

/** Smallest box around all pixels (RGBA) that differ from the first one; undefined if none does. */
export function paintedBox(pixels: Uint8ClampedArray, { width, height }: Size): Rect | undefined {
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const [ground] = values
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x] === ground) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
