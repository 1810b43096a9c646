/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A part of a picture, in its pixels, from its left upper corner. */
export type Rect = Size & { readonly x: number; readonly y: number }

/** The same picture lying on its side. */
export function turned({ width, height }: Size): Size {
  return { width: height, height: width }
}
