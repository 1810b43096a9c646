import type { ScanSteps } from '../image/scan/prepare-scan.ts'
import type { Rect } from '../image/size.ts'
import type { LayoutMode } from './layout-modes.ts'

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
  /** Reads the picture of a page even where the file holds its text. */
  readonly isForced: boolean
  /** A part of each page, as shares of its width and height. */
  readonly part: Rect | undefined
}

export type ScanKind = 'image' | 'tiff' | 'pdf'
