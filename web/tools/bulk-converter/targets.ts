import type { Source, SourceKind } from './source.ts'

/** Possible targets of each kind of file. */
const MATRIX: Readonly<Record<SourceKind, readonly Target[]>> = {
  image: ['png', 'jpg', 'webp', 'pdf', 'docx'],
  pdf: ['png', 'jpg', 'webp', 'docx'],
  document: ['pdf', 'docx'],
  sound: ['mp3', 'wav'],
  other: [],
}

export function getTargets({ kind }: Source): readonly Target[] {
  return TARGETS.filter((target) => MATRIX[kind].includes(target))
}

/** "a PDF", "an MP3" */
function withArticle(title: string): string {
  return `${/^[AFHILMNORSX]/.test(title) ? 'an' : 'a'} ${title}`
}

/** Endings of formats that are recognized by their bytes: a file with one is damaged if it is not recognized. */
const KNOWN =
  /^(pdf|docx|png|jpe?g|webp|gif|bmp|svg|avif|hei[cf]|ico|tiff?|mp[34]|wav|ogg|opus|flac|m4a|aac|webm|mov)$/

/** Why a file cannot become this, as a sentence; nothing where it can. */
export function mismatch(source: Source, target: Target): string | undefined {
  if (MATRIX[source.kind].includes(target)) return undefined
  const { extension } = source
  const what = extension === '' ? 'a file without an ending' : `.${extension}`
  const isDamaged = source.kind === 'other' && KNOWN.test(extension)
  const reason = isDamaged ? `. This file is damaged, or is not ${withArticle(extension.toUpperCase())}.` : ''
  return `Cannot convert ${what} to ${targetTitle(target)}${reason}`
}

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
