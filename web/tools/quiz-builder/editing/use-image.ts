import { LIMITS } from '#lib/quiz/quiz.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { drawImage } from '#web/platform/draw-image.ts'
import { sortFiles } from '#web/platform/files.ts'

const FILES = { accept: 'image/*', limitBytes: 20 * 1024 * 1024 } as const
/** Tried one after the other until the image is small enough to be stored with its quiz. */
const SIDES = [800, 560, 400, 240] as const
const QUALITY = 0.8

/** A picture file as the data URL of a small JPEG. */
export function readImage(file: File): Promise<Result<string>> {
  return toResultAsync(async () => {
    const [error] = sortFiles([file], FILES).errors
    if (error) throw new UserError(error)
    for (const side of SIDES) {
      const address = onWhite(await drawImage(file, side)).toDataURL('image/jpeg', QUALITY)
      if (address.length <= LIMITS.picture / 6) return address
    }
    throw new UserError(`"${file.name}" is too detailed to be kept with a quiz.`, 'Use a smaller part of it.')
  })
}

/** JPEG has no transparency and would make it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
