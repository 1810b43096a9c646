import { capitalize, toLower, toUpper } from './change-case.ts'
import type { CaseLocale, CaseOptions } from './options.ts'

/** How the words of an identifier are written and joined. */
type Style = {
  readonly separator: string
  readonly write: (word: string, index: number, locale: CaseLocale) => string
}

const lower: Style['write'] = (word, _index, locale) => toLower(word, locale)
const capital: Style['write'] = (word, _index, locale) => capitalize(toLower(word, locale), locale)

export const CAMEL: Style = {
  separator: '',
  write: (word, index, locale) => (index === 0 ? lower : capital)(word, index, locale),
}
export const PASCAL: Style = { separator: '', write: capital }
export const SNAKE: Style = { separator: '_', write: lower }
export const KEBAB: Style = { separator: '-', write: lower }
export const CONSTANT: Style = { separator: '_', write: (word, _index, locale) => toUpper(word, locale) }

/** Converts text to one identifier, or one per line, preserving the line breaks. */
export function identifierCase(text: string, style: Style, options: CaseOptions): string {
  const { keepsHumps, isPerLine, locale } = options
  const identifier = (line: string) =>
    identifierWords(line, keepsHumps)
      .map((word, index) => style.write(word, index, locale))
      .join(style.separator)
  return isPerLine ? text.replace(/[^\r\n]+/g, identifier) : identifier(text)
}

const APOSTROPHE = /['’]/g
/** An apostrophe between letters joins them; joiners (U+200C, U+200D) are part of Persian and Indian words. */
const RUN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|(?<=[\p{L}\p{M}\p{N}])['’](?=[\p{L}\p{N}]))*/gu
/**
 * After a small letter or digit before a capital, and before the last capital of an acronym that is not its plural:
 * `parse|HTTP|Response`, `get|URLs|For|IDs`.
 */
const HUMP =
  /(?<=[\p{Ll}\p{N}]\p{M}*)(?=[\p{Lu}\p{Lt}])|(?<=[\p{Lu}\p{Lt}]\p{M}*)(?=[\p{Lu}\p{Lt}]\p{M}*\p{Ll})(?!\p{Lu}s(?!\p{Ll}))/u

/**
 * Returns the words of an identifier: runs of letters, combining characters and numbers, without apostrophes. Unless
 * `keepsHumps`, camelCase is split at its humps; digits remain with the preceding word.
 */
function identifierWords(text: string, keepsHumps: boolean): string[] {
  const runs = text.match(RUN) ?? []
  // Remove apostrophes last: in `NASAs` the hump would be before the `As`.
  const words = keepsHumps ? runs : runs.flatMap((run) => run.split(HUMP))
  return words.map((word) => word.replace(APOSTROPHE, ''))
}
