import { joinBytes } from '../../bytes/bytes.ts'
import type { Photometric } from './tiff-page.ts'

/** Start of image, and its end. */
const MARKER_BYTES = 2

/**
 * Returns a strip or tile of JPEG as a file (TIFF Technical Note 2): with the tables that all of them share, and with
 * an Adobe marker (APP14) that states whether the colors are YCbCr or RGB.
 */
export function toJpegFile(
  chunk: Uint8Array,
  tables: Uint8Array | undefined,
  photometric: Photometric,
): Uint8Array<ArrayBuffer> {
  const shared = tables?.subarray(MARKER_BYTES, tables.length - MARKER_BYTES) ?? new Uint8Array()
  const colors = photometric === 'gray' ? new Uint8Array() : adobeMarker(photometric === 'ycbcr' ? 1 : 0)
  return joinBytes([chunk.subarray(0, MARKER_BYTES), colors, shared, chunk.subarray(MARKER_BYTES)])
}

/** `transform` is 0 for RGB, 1 for YCbCr (ITU-T T.872, 6.5.3). */
function adobeMarker(transform: number): Uint8Array {
  return Uint8Array.of(0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, transform)
}
