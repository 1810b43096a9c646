import type { Design } from '../drawing/design.ts'
import { designLayout, paintCode } from '../drawing/paint-code.ts'

export const IMAGE_TYPES = { png: 'image/png', webp: 'image/webp' } as const

/** A design as a file of pixels, `side` wide. Where the browser cannot write the type, it is a PNG, as its type tells. */
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
