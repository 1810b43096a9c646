import type { ImageSource } from '../blocks.ts'

/** Returns an image from pdf.js, inline in a page's operations or by its name; undefined for other values. */
export function getImage(value: unknown): ImageSource | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { width, height, data, kind }: { width?: unknown; height?: unknown; data?: unknown; kind?: unknown } =
    value
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined
  return pixelSource({ width, height, data, kind: Number(kind) })
}

/** An image as pdf.js decodes it: bits, RGB or RGBA. */
export function pixelSource({
  width,
  height,
  data,
  kind,
}: {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
  readonly kind: number
}): ImageSource | undefined {
  if (width * height > MAX_PIXELS) return undefined
  return { kind: 'pixels', width, height, bytes: getRgba(data, kind, width, width * height) }
}

/** Of one picture; a sheet of A2 at 600 dots per inch has more. */
export const MAX_PIXELS = 50_000_000
/** How pdf.js numbers kinds of pixels; 1 is one bit each. */
const [RGB, RGBA] = [2, 3]

/** Rows of bits end with a whole byte; one is white. */
function getRgba(
  data: Uint8Array | Uint8ClampedArray,
  kind: number,
  width: number,
  count: number,
): Uint8Array {
  const bytes = new Uint8Array(count * 4).fill(255)
  if (kind === RGBA) {
    bytes.set(data.subarray(0, bytes.length))
    return bytes
  }
  const rowBytes = Math.ceil(width / 8)
  for (let at = 0, to = 0; at < count; at++, to += 4) {
    if (kind === RGB) {
      bytes[to] = data[at * 3] ?? 0
      bytes[to + 1] = data[at * 3 + 1] ?? 0
      bytes[to + 2] = data[at * 3 + 2] ?? 0
      continue
    }
    const column = at % width
    const bits = data[((at - column) / width) * rowBytes + (column >> 3)] ?? 0
    if (((bits >> (7 - (column & 7))) & 1) === 0) bytes.fill(0, to, to + 3)
  }
  return bytes
}
