import qrcode from 'qrcode-generator'

/** Light around the code, in modules (ISO/IEC 18004 §6.3.8). */
const QUIET = 4

/** The QR code of a text as an SVG path of dark squares, one unit each, with the width of the whole picture. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  // 0 chooses the smallest version that holds the text.
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
  return { path, size: count + 2 * QUIET }
}
