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
