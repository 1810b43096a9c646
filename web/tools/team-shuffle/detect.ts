import type { Detector } from '#lib/content-detection/detection.ts'
import { listIn } from '#lib/content-detection/list-in.ts'

/** A list of players, one per line, as the import reads it. */
export const detect: Detector = ({ text, isWhole, files }) => {
  const items = isWhole && files.length === 0 ? listIn(text) : undefined
  if (!items) return undefined
  return {
    confidence: 0.55,
    says: `a list of ${items.length}`,
    state: { names: items },
  }
}
