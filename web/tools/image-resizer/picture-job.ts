import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import type { MadePicture, PictureWish } from '#lib/picture/picture-wish.ts'

/** Looks into a file before anything is decoded. */
export type InspectJob = { readonly kind: 'inspect'; readonly file: File }
/** Makes a small picture of one that the browser cannot show itself. */
export type PreviewJob = { readonly kind: 'preview'; readonly file: File }
export type ResizeJob = {
  readonly kind: 'resize'
  readonly file: File
  readonly wish: PictureWish
  /** Of an SVG, which only a page can draw: the wanted part at its size. */
  readonly drawn?: ImageBitmap | undefined
}
export type PictureJob = InspectJob | PreviewJob | ResizeJob
export type PictureAnswer = PictureHeader | MadePicture
