import { UserError } from '#lib/result/user-error.ts'

/**
 * Draws a file's image on a canvas, at most `longestSide` pixels long: supports SVG, which `createImageBitmap` and
 * workers do not; one without an intrinsic size gets that side. Throws UserError if it cannot be read.
 */
export async function drawImage(file: File, maxSide: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  } finally {
    URL.revokeObjectURL(image.src)
  }
  const [width, height] = [image.naturalWidth || maxSide, image.naturalHeight || maxSide]
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
