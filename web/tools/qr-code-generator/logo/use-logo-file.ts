import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'
import { drawImage } from '#web/platform/draw-image.ts'
import { sortFiles } from '#web/platform/files.ts'
import type { Logo } from '../drawing/design.ts'

const LIMITS = { accept: 'image/*', limitBytes: 10 * 1024 * 1024 } as const

/** Enough for a quarter of a picture of 4096 pixels. */
const MAX_SIDE = 1024

/** A file's picture as a logo, of 1024 pixels at most. */
export function readLogo(file: File): Promise<Outcome<Logo>> {
  return attemptAsync(async () => {
    const [refusal] = sortFiles([file], LIMITS).refusals
    if (refusal) throw new UserError(refusal)
    const canvas = await drawImage(file, MAX_SIDE)
    const image = await createImageBitmap(canvas)
    return { name: file.name, address: canvas.toDataURL('image/png'), image }
  })
}
