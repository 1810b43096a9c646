import type { ScanSteps } from '../image/scan/prepare-scan.ts'
import type { Rect } from '../image/size.ts'

/** A language, and where its data is fetched from. */
export type LanguageData = {
  /** Tesseract's own: `eng`, `chi_sim`. */
  readonly code: string
  readonly name: string
  readonly address: string
  readonly bytes: number
}

/** How pages are to be read. */
export type OcrOptions = {
  /** The first one before the others. */
  readonly languages: readonly LanguageData[]
  readonly layout: LayoutMode
  readonly steps: ScanSteps
  /** Recognizes the image of a page even if the file contains its text. */
  readonly isForced: boolean
  /** A part of each page, as shares of its width and height. */
  readonly part: Rect | undefined
}

export type ScanKind = 'image' | 'tiff' | 'pdf'

/** Layouts of text on a page. */
export const LAYOUT_MODES = ['auto', 'column', 'line', 'sparse'] as const
export type LayoutMode = (typeof LAYOUT_MODES)[number]

/** Tesseract's numbers for its ways of dividing a page. Its own default, 6, reads across columns. */
export const SEGMENTATION: Readonly<Record<LayoutMode, string>> = {
  auto: '3',
  column: '4',
  line: '7',
  sparse: '11',
}
