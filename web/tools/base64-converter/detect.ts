import type { Detector, InputPersistence } from '#lib/content-detection/detection.ts'
import { looksEncoded } from './looks-encoded.ts'

const LONG = 16

/** Nothing of the encoded or decoded data is stored. */
export const persistence: InputPersistence = 'discards'

/** Text that decodes to readable text or to a known file. Anything else can be encoded. */
export const detect: Detector = ({ text, files }) => {
  if (files.length > 1 || (files.length === 0 && text.trim() === '')) return undefined
  if (files.length === 1) return { confidence: 0.1, says: 'a file' }
  const state = { mode: 'Decode' }
  if (/^\s*data:/i.test(text) && looksEncoded(text))
    return { confidence: 0.96, says: 'a data URI', state, textField: 'text' }
  if (!looksEncoded(text))
    return { confidence: 0.05, says: 'text', state: { mode: 'Encode' }, textField: 'text' }
  const bare = text.trim()
  // A short word can be valid by chance.
  const isLikely = bare.endsWith('=') || (bare.length >= LONG && /\d/.test(bare) && /[A-Z]/.test(bare))
  return {
    confidence: isLikely ? 0.9 : 0.4,
    says: 'Base64 that holds text or a file',
    state,
    textField: 'text',
  }
}
