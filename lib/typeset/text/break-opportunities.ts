import LineBreaker from 'linebreak'
import { knownLanguage } from './language.ts'

/** Positions of possible line ends, in ascending order: after a space, a hyphen, a Han character… */
export type BreakOpportunity = { readonly position: number; readonly isRequired: boolean }

/** Thai, Lao, Khmer and Burmese put no spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu

/** A line can start with one, as in browsers (CSS Text 3, 5.3: `line-break: normal`); the package is strict. */
const SMALL_KANA = /[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー]/g
const LARGE_KANA = 'あ'

/** The opportunities of UAX 14, with those between the words of scripts that know no spaces. */
export function breakOpportunities(text: string, language: string): BreakOpportunity[] {
  const found: BreakOpportunity[] = []
  const breaker = new LineBreaker(text.replace(SMALL_KANA, LARGE_KANA))
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const isRequired = text[next.position - 1] === '\n'
    if (next.position < text.length || isRequired) found.push({ position: next.position, isRequired })
  }
  const between = wordStarts(text, language)
  if (between.length === 0) return found
  const known = new Set(found.map(({ position }) => position))
  const added = between.filter((position) => !known.has(position))
  return [...found, ...added.map((position) => ({ position, isRequired: false }))].sort(
    (one, other) => one.position - other.position,
  )
}

function wordStarts(text: string, language: string): number[] {
  const starts: number[] = []
  for (const { 0: stretch, index } of text.matchAll(UNSPACED)) {
    const segmenter = new Intl.Segmenter(knownLanguage(language), { granularity: 'word' })
    for (const { index: at } of segmenter.segment(stretch)) if (at > 0) starts.push(index + at)
  }
  return starts
}
