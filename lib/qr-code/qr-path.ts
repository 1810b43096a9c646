import { encodeQr, QUIET_ZONE } from './encode-qr.ts'

/** A QR code as a drawing: `size` modules a side with its quiet zone, and the dark ones as an SVG path. */
export type QrPath = { readonly size: number; readonly path: string }

/** A text as a QR code of the smallest version that holds it, error correction level M at least. */
export function qrPath(text: string): QrPath {
  const { size, dark } = encodeQr(text)
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      // Dark modules side by side are one shape.
      for (end = x; end < size && dark[y * size + end]; ) end++
      if (end > x) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${end - x}v1h${x - end}z`
    }
  return { size: size + 2 * QUIET_ZONE, path }
}
