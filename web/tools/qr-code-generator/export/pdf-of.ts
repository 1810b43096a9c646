import type { Design } from '../drawing/design.ts'
import { pdfFile } from '../drawing/pdf-file.ts'
import { penOf } from './picture-file.ts'

/** A design as a PDF page, with its logo as a picture in it. */
export async function pdfOf(design: Design): Promise<Blob> {
  const { logo, settings } = design
  const bytes = await pdfFile(design, logo && (await jpegOf(logo.picture, settings)))
  return new Blob([bytes], { type: 'application/pdf' })
}

/** A logo on the code's own ground: a JPEG has no transparent parts. */
async function jpegOf(picture: ImageBitmap, { background, isTransparent }: Design['settings']) {
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height)
  const pen = penOf(canvas)
  pen.fillStyle = isTransparent ? '#ffffff' : background
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}
