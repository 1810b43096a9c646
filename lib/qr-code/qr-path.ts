import { encodeQr, type QrOptions, QUIET_ZONE } from './encode-qr.ts'

/** A QR code as a drawing: `size` modules a side with its quiet zone, and the dark ones as an SVG path. */
export type QrPath = { readonly size: number; readonly path: string }

/** Returns a QR code of the smallest version that fits the text, error correction level M at least by default. */
export function qrPath(text: string, options: QrOptions = {}): QrPath {
  const { size, dark } = encodeQr(text, options)
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      // Dark modules side by side are one shape.
      for (end = x; end < size && dark[y * size + end]; ) end++
      const [left, top] = [x + QUIET_ZONE, y + QUIET_ZONE]
      if (end > x) path += `M${left} ${top}H${end + QUIET_ZONE}V${top + 1}H${left}Z`
    }
  return { size: size + 2 * QUIET_ZONE, path }
}
