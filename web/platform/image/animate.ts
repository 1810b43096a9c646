import { type AnimationFrame, animatedWebp, changedPart } from '#lib/image/animated-webp.ts'
import type { ImageFormat } from '#lib/image/header/image-header.ts'
import type { Rect } from '#lib/image/size.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { encodeImage } from './encode-image.ts'

/** Browsers show what lasts less as if it lasted a tenth of a second. */
const MIN_MS = 11
const DEFAULT_MS = 100

/**
 * Converts an animated image to an animated WebP; undefined if this browser does not decode the frames of its format.
 */
export async function animate(
  bytes: Uint8Array<ArrayBuffer>,
  format: ImageFormat,
  quality: number,
  report: Report,
): Promise<Blob | undefined> {
  const type = `image/${format}`
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(type))) return undefined
  const decoder = new ImageDecoder({ data: bytes, type })
  try {
    await decoder.tracks.ready
    const track = decoder.tracks.selectedTrack
    if (!track || track.frameCount < 2) return undefined
    return await encodeFrames(decoder, track, quality, report)
  } finally {
    decoder.close()
  }
}

async function encodeFrames(
  decoder: ImageDecoder,
  { frameCount, repetitionCount }: ImageTrack,
  quality: number,
  report: Report,
): Promise<Blob> {
  const frames: AnimationFrame[] = []
  let before: ImageData | undefined
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { pixels, durationMs } = await frameAt(decoder, frameIndex)
    const part = before ? changedPart(before.data, pixels.data, pixels) : wholeOf(pixels)
    const last = frames.at(-1)
    if (part) frames.push({ place: part, durationMs, webp: await smallest(cut(pixels, part), quality) })
    // An unchanged frame extends the duration of the last one.
    else if (last) frames[frames.length - 1] = { ...last, durationMs: last.durationMs + durationMs }
    before = pixels
    report((frameIndex + 1) / frameCount)
  }
  const loops = Number.isFinite(repetitionCount) ? repetitionCount + 1 : 0
  const size = before ?? { width: 1, height: 1 }
  return new Blob([new Uint8Array(animatedWebp(size, frames, loops))], { type: 'image/webp' })
}

async function frameAt(decoder: ImageDecoder, frameIndex: number) {
  const { image } = await decoder.decode({ frameIndex })
  try {
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new RangeError('The browser has no memory for this frame')
    context.drawImage(image, 0, 0)
    const declaredMs = (image.duration ?? 0) / 1000
    return {
      pixels: context.getImageData(0, 0, canvas.width, canvas.height),
      durationMs: declaredMs < MIN_MS ? DEFAULT_MS : declaredMs,
    }
  } finally {
    image.close()
  }
}

function wholeOf({ width, height }: ImageData): Rect {
  return { x: 0, y: 0, width, height }
}

function cut({ data, width }: ImageData, part: Rect): ImageData {
  const pixels = new ImageData(part.width, part.height)
  for (let row = 0; row < part.height; row++) {
    const at = 4 * ((part.y + row) * width + part.x)
    pixels.data.set(data.subarray(at, at + 4 * part.width), 4 * row * part.width)
  }
  return pixels
}

/** Drawings are smaller without loss, photos with it. */
async function smallest(pixels: ImageData, quality: number): Promise<Uint8Array> {
  const make = (tried: number) => encodeImage(pixels, { format: 'webp', quality: tried, isSmaller: false })
  const exact = await make(100)
  const lossy = quality < 100 ? await make(quality) : exact
  return new Uint8Array(await (lossy.size < exact.size ? lossy : exact).arrayBuffer())
}
