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

/** Metadata in an image's first bytes, available before decoding. */
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

/** Whether the orientation swaps width and height, as from 5 on. */
export function isOnItsSide(orientation: Orientation): boolean {
  return orientation >= 5
}

/** Returns the orientation; 1 for invalid values. */
export function getOrientation(value: number | undefined): Orientation {
  // The eight numbers are all there are.
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8
    ? (value as Orientation)
    : 1
}
