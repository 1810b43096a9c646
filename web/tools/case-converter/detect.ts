import type { Detector } from '#lib/content-detection/detection.ts'

const MAX_LENGTH = 80
/** Two words or more, joined as programs join them. */
const IDENTIFIERS = [
  /^[a-z]+(?:[A-Z][a-z]+)+[A-Z]?$/,
  /^[A-Z][a-z]*(?:[A-Z]+[a-z]+)+$/,
  /^[a-z]+(?:_[a-z]+)+$/,
  /^[A-Z]+(?:_[A-Z]+)+$/,
  /^[a-z]+(?:-[a-z]+)+$/,
]

/** A name as programs write it; any other text has its cases, too. */
export const detect: Detector = ({ text, files }) => {
  const typed = text.trim()
  if (files.length > 0 || typed === '') return undefined
  const isName = typed.length <= MAX_LENGTH && IDENTIFIERS.some((written) => written.test(typed))
  return isName
    ? { confidence: 0.6, says: 'a name as programs write it', state: {}, textField: 'text' }
    : { confidence: /\p{L}\s+\p{L}/u.test(typed) ? 0.2 : 0.08, says: 'text', state: {}, textField: 'text' }
}
