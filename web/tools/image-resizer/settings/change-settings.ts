import type { ListedImage } from '../list/listed-image.ts'
import type { Settings, TypedSize } from './settings.ts'

export type SettingsChange = {
  /** The settings of all. */
  readonly shared: Settings
  /** What is new of the picture that is looked at. */
  readonly image: Partial<ListedImage> | undefined
}

/**
 * Where a change of the settings on the screen goes. One by one, a size is the picture's own and all else everybody's;
 * in a batch all is everybody's, unless the picture has settings of its own.
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
