import type { CaseLocale } from './options.ts'

/** Title case of digraph letters at the start of a word. */
const TITLE_DIGRAPHS: Readonly<Record<string, string>> = {
  ǆ: 'ǅ',
  Ǆ: 'ǅ',
  ǉ: 'ǈ',
  Ǉ: 'ǈ',
  ǌ: 'ǋ',
  Ǌ: 'ǋ',
  ǳ: 'ǲ',
  Ǳ: 'ǲ',
}

export function toLower(text: string, locale: CaseLocale): string {
  return locale === 'root' ? text.toLowerCase() : text.toLocaleLowerCase(locale)
}

export function toUpper(text: string, locale: CaseLocale): string {
  return locale === 'root' ? text.toUpperCase() : text.toLocaleUpperCase(locale)
}

/**
 * Capitalizes a word and leaves the rest unchanged: `ß` becomes `Ss`, `ǆ` becomes `ǅ`, Dutch `ij` becomes `IJ`;
 * Georgian has no such capitals (Unicode, SpecialCasing and section 7.7).
 */
export function capitalize(word: string, locale: CaseLocale): string {
  if (locale === 'nl' && /^ij/i.test(word)) return `IJ${word.slice(2)}`
  const [first = ''] = word
  const rest = word.slice(first.length)
  if (/\p{sc=Geor}/u.test(first)) return word
  const digraph = TITLE_DIGRAPHS[first]
  if (digraph) return digraph + rest
  const [head = '', ...tail] = toUpper(first, locale)
  return head + toLower(tail.join(''), locale) + rest
}

/** Lowercases a part of the text; a sigma at the end of a word becomes a final sigma. */
export function lowerPart(text: string, start: number, end: number, locale: CaseLocale): string {
  const part = text.slice(start, end)
  if (!part.startsWith('Σ')) return toLower(part, locale)
  const isFinal =
    /\p{L}\p{M}*$/u.test(text.slice(Math.max(0, start - 8), start)) &&
    !/^\p{L}/u.test(text.slice(end, end + 2))
  return (isFinal ? 'ς' : 'σ') + part.slice(1)
}
