import { listIn } from '#lib/taking/list-in.ts'
import type { Takes } from '#lib/taking/taken.ts'
import { addNames } from './wheel-names.ts'

/** A list of names, each once. */
export const takes: Takes = ({ text, isWhole, files }) => {
  const items = isWhole && files.length === 0 ? listIn(text) : undefined
  if (!items) return undefined
  return { sure: 0.6, says: `a list of ${items.length}`, state: { names: addNames([], items).names } }
}
