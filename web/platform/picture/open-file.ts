import { UserError } from '#lib/outcome/user-error.ts'
import { isWhole } from '#lib/picture/header/is-whole.ts'
import { formatOf } from '#lib/picture/header/picture-format.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { readPictureHeader } from '#lib/picture/header/read-picture-header.ts'
import { MAX_PIXELS, sizeText } from '#lib/picture/size.ts'

export type PictureFile = { readonly header: PictureHeader; readonly bytes: Uint8Array<ArrayBuffer> }

/** Reads a picture's file and looks at its header before anything is decoded. Throws a `UserError` that names the file. */
export async function openPictureFile(file: File): Promise<PictureFile> {
  if (file.size === 0) throw new UserError(`"${file.name}" is empty.`)
  const bytes = await bytesOf(file)
  const format = formatOf(bytes)
  if (!format) throw new UserError(`"${file.name}" is not a supported file type.`)
  const header = readPictureHeader(bytes)
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
