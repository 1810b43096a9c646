import type { ListedImage } from '../list/listed-image.ts'
import type { Settings, TypedSize } from './settings.ts'

type SettingsChange = {
  /** The settings of all. */
  readonly shared: Settings
  /** Changes to the selected image. */
  readonly image: Partial<ListedImage> | undefined
}

/**
 * Applies a change of the displayed settings. One by one, a size belongs to the image and everything else to all
 * images; in a batch everything belongs to all images, unless the image has separate settings.
 */
export function changeSettings(
  shared: Settings,
  image: ListedImage | undefined,
  shown: Settings,
  change: Partial<Settings>,
): SettingsChange {
  if (!image) return { shared: { ...shared, ...change }, image: undefined }
  if (shared.isBatch && image.own) return { shared, image: { own: { ...image.own, ...change } } }
  if (shared.isBatch) return { shared: { ...shared, ...change }, image: undefined }
  const { width, height, lead, ...rest } = change
  const isSized = width !== undefined || height !== undefined || lead !== undefined
  const size: TypedSize = {
    width: width ?? shown.width,
    height: height ?? shown.height,
    lead: lead ?? shown.lead,
  }
  return { shared: { ...shared, ...rest }, image: isSized ? { size } : undefined }
}
