import type { Design } from './drawing/design.ts'
import { designLayout, paintCode } from './drawing/paint-code.ts'

export const IMAGE_TYPES = { png: 'image/png', webp: 'image/webp' } as const

/**
 * Returns a design as a raster image, `side` pixels wide. If the browser cannot encode the type, it is a PNG, as the
 * blob's type shows.
 */
export async function imageFile(
  design: Design,
  type: keyof typeof IMAGE_TYPES,
  side?: number,
): Promise<Blob> {
  const layout = designLayout(design, side)
  const canvas = new OffscreenCanvas(layout.width, layout.height)
  paintCode(getPen(canvas), design, layout)
  return canvas.convertToBlob({ type: IMAGE_TYPES[type], quality: 1 })
}

export function getPen(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser gives no canvas to draw on')
  return pen
}
