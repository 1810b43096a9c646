import type { ListedPicture } from '../list/listed-picture.ts'
import type { Settings, TypedSize } from './settings.ts'

export type SettingsChange = {
  /** The settings of all. */
  readonly shared: Settings
  /** What is new of the picture that is looked at. */
  readonly picture: Partial<ListedPicture> | undefined
}

/**
 * Where a change of the settings on the screen goes. One by one, a size is the picture's own and all else everybody's;
 * in a batch all is everybody's, unless the picture has settings of its own.
 */
export function changeSettings(
  shared: Settings,
  picture: ListedPicture | undefined,
  shown: Settings,
  change: Partial<Settings>,
): SettingsChange {
  if (!picture) return { shared: { ...shared, ...change }, picture: undefined }
  if (shared.isBatch && picture.own) return { shared, picture: { own: { ...picture.own, ...change } } }
  if (shared.isBatch) return { shared: { ...shared, ...change }, picture: undefined }
  const { width, height, lead, ...rest } = change
  const isSized = width !== undefined || height !== undefined || lead !== undefined
  const size: TypedSize = {
    width: width ?? shown.width,
    height: height ?? shown.height,
    lead: lead ?? shown.lead,
  }
  return { shared: { ...shared, ...rest }, picture: isSized ? { size } : undefined }
}
