import { viewOf } from '../../bytes/byte-view.ts'
import { pngChunks } from '../metadata/png-chunks.ts'
import type { PictureHeader } from './picture-header.ts'

const HAS_ALPHA = 4

/** PNG, third edition, 11.2.1: the first chunk says all. */
export function readPng(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes)
  const colorType = view.getUint8(25)
  let isClear = (colorType & HAS_ALPHA) !== 0
  let isAnimated = false
  for (const { type } of pngChunks(bytes)) {
    if (type === 'IDAT') break
    if (type === 'tRNS') isClear = true
    if (type === 'acTL') isAnimated = true
  }
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    orientation: 1,
    mayBeClear: isClear,
    hasMore: isAnimated,
  }
}
