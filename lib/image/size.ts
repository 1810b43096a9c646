/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A part of a picture, in its pixels, from its left upper corner. */
export type Rect = Size & { readonly x: number; readonly y: number }

/** The same picture lying on its side. */
export function rotateSize({ width, height }: Size): Size {
  return { width: height, height: width }
}

/** Upper bound of pixels: no browser can store more of them twice, as input and as output. */
export const MAX_PIXELS = 2 ** 27

/** As sizes are written: `1920×1080`. */
export function sizeText({ width, height }: Size): string {
  return `${width}×${height}`
}

/** Returns the other side of an image that preserves its proportions, at least 1 pixel. */
export function otherSide(source: Size, lead: 'width' | 'height', side: number): number {
  const ratio = lead === 'width' ? source.height / source.width : source.width / source.height
  return Math.max(1, Math.round(side * ratio))
}
