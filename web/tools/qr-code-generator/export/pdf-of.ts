import type { Design } from '../drawing/design.ts'
import { bandOf } from '../drawing/layout.ts'
import { paintCaption } from '../drawing/paint-code.ts'
import { type JpegImage, pdfFile } from '../drawing/pdf-file.ts'
import { penOf } from './image-file.ts'

/** So many pixels across a page are sharp on paper up to a hand's width. */
const CAPTION_SIDE = 2400

/** A design as a PDF page; its logo and its caption, which may be of any script, are pictures in it. */
export async function pdfOf(design: Design): Promise<Blob> {
  const { logo, settings } = design
  const bytes = await pdfFile(design, {
    logo: logo && (await logoOf(logo.image, settings)),
    caption: await captionOf(settings),
  })
  return new Blob([bytes], { type: 'application/pdf' })
}

function logoOf(image: ImageBitmap, settings: Design['settings']): Promise<JpegImage> {
  const { width, height } = image
  return jpegOf(width, height, settings, (pen) => pen.drawImage(image, 0, 0))
}

/** The band below the code; undefined where there is no caption. */
async function captionOf(settings: Design['settings']): Promise<JpegImage | undefined> {
  const band = bandOf(CAPTION_SIDE, settings)
  if (band === 0) return undefined
  const layout = { width: CAPTION_SIDE, height: band, band }
  return jpegOf(CAPTION_SIDE, band, settings, (pen) => paintCaption(pen, settings, layout))
}

/** A picture on the code's own ground: a JPEG has no transparent parts. */
async function jpegOf(
  width: number,
  height: number,
  { background, isTransparent }: Design['settings'],
  paint: (pen: OffscreenCanvasRenderingContext2D) => void,
): Promise<JpegImage> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = penOf(canvas)
  pen.fillStyle = isTransparent ? '#ffffff' : background
  pen.fillRect(0, 0, width, height)
  paint(pen)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}
