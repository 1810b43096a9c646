import { formatBytes } from '#lib/byte-size/format-bytes.ts'
import type { MadePicture } from '#lib/picture/picture-wish.ts'
import { sizeText } from '#lib/picture/size.ts'
import { resultName } from '../result-name.ts'
import type { Settings } from '../settings/settings.ts'
import { type ListedPicture, madeOf, settingsFor } from './listed-picture.ts'

/** The pictures that were made by the present settings, under the names that they are saved under. */
export function completed(
  pictures: readonly ListedPicture[],
  shared: Settings,
): readonly { readonly picture: ListedPicture; readonly made: MadePicture; readonly name: string }[] {
  return pictures.flatMap((picture) => {
    const made = madeOf(picture, shared)
    if (!made?.ok) return []
    const { format } = settingsFor(picture, shared)
    return [{ picture, made: made.value, name: resultName(picture.file.name, made.value, format) }]
  })
}

/** "1920×1080, 412 KB (−87%)" */
export function madeText(made: MadePicture, before: number): string {
  const change = Math.round((made.blob.size / before - 1) * 100)
  const sign = change > 0 ? '+' : '−'
  const share = change === 0 ? 'same size' : `${sign}${Math.abs(change)}%`
  return `${sizeText(made)} · ${formatBytes(made.blob.size)} (${share})`
}
