import { forEachSentenceEnd, isItemNumber } from '#lib/text/sentences.ts'
import { capitalize, toLower } from './change-case.ts'
import { LINK } from './links.ts'
import type { CaseOptions } from './options.ts'

/** From the start of a line, or from the end of a sentence, to its first letter; a digit starts a sentence too. */
const FIRST_LETTER = /[^\p{L}\p{N}\r\n]*(\p{L}\p{M}*j?)/uy
/** The English pronoun, alone or before an apostrophe. */
const PRONOUN = /(?<![\p{L}\p{M}\p{N}'’])I(?![\p{L}\p{M}\p{N}]|['’](?!(?:m|M|d|D|ll|LL|ve|VE)(?!\p{L})))/gu

/**
 * Converts to sentence case: a capital at the start of each line and sentence, small letters elsewhere; `I` and web and
 * email addresses remain, and with `keepsCapitals` every capital.
 */
export function sentenceCase(text: string, options: CaseOptions): string {
  const links = [...text.matchAll(LINK)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  const isLink = new Set(links.map(({ start }) => start))
  const starts = findSentenceStarts(text).filter((at) => !isLink.has(at))
  const cuts = [...new Set([0, ...starts, ...links.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  )
  const isStart = new Set(starts)
  return cuts
    .map((from, index) => {
      const part = text.slice(from, cuts[index + 1])
      if (isLink.has(from)) return part
      const small = lowerPartOf(part, options)
      return isStart.has(from) ? capitalize(small, options.locale) : small
    })
    .join('')
}

/** Offsets of the first letters of lines and sentences, in the order of the text. */
function findSentenceStarts(text: string): number[] {
  const ends = new Set([0])
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g))
    ends.add(index + lineBreak.length)
  forEachSentenceEnd(text, (end) => {
    if (/[^\S\r\n]/.test(text[end] ?? '')) ends.add(end)
  })
  for (const { index } of text.matchAll(/\.(?=[ \t])/g)) if (isItemNumber(text, index)) ends.add(index + 1)
  return [...ends].flatMap((end) => {
    FIRST_LETTER.lastIndex = end
    const match = FIRST_LETTER.exec(text)
    return match ? [end + match[0].length - (match[1] ?? '').length] : []
  })
}

function lowerPartOf(part: string, { locale, keepsCapitals }: CaseOptions): string {
  if (keepsCapitals) return part
  const lower = (text: string) => toLower(text, locale)
  return locale === 'tr' || locale === 'az' ? lower(part) : lowerExceptPronoun(part, lower)
}

function lowerExceptPronoun(text: string, lower: (part: string) => string): string {
  const pronouns = [...text.matchAll(PRONOUN)].map(({ index }) => index)
  if (pronouns.length === 0) return lower(text)
  const starts = [0, ...pronouns.map((index) => index + 1)]
  return starts
    .map((start, at) => lower(text.slice(start, pronouns[at])) + (at < pronouns.length ? 'I' : ''))
    .join('')
}
