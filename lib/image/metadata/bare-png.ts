import { joinBytes } from '../../bytes/join-bytes.ts'
import { pngChunks } from './png-chunks.ts'

const SIGNATURE = 8
/** What the pixels cannot be shown rightly without (PNG, third edition, 4.6 and 5.6). */
const NEEDED = /^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|pHYs|bKGD)$/

/** The same PNG with its pixels untouched and nothing else told: no texts, no EXIF, no time, only the first of its frames. */
export function barePng(bytes: Uint8Array): Uint8Array {
  const chunks = [...pngChunks(bytes)].filter(({ type }) => NEEDED.test(type))
  return joinBytes([bytes.subarray(0, SIGNATURE), ...chunks.map(({ whole }) => whole)])
}
