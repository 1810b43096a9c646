import { splitName } from '#lib/files/free-names.ts'
import { FORMAT_FACTS, type OutputFormat } from '#lib/image/image-options.ts'
import type { Size } from '#lib/image/size.ts'

/** `photo_1920x1080.jpg` for `photo.heic`. */
export function resultName(name: string, { width, height }: Size, format: OutputFormat): string {
  return `${splitName(name).stem}_${width}x${height}.${FORMAT_FACTS[format].extension}`
}
