import type { Detector } from '#lib/content-detection/detection.ts'
import { isPdf } from '#lib/pdf/pdf-header.ts'

/** PDFs, by their beginnings. */
export const detect: Detector = ({ files }) => {
  if (files.length === 0 || !files.every(({ head }) => isPdf(head))) return undefined
  return { confidence: 0.93, says: files.length === 1 ? 'a PDF' : `${files.length} PDFs` }
}
