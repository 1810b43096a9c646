/** Target formats, in the order of the picker. */
export const TARGETS = ['png', 'jpg', 'webp', 'pdf', 'docx', 'mp3', 'wav'] as const
/** A format to convert to, which is also the ending of the new file. */
export type Target = (typeof TARGETS)[number]

/** As the picker and messages write it: `PNG`. */
export function targetTitle(target: Target): string {
  return target.toUpperCase()
}

const IMAGE_TARGETS = ['png', 'jpg', 'webp'] as const
export type ImageTarget = (typeof IMAGE_TARGETS)[number]

export function isImageTarget(target: Target): target is ImageTarget {
  return IMAGE_TARGETS.some((one) => one === target)
}
