import { drawSvg } from '../image/draw-svg.ts'

/** Long enough for small letters to be read. */
const MAX_SIDE = 3000
/** Default for an SVG without a size. */
const DEFAULT_SIZE = { width: 1000, height: 1000 }

/**
 * Renders an SVG as pixels on white, on the page, since no worker can; an SVG that cannot be rendered is returned
 * unchanged.
 */
export async function svgAsPng(file: File): Promise<File> {
  try {
    const whole = await sizeOf(file)
    const scale = MAX_SIDE / Math.max(whole.width, whole.height)
    const size = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) }
    const bitmap = await drawSvg(file, whole, { x: 0, y: 0, ...whole }, size)
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

async function sizeOf(file: File): Promise<{ readonly width: number; readonly height: number }> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return width > 0 && height > 0 ? { width, height } : DEFAULT_SIZE
  } finally {
    URL.revokeObjectURL(url)
  }
}
