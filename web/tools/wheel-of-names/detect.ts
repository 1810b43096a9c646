import type { Detector } from '#lib/content-detection/detection.ts'
import { listIn } from '#lib/content-detection/list-in.ts'
import { addNames } from './wheel-names.ts'

/** A list of names, each once. */
export const detect: Detector = ({ text, isWhole, files }) => {
  const items = isWhole && files.length === 0 ? listIn(text) : undefined
  if (!items) return undefined
  return { confidence: 0.6, says: `a list of ${items.length}`, state: { names: addNames([], items).names } }
}
