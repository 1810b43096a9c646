import { isOnItsSide, type Orientation } from './header/image-header.ts'
import { rotateSize, type Size } from './size.ts'

type Upright = Size & { readonly pixels: Uint8ClampedArray<ArrayBuffer> }

/** Returns the pixels of a stored image as displayed, by EXIF's orientation (CIPA DC-008, 4.6.5, tag 274). */
export function upright(
  stored: Uint8ClampedArray<ArrayBuffer>,
  size: Size,
  orientation: Orientation,
): Upright {
  if (orientation === 1) return { pixels: stored, ...size }
  const { width, height } = size
  const shown = isOnItsSide(orientation) ? rotateSize(size) : size
  const from = new Uint32Array(stored.buffer, stored.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  const place = PLACES[orientation]
  for (let y = 0, at = 0; y < shown.height; y++)
    for (let x = 0; x < shown.width; x++, at++) {
      const [column, row] = place(x, y, width - 1, height - 1)
      to[at] = from[row * width + column] ?? 0
    }
  return { pixels: new Uint8ClampedArray(to.buffer), ...shown }
}

/** Maps displayed x, y to stored coordinates; `right` and `low` are the last column and row as stored. */
type Place = (x: number, y: number, right: number, low: number) => readonly [column: number, row: number]

const PLACES: Readonly<Record<Exclude<Orientation, 1>, Place>> = {
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, low) => [right - x, low - y],
  4: (x, y, _, low) => [x, low - y],
  5: (x, y) => [y, x],
  6: (x, y, _, low) => [y, low - x],
  7: (x, y, right, low) => [right - y, low - x],
  8: (x, y, right) => [right - y, x],
}
