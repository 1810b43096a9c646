import type { Size } from '../size.ts'

export const IMAGE_FORMATS = [
  'png',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'heic',
  'bmp',
  'ico',
  'tiff',
  'svg',
] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** What a picture's first bytes tell, before anything is decoded. */
export type ImageHeader = Size & {
  readonly format: ImageFormat
  /** EXIF's number for how the stored pixels must be turned to be shown, 1 to 8; the size is as shown. */
  readonly orientation: Orientation
  /** False where the format, or this file's kind of pixels, knows no transparency. */
  readonly mayBeClear: boolean
  /** Frames of an animation or pages of a TIFF: one, or more than one. */
  readonly hasMore: boolean
}

export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** From 5 on the picture lies on its side. */
export function isOnItsSide(orientation: Orientation): boolean {
  return orientation >= 5
}

/** 1 for whatever is no orientation. */
export function getOrientation(value: number | undefined): Orientation {
  // The eight numbers are all there are.
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8
    ? (value as Orientation)
    : 1
}
