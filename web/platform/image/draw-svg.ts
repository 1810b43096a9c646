import { checkedSvg } from '#lib/image/check-svg.ts'
import type { Rect, Size } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'

/** An SVG as a picture of this size, made ready to be drawn larger or smaller. Runs no script and loads nothing. */
async function readSvg(text: string, { width, height }: Size): Promise<HTMLImageElement> {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = document.documentElement
  // Firefox draws nothing without an intrinsic size.
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(document)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * A part of an SVG, drawn sharp at the size at which it is wanted. Only a page can do it, a worker cannot. Throws a
 * `UserError` for what is damaged, or would stop the page.
 */
export async function drawSvg(file: Blob, whole: Size, part: Rect, size: Size): Promise<ImageBitmap> {
  const scale = { x: size.width / part.width, y: size.height / part.height }
  const drawn = { width: whole.width * scale.x, height: whole.height * scale.y }
  const text = await checkedSvg(file)
  let image: HTMLImageElement
  try {
    image = await readSvg(text, whole)
  } catch {
    throw new UserError('The file is damaged or incomplete.')
  }
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new UserError('The result is too large for this browser.')
  context.drawImage(image, -part.x * scale.x, -part.y * scale.y, drawn.width, drawn.height)
  return createImageBitmap(canvas)
}
