import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'
import { sortFiles } from '#web/browser/files.ts'
import type { Logo } from './drawing/design.ts'

const LIMITS = { accept: 'image/*', limitBytes: 10 * 1024 * 1024 } as const

/** Enough for a quarter of a picture of 4096 pixels. */
const LONGEST_SIDE = 1024

/** A file's picture as a logo, of 1024 pixels at most. */
export function readLogo(file: File): Promise<Outcome<Logo>> {
  return attemptAsync(async () => {
    const [refusal] = sortFiles([file], LIMITS).refusals
    if (refusal) throw new UserError(refusal)
    const canvas = await drawn(file)
    const picture = await createImageBitmap(canvas)
    return { name: file.name, address: canvas.toDataURL('image/png'), picture }
  })
}

async function drawn(file: File): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    // An element reads SVG as well, which `createImageBitmap` does not.
    await image.decode()
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  } finally {
    URL.revokeObjectURL(image.src)
  }
  // A drawing may have no size of its own.
  const [width, height] = [image.naturalWidth || LONGEST_SIDE, image.naturalHeight || LONGEST_SIDE]
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
