import type { ImageSource } from '#lib/document/blocks.ts'

/** Pictures that were made beforehand: reading them needs a browser. */
export type Images = {
  readonly logo?: { readonly source: ImageSource; readonly width: number; readonly height: number }
  /** The payment code, as SVG path data in a box of so many modules. */
  readonly paymentCode?: { readonly path: string; readonly size: number }
}

/** Returns the sources of all images of the document. */
export function getSources({ logo }: Images): readonly ImageSource[] {
  return logo ? [logo.source] : []
}
