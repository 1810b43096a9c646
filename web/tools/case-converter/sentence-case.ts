import { capitalize, toLower } from './change-case.ts'
import type { CaseOptions } from './options.ts'

/**
 * From the start of a line, or from the end of a sentence and whitespace, to the first letter; a digit starts a
 * sentence too.
 */
const SENTENCE_START = /(^|[.!?…]["'”’»)\]]*[^\S\r\n]+)([^\p{L}\p{N}\r\n]*)(\p{L}\p{M}*j?)/gmu
/** The English pronoun, alone or before an apostrophe. */
const PRONOUN = /(?<![\p{L}\p{M}\p{N}'’])I(?![\p{L}\p{M}\p{N}]|['’](?!(?:m|M|d|D|ll|LL|ve|VE)(?!\p{L})))/gu

/**
 * Converts to sentence case: a capital at the start of each line and after `. ! ?` and a space, small letters
 * elsewhere; `I` remains, and with `keepsCapitals` every capital.
 */
export function sentenceCase(text: string, { locale, keepsCapitals }: CaseOptions): string {
  const isTurkic = locale === 'tr' || locale === 'az'
  const lower = (part: string) => toLower(part, locale)
  const small = keepsCapitals ? text : isTurkic ? lower(text) : lowerExceptPronoun(text, lower)
  return small.replace(
    SENTENCE_START,
    (_all, before: string, marks: string, letter: string) => before + marks + capitalize(letter, locale),
  )
}

function lowerExceptPronoun(text: string, lower: (part: string) => string): string {
  const pronouns = [...text.matchAll(PRONOUN)].map(({ index }) => index)
  if (pronouns.length === 0) return lower(text)
  const starts = [0, ...pronouns.map((index) => index + 1)]
  return starts
    .map((start, at) => lower(text.slice(start, pronouns[at])) + (at < pronouns.length ? 'I' : ''))
    .join('')
}
