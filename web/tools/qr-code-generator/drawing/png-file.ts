import { encodePng } from '#lib/image/encode-png.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Design } from './design.ts'
import { designLayout } from './paint-code.ts'

/**
 * A code of squares as a PNG, pixel by pixel as a canvas has it. Throws UserError for what has edges within pixels
 * (round modules, captions): each browser draws these in its own way.
 */
export function pngFile(design: Design): Uint8Array<ArrayBuffer> {
  const { code, settings } = design
  const isOfSquares = settings.modules === 'Square' && settings.eyes === 'Square' && settings.frame === 'None'
  if (!isOfSquares)
    throw new UserError(
      'A PNG is made of square modules and eyes without a caption only.',
      'Choose SVG for others.',
    )
  const { width, height, module, start } = designLayout(design)
  const dark = rgba(settings.foreground, 255)
  const light = settings.isTransparent ? [0, 0, 0, 0] : rgba(settings.background, 255)
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor((x - start) / module), Math.floor((y - start) / module)]
      const isWithin = column >= 0 && column < code.size && row >= 0 && row < code.size
      pixels.set(isWithin && code.dark[row * code.size + column] === 1 ? dark : light, (y * width + x) * 4)
    }
  return encodePng({ width, height }, pixels)
}

/** `#rrggbb` and an alpha as four bytes. */
function rgba(color: string, alpha: number): number[] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255, alpha]
}
