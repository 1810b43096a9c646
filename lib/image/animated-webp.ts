import { joinBytes, toDataView } from '../bytes/bytes.ts'
import { riffChunk, riffChunks, riffFile } from './metadata/webp-chunks.ts'
import type { Rect, Size } from './size.ts'

export type AnimationFrame = {
  /** Position on the canvas; both coordinates are even (RFC 9649, 2.7.1.1). */
  readonly place: Rect
  readonly durationMs: number
  /** The still WebP of its pixels. */
  readonly webp: Uint8Array
}

const [ANIMATED, CLEAR] = [0x02, 0x10]
/** The frame replaces the previous content, and remains. */
const NO_BLENDING = 0x02
const MAX_MS = 0xff_ffff
const PIXELS = ['ALPH', 'VP8 ', 'VP8L']

/** A moving WebP (RFC 9649, 2.7) of still ones; 0 loops are endless. */
export function animatedWebp(size: Size, frames: readonly AnimationFrame[], loops: number): Uint8Array {
  const animation = new Uint8Array(6)
  toDataView(animation).setUint16(4, Math.min(loops, 0xffff), true)
  return riffFile([
    riffChunk('VP8X', extension(size)),
    riffChunk('ANIM', animation),
    ...frames.map((frame) => riffChunk('ANMF', frameData(frame))),
  ])
}

function extension({ width, height }: Size): Uint8Array {
  const bytes = new Uint8Array(10)
  bytes[0] = ANIMATED | CLEAR
  put24(bytes, 4, width - 1)
  put24(bytes, 7, height - 1)
  return bytes
}

function frameData({ place, durationMs, webp }: AnimationFrame): Uint8Array {
  const head = new Uint8Array(16)
  put24(head, 0, place.x / 2)
  put24(head, 3, place.y / 2)
  put24(head, 6, place.width - 1)
  put24(head, 9, place.height - 1)
  put24(head, 12, Math.min(Math.round(durationMs), MAX_MS))
  head[15] = NO_BLENDING
  const pixels = [...riffChunks(webp)].filter(({ type }) => PIXELS.includes(type))
  return joinBytes([head, ...pixels.map(({ type, data }) => riffChunk(type, data))])
}

function put24(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value
  bytes[at + 1] = value >> 8
  bytes[at + 2] = value >> 16
}

/**
 * Returns the smallest part of an image, from an even position on, that contains every differing pixel; undefined if
 * none differs. Pixels are RGBA, both images of the same size.
 */
export function changedPart(
  before: Uint8ClampedArray<ArrayBuffer>,
  after: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
): Rect | undefined {
  const [a, b] = [getWords(before), getWords(after)]
  let [left, right, top, low] = [width, -1, height, -1]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (a[at] === b[at]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      low = y
    }
  if (right < 0) return undefined
  const [x, y] = [left & ~1, top & ~1]
  return { x, y, width: right + 1 - x, height: low + 1 - y }
}

function getWords(pixels: Uint8ClampedArray<ArrayBuffer>): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
}
