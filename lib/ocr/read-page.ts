import type { Affine } from '../image/scan/affine.ts'
import type { ScanChanges } from '../image/scan/prepare-scan.ts'
import type { Rect, Size } from '../image/size.ts'

/** A word, its place in the page's text as UTF-16 indexes, and its box on the prepared picture. */
export type ReadWord = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** From 0 to 100. */
  readonly confidence: number
  readonly box: Rect
}

export type ReadLine = { readonly box: Rect; readonly words: readonly ReadWord[] }

export type ReadParagraph = {
  readonly box: Rect
  readonly isRightToLeft: boolean
  readonly lines: readonly ReadLine[]
}

/** OCR result of an image. */
export type SeenPage = {
  readonly text: string
  readonly paragraphs: readonly ReadParagraph[]
  /** Mean of all words, from 0 to 100; 0 without words. */
  readonly confidence: number
}

/** A page that was read off a picture. */
export type RecognizedPage = SeenPage & {
  readonly source: 'image'
  /** Size of the prepared image, the coordinate system of the boxes. */
  readonly size: Size
  /**
   * Maps the prepared image to the original page: pixels of an image, points of a PDF page from its upper left corner.
   */
  readonly back: Affine
  /** Of the original page, in the same units. */
  readonly pageSize: Size
  readonly changes: ScanChanges
  /** The prepared picture, small enough to be shown. */
  readonly image: Blob
}

/** Page whose file contains its text. */
export type LayerPage = { readonly source: 'layer'; readonly text: string }

export type ReadPage = RecognizedPage | LayerPage

/** Below this a word is shown as doubtful. */
export const DOUBTFUL = 60

export function getWords({ paragraphs }: Pick<SeenPage, 'paragraphs'>): readonly ReadWord[] {
  return paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words))
}
