import type { ImageHeader } from '#lib/image/header/image-header.ts'
import type { Focus, MadeImage } from '#lib/image/image-options.ts'
import type { Size } from '#lib/image/size.ts'
import type { Result } from '#lib/result/result.ts'
import type { Settings, TypedSize } from './settings/settings.ts'
import { ownSize, typeSide } from './settings/type-size.ts'

/** A picture of the list, what is known of it, and what was made of it. */
export type ListedImage = {
  readonly id: number
  readonly file: File
  /** Nothing while the file is still being looked into. */
  readonly check: Result<ImageHeader> | undefined
  /** The size that it is to have where pictures are treated one by one; its own until another is typed. */
  readonly size: TypedSize | undefined
  /** Settings that are this picture's alone, where others go by those of all. */
  readonly own: Settings | undefined
  readonly focus: Focus
  readonly made: { readonly key: string; readonly result: Result<MadeImage> } | undefined
  /** Whether a worker has it now. */
  readonly isInWork: boolean
}

const STATUSES = ['pending', 'processing', 'completed', 'error'] as const
export type Status = (typeof STATUSES)[number]

export function getHeader({ check }: ListedImage): ImageHeader | undefined {
  return check?.ok ? check.value : undefined
}

/** Whether pixels are added that the image does not have; a drawing has no pixels. */
export function isEnlarged(source: ImageHeader | undefined, made: Size | undefined): boolean {
  if (!source || !made || source.format === 'svg') return false
  return made.width > source.width || made.height > source.height
}

/** Returns the effective settings of an image. */
export function settingsFor(image: ListedImage, shared: Settings): Settings {
  if (shared.isBatch) return image.own ? { ...image.own, isBatch: true } : shared
  const header = getHeader(image)
  return { ...shared, ...(image.size ?? (header && ownSize(header))) }
}

/**
 * Returns the image with the size that was typed for the selected one, if images are treated one by one and this one
 * has none: "Resize All" resizes all.
 */
export function withTypedSize(
  image: ListedImage,
  selected: ListedImage | undefined,
  shared: Settings,
): ListedImage {
  if (shared.isBatch || image.size || !selected?.size) return image
  const { size } = selected
  return { ...image, size: typeSide(size.lead, size[size.lead], { ...shared, ...size }, getHeader(image)) }
}

/** Returns a key of the requested conversion of an image; results of other settings are outdated. */
export function optionsKey(image: ListedImage, shared: Settings): string {
  const { isBatch, ...settings } = settingsFor(image, shared)
  return JSON.stringify([settings, image.focus])
}

/** Returns the result for the current settings. */
export function getMade(image: ListedImage, shared: Settings): Result<MadeImage> | undefined {
  return image.made?.key === optionsKey(image, shared) ? image.made.result : undefined
}

export function getStatus(image: ListedImage, shared: Settings): Status {
  if (image.isInWork) return 'processing'
  if (image.check?.ok === false) return 'error'
  const made = getMade(image, shared)
  if (!made) return 'pending'
  return made.ok ? 'completed' : 'error'
}
