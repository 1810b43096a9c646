import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { splitName } from '#lib/files/free-names.ts'
import { FORMAT_FACTS, type MadeImage, type OutputFormat } from '#lib/image/image-options.ts'
import { type Size, sizeText } from '#lib/image/size.ts'
import { getMade, type ListedImage, settingsFor } from './listed-image.ts'
import type { Settings } from './settings/settings.ts'

/** The pictures that were made by the present settings, under the names that they are saved under. */
export function completedImages(
  images: readonly ListedImage[],
  shared: Settings,
): readonly { readonly image: ListedImage; readonly made: MadeImage; readonly name: string }[] {
  return images.flatMap((image) => {
    const made = getMade(image, shared)
    if (!made?.ok) return []
    const { format } = settingsFor(image, shared)
    return [{ image, made: made.value, name: resultName(image.file.name, made.value, format) }]
  })
}

/** "1920×1080 · 412 KB (−87%)" */
export function madeText(made: MadeImage, before: number): string {
  return `${sizeText(made)} · ${madeBytes(made, before)}`
}

/** "412 KB (−87%)" */
export function madeBytes(made: MadeImage, before: number): string {
  const change = Math.round((made.blob.size / before - 1) * 100)
  const sign = change > 0 ? '+' : '−'
  const share = change === 0 ? 'same size' : `${sign}${Math.abs(change)}%`
  return `${formatBytes(made.blob.size)} (${share})`
}

/** `photo_1920x1080.jpg` for `photo.heic`. */
export function resultName(name: string, { width, height }: Size, format: OutputFormat): string {
  return `${splitName(name).stem}_${width}x${height}.${FORMAT_FACTS[format].extension}`
}
