/** Smallest margin of a document that was a PDF, in points: as much as printers leave white. */
export const MIN_MARGIN = 28
