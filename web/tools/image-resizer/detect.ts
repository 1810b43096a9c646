import type { Detector } from '#lib/content-detection/detection.ts'
import { getFormat } from '#lib/image/header/image-format.ts'

/** Pictures, by their beginnings. */
export const detect: Detector = ({ files }) => {
  const formats = files.map(({ head }) => getFormat(head))
  const [format] = formats
  if (format === undefined || formats.includes(undefined)) return undefined
  const says = files.length === 1 ? `a picture (${format.toUpperCase()})` : `${files.length} pictures`
  return { confidence: 0.9, says }
}
