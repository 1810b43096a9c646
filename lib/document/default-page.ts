import type { Borders, PageSetup, TextStyle } from './blocks.ts'

export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const
export type Paper = keyof typeof PAPERS

const MARGIN = 62

/** Returns the page of a document without its own page setup. */
export function defaultPage(paper: Paper, isWide = false): PageSetup {
  const { width, height } = PAPERS[paper]
  const margins = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
  return isWide ? { width: height, height: width, margins } : { width, height, margins }
}

/** How its text looks: as wide as what most documents are written in. */
export const DEFAULT_STYLE: TextStyle = { font: 'carlito', size: 11 }
export const DEFAULT_LINE = { times: 1.1 } as const
export const PARAGRAPH_SPACE = 7
export const HEADING_SPACE = { spaceBefore: 12, spaceAfter: 5 } as const

const LINE = { width: 0.5, color: '#9aa0a6' } as const
export const GRID: Borders = { top: LINE, right: LINE, bottom: LINE, left: LINE }
export const HEAD_SHADE = '#f0f1f3'
export const CODE_SHADE = '#f5f6f7'
export const LINK_COLOR = '#0b57d0'
/** Link style in formats without styles. */
export const LINK_STYLE: TextStyle = { color: LINK_COLOR, underline: true }
