import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { planResize, type ResizePlan } from '#lib/image/plan-resize.ts'
import type { Size } from '#lib/image/size.ts'
import { getHeader, type ListedImage, settingsFor, withTypedSize } from './listed-image.ts'
import type { Settings } from './settings/settings.ts'
import { getOptions } from './settings/to-image-options.ts'

/** Returns what the settings make of an image; undefined while it is being inspected, or if they are invalid. */
export function planImage(image: ListedImage, shared: Settings): ResizePlan | undefined {
  const header = getHeader(image)
  const options = getOptions(settingsFor(image, shared), image.focus)
  if (!header || !options.ok) return undefined
  return planResize(header, options.value.resize, image.focus)
}

/** Whether pixels are added that the image does not have; a drawing has no pixels. */
export function isEnlarged(source: ImageHeader | undefined, made: Size | undefined): boolean {
  if (!source || !made || source.format === 'svg') return false
  return made.width > source.width || made.height > source.height
}

/** Returns the images that would be enlarged if all are resized. */
export function enlargedImages(
  images: readonly ListedImage[],
  selected: ListedImage | undefined,
  shared: Settings,
): readonly ListedImage[] {
  return images.filter((image) =>
    isEnlarged(getHeader(image), planImage(withTypedSize(image, selected, shared), shared)?.size),
  )
}
