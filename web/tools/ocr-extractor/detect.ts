import type { Detector } from '#lib/content-detection/detection.ts'
import { getFormat } from '#lib/image/header/image-format.ts'
import { isPdf } from '#lib/pdf/pdf-header.ts'

/** Pictures and PDFs; scanners write TIFF. */
export const detect: Detector = ({ files }) => {
  const kinds = files.map(({ head }) => (isPdf(head) ? 'pdf' : getFormat(head)))
  if (kinds.length === 0 || kinds.some((kind) => kind === undefined || kind === 'svg')) return undefined
  const says = files.length === 1 ? 'a scan' : `${files.length} scans`
  return kinds.every((kind) => kind === 'tiff') ? { confidence: 0.92, says } : { confidence: 0.6, says }
}
