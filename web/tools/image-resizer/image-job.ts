import type { ImageHeader } from '#lib/image/header/image-header.ts'
import type { ImageOptions, MadeImage } from '#lib/image/image-options.ts'

/** Looks into a file before anything is decoded. */
export type InspectJob = { readonly kind: 'inspect'; readonly file: File }
/** Makes a small picture of one that the browser cannot show itself. */
export type PreviewJob = { readonly kind: 'preview'; readonly file: File }
export type ResizeJob = {
  readonly kind: 'resize'
  readonly file: File
  readonly options: ImageOptions
  /** Of an SVG, which only a page can draw: the wanted part at its size. */
  readonly drawn?: ImageBitmap | undefined
}
export type ImageJob = InspectJob | PreviewJob | ResizeJob
export type ImageAnswer = ImageHeader | MadeImage
