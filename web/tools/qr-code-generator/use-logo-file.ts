import { type Result, toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { drawImage } from '#web/platform/draw-image.ts'
import { sortFiles } from '#web/platform/files.ts'
import type { Logo } from './drawing/design.ts'

const LIMITS = { accept: 'image/*', limitBytes: 10 * 1024 * 1024 } as const

/** Enough for a quarter of a picture of 4096 pixels. */
const MAX_SIDE = 1024

/** A file's picture as a logo, of 1024 pixels at most. */
export function readLogo(file: File): Promise<Result<Logo>> {
  return toResultAsync(async () => {
    const [error] = sortFiles([file], LIMITS).errors
    if (error) throw new UserError(error)
    const canvas = await drawImage(file, MAX_SIDE)
    const image = await createImageBitmap(canvas)
    return { name: file.name, url: canvas.toDataURL('image/png'), image }
  })
}
