import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { MadeImage } from '#lib/image/image-options.ts'
import { sizeText } from '#lib/image/size.ts'
import { resultName } from '../result-name.ts'
import type { Settings } from '../settings/settings.ts'
import { getMade, type ListedImage, settingsFor } from './listed-image.ts'

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

/** "1920×1080, 412 KB (−87%)" */
export function madeText(made: MadeImage, before: number): string {
  const change = Math.round((made.blob.size / before - 1) * 100)
  const sign = change > 0 ? '+' : '−'
  const share = change === 0 ? 'same size' : `${sign}${Math.abs(change)}%`
  return `${sizeText(made)} · ${formatBytes(made.blob.size)} (${share})`
}
