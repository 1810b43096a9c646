/**
 * Widest gap within a word, in em. Readers that get text from pdf.js (`getTextContent`) have the same limit by its
 * `TRACKING_SPACE_FACTOR`, and poppler's pdftotext has 0.1.
 */
const MAX_GAP_IN_WORD = 0.102

/** Whether a gap between glyphs separates words; the gap does not include letter spacing. Both lengths have one unit. */
export function isWordGap(gap: number, size: number): boolean {
  return gap > MAX_GAP_IN_WORD * size
}
