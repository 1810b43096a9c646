import { hasAscii, toDataView } from '../../bytes/bytes.ts'
import { primaryProperties } from '../header/bmff-header.ts'

type Matrix = readonly [Row, Row, Row]
type Row = readonly [number, number, number]

/**
 * From linear colors of these primaries (ITU-T H.273, table 2) to linear sRGB, both with white D65 (CSS Color 4,
 * section 17): Display P3 and BT.2020.
 */
const TO_SRGB: Readonly<Record<number, Matrix>> = {
  9: [
    [1.660491, -0.587641, -0.07285],
    [-0.12455, 1.1329, -0.00835],
    [-0.018151, -0.100579, 1.11873],
  ],
  12: [
    [1.22494, -0.22494, 0],
    [-0.042057, 1.042057, 0],
    [-0.019638, -0.078636, 1.098274],
  ],
}
/** BT.709, BT.601, BT.2020 and sRGB (table 3), which still images display by the same curve. */
const PLAIN_TRANSFERS = [1, 6, 13, 14, 15]

/**
 * Returns the matrix to sRGB of a HEIC file that states its primaries by numbers (`nclx`, ISO/IEC 14496-12, 12.1.5);
 * undefined for sRGB and for HDR curves. The decoder itself applies the YCbCr matrix and the range.
 */
export function matrixOfHeic(bytes: Uint8Array): Matrix | undefined {
  const box = primaryProperties(bytes).find(({ type, data }) => type === 'colr' && hasAscii(data, 0, 'nclx'))
  if (!box || box.data.length < 8) return undefined
  const view = toDataView(box.data)
  return PLAIN_TRANSFERS.includes(view.getUint16(6)) ? TO_SRGB[view.getUint16(4)] : undefined
}

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Converts pixels to sRGB in place; colors that sRGB does not have are clipped. */
export function convertByMatrix(pixels: Uint8ClampedArray, matrix: Matrix): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [0, 1, 2].map((channel) => LINEAR[pixels[at + channel] ?? 0] ?? 0)
    for (const [channel, [a, b, c]] of matrix.entries())
      pixels[at + channel] = 255 * curve(a * (red ?? 0) + b * (green ?? 0) + c * (blue ?? 0))
  }
}

/** IEC 61966-2-1. */
function curve(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}
