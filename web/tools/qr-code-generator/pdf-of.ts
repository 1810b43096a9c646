import { type Design, getBand } from './drawing/design.ts'
import { paintCaption } from './drawing/paint-code.ts'
import { type JpegImage, pdfFile } from './drawing/pdf-file.ts'
import { getPen } from './image-file.ts'

/** Pixels across a page, sharp when printed up to a hand's width. */
const CAPTION_SIDE = 2400

/** Returns a design as a PDF page; its logo and its caption, which can be in any script, are embedded as images. */
export async function pdfOf(design: Design): Promise<Blob> {
  const { logo, settings } = design
  const bytes = await pdfFile(design, {
    logo: logo && (await getLogo(logo.image, settings)),
    caption: await getCaption(settings),
  })
  return new Blob([bytes], { type: 'application/pdf' })
}

function getLogo(image: ImageBitmap, settings: Design['settings']): Promise<JpegImage> {
  const { width, height } = image
  return getJpeg(width, height, settings, (pen) => pen.drawImage(image, 0, 0))
}

/** Returns the band below the code; undefined without a caption. */
async function getCaption(settings: Design['settings']): Promise<JpegImage | undefined> {
  const band = getBand(CAPTION_SIDE, settings)
  if (band === 0) return undefined
  const layout = { width: CAPTION_SIDE, height: band, band }
  return getJpeg(CAPTION_SIDE, band, settings, (pen) => paintCaption(pen, settings, layout))
}

/** A picture on the code's own ground: a JPEG has no transparent parts. */
async function getJpeg(
  width: number,
  height: number,
  { background, isTransparent }: Design['settings'],
  paint: (pen: OffscreenCanvasRenderingContext2D) => void,
): Promise<JpegImage> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = getPen(canvas)
  pen.fillStyle = isTransparent ? '#ffffff' : background
  pen.fillRect(0, 0, width, height)
  paint(pen)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}
