import { barePng } from './bare-png.ts'
import { riffChunk, riffChunks, riffFile } from './webp-chunks.ts'

const EXIF = 0x08

/** A PNG or WebP without its EXIF, and so without what that says of how it is turned. */
export function withoutExif(bytes: Uint8Array, format: 'png' | 'webp'): Uint8Array {
  if (format === 'png') return barePng(bytes)
  const chunks = [...riffChunks(bytes)].filter(({ type }) => type !== 'EXIF')
  return riffFile(
    chunks.map(({ type, data }) => {
      const copy = data.slice()
      if (type === 'VP8X') copy[0] = (copy[0] ?? 0) & ~EXIF
      return riffChunk(type, copy)
    }),
  )
}
