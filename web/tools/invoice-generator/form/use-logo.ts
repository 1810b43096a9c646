import { useState } from 'react'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'

/** As sharp as a printer needs at the size that a logo has on paper. */
const MAX_SIZE = { width: 640, height: 240 }
const MAX_BYTES = 10_000_000

/** Uses a file as the logo; reports an invalid one as a problem. */
export function useLogo(onLogo: (logo: string) => void) {
  const [problem, setProblem] = useState<Problem>()
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const result = await toResultAsync(() => readLogo(file))
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) onLogo(result.value)
  }
  return { problem, take }
}

/** A picture of any kind that the browser draws, as a PNG of at most 640 by 240 pixels in a `data:` address. */
async function readLogo(file: File): Promise<string> {
  const unreadable = new UserError(
    `"${file.name}" could not be read`,
    'Choose a PNG, JPEG, WebP or SVG picture.',
  )
  if (file.size > MAX_BYTES)
    throw new UserError(`"${file.name}" is larger than 10 MB`, 'Choose a smaller picture.')
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode().catch(() => {
      throw unreadable
    })
    // SVG images can lack an intrinsic size.
    const size = {
      width: image.naturalWidth || MAX_SIZE.width,
      height: image.naturalHeight || MAX_SIZE.height,
    }
    const scale = Math.min(1, MAX_SIZE.width / size.width, MAX_SIZE.height / size.height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(size.width * scale))
    canvas.height = Math.max(1, Math.round(size.height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  } finally {
    URL.revokeObjectURL(address)
  }
}
