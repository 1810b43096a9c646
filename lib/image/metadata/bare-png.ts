import { joinBytes } from '../../bytes/bytes.ts'
import { pngChunks } from './png-chunks.ts'

const SIGNATURE = 8
/** Chunks needed to show the pixels correctly (PNG, third edition, 4.6 and 5.6). */
const NEEDED = /^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|pHYs|bKGD)$/

/**
 * Returns the PNG with its pixels unchanged and without metadata: no text, no EXIF, no time, only the first of its
 * frames.
 */
export function barePng(bytes: Uint8Array): Uint8Array {
  const chunks = [...pngChunks(bytes)].filter(({ type }) => NEEDED.test(type))
  return joinBytes([bytes.subarray(0, SIGNATURE), ...chunks.map(({ whole }) => whole)])
}
