import { capitalize, toLower, toUpper } from './change-case.ts'
import { identifierWords } from './identifier-words.ts'
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

/** A text as one identifier, or one a line with the line breaks kept. */
export function identifierCase(text: string, style: Style, options: CaseOptions): string {
  const { keepsHumps, isPerLine, locale } = options
  const identifier = (line: string) =>
    identifierWords(line, keepsHumps)
      .map((word, index) => style.write(word, index, locale))
      .join(style.separator)
  return isPerLine ? text.replace(/[^\r\n]+/g, identifier) : identifier(text)
}
