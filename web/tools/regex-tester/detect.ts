import type { Detector } from '#lib/content-detection/detection.ts'
import { readRegexLiteral } from './regex-literal.ts'

const MAX_LENGTH = 2000
/** Signs of a pattern that are rare elsewhere; a path or a password has one of them at most. */
const SIGNS = [
  /^\^/,
  /\$$/,
  /\\[dwsbDWSB](?![a-z])/,
  /\\[.$/()[\]{}+*?|]/,
  /\[\^?[^\]]*\w-\w[^\]]*\]|\[\^[^\]]+\]/,
  /\(\?(?:[:=!]|<[=!\w])/,
  /[)\]\w.]\{\d+(?:,\d*)?\}/,
  /[)\]][*+?]/,
  /\([^()]*\|[^()]*\)/,
  /(?:\\[dws]|\.)[*+]/,
]

/** Detects `/pattern/flags` as in code, or a bare pattern by its metacharacters. */
export const detect: Detector = ({ text, isWhole, files }) => {
  const typed = text.trim()
  if (!isWhole || files.length > 0 || typed.length > MAX_LENGTH || /\n/.test(typed)) return undefined
  const literal = readRegexLiteral(typed)
  if (literal && signsIn(literal.pattern) > 0)
    return {
      confidence: 0.9,
      says: `a regular expression${literal.flags && `, flags ${literal.flags}`}`,
      state: literal,
    }
  const bare = readRegexLiteral(`/${typed.replaceAll(/(?<!\\)\//g, '\\/')}/g`)
  if (!bare || typed.startsWith('/') || signsIn(typed) < 2) return undefined
  return { confidence: 0.82, says: 'a regular expression', state: { pattern: typed, flags: 'g' } }
}

function signsIn(pattern: string): number {
  return SIGNS.filter((sign) => sign.test(pattern)).length
}
