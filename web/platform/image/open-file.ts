import { getFormat } from '#lib/image/header/image-format.ts'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { isWhole } from '#lib/image/header/is-whole.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'
import { MAX_PIXELS, sizeText } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'

export type ImageFile = { readonly header: ImageHeader; readonly bytes: Uint8Array<ArrayBuffer> }

/** Reads a picture's file and looks at its header before anything is decoded. Throws a `UserError` that names the file. */
export async function openImageFile(file: File): Promise<ImageFile> {
  if (file.size === 0) throw new UserError(`"${file.name}" is empty.`)
  const bytes = await bytesOf(file)
  const format = getFormat(bytes)
  if (!format) throw new UserError(`"${file.name}" is not a supported file type.`)
  const header = readImageHeader(bytes)
  if (!header || !isWhole(bytes, format)) throw new UserError(`"${file.name}" is damaged or incomplete.`)
  if (header.width * header.height > MAX_PIXELS)
    throw new UserError(`"${file.name}" is too large to process (${sizeText(header)}).`)
  return { header, bytes }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  }
}
