import qrcode from 'qrcode-generator'

/** A QR code as a drawing: `size` modules a side with its quiet zone, and the dark ones as an SVG path of unit squares. */
export type QrPath = { readonly size: number; readonly path: string }

/** ISO/IEC 18004 asks for four light modules on each side. */
const QUIET_ZONE = 4

/** An address as a QR code of the smallest version that holds it, error correction level M. ASCII only. */
export function qrPath(address: string): QrPath {
  const code = qrcode(0, 'M')
  code.addData(address, 'Byte')
  code.make()
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`
  return { size: count + 2 * QUIET_ZONE, path }
}
