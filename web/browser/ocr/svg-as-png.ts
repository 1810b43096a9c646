import { readPictureHeader } from '#lib/picture/header/read-picture-header.ts'
import { drawSvg } from '../picture/draw-svg.ts'

/** Long enough for small letters to be read. */
const LONGEST_SIDE = 3000

/** An SVG as pixels, drawn on the page, since no worker can; what cannot be drawn stays as it is. */
export async function svgAsPng(file: File): Promise<File> {
  try {
    const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()))
    if (!header) return file
    const scale = LONGEST_SIDE / Math.max(header.width, header.height)
    const size = { width: Math.round(header.width * scale), height: Math.round(header.height * scale) }
    const bitmap = await drawSvg(
      file,
      header,
      { x: 0, y: 0, width: header.width, height: header.height },
      size,
    )
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    context.drawImage(bitmap, 0, 0)
    return new File([await canvas.convertToBlob()], file.name, { type: 'image/png' })
  } catch {
    return file
  }
}
