import { createUnitClasses } from './graphemes.ts'

/** `spaced` words stand between white space; the others are found by dictionary. */
type WordKind = 'spaced' | 'cjk' | 'segmented'

/** Callback for a range: UTF-16 indexes, the end excluded. */
type Visit = (start: number, end: number, kind: WordKind) => void

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

const CJK = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ`
const SOUTH_EAST_ASIAN = String.raw`\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`
/** Scripts that are written without spaces between words. */
const UNSPACED = new RegExp(`[${CJK}${SOUTH_EAST_ASIAN}]`, 'u')
const UNSPACED_RUN = new RegExp(
  `(?<cjk>[${CJK}][${CJK}\\p{M}]*)|[${SOUTH_EAST_ASIAN}][${SOUTH_EAST_ASIAN}\\p{M}\\u200b-\\u200d]*`,
  'gu',
)
const CJK_CHARACTER = new RegExp(`[${CJK}]`, 'gu')

const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

const WHITESPACE = 1
const WORDLY = 2
const OTHER = 3
/** Half of a surrogate pair, and the scripts without spaces. */
const CLOSER_LOOK = 4
const getClass = createUnitClasses((character) => {
  if (character.trim() === '') return WHITESPACE
  if (UNSPACED.test(character) || /^\p{Surrogate}$/u.test(character)) return CLOSER_LOOK
  return LETTER_OR_DIGIT.test(character) ? WORDLY : OTHER
})

/**
 * Visits the words of a string in order: sequences between whitespace with a letter or digit. Runs of Han, Hiragana,
 * Katakana, Thai, Lao, Khmer and Myanmar are split into words by `Intl.Segmenter`.
 */
export function forEachWord(text: string, visit: Visit): void {
  let start = 0
  let seen = 0
  for (let at = 0; at <= text.length; at++) {
    const kind = at === text.length ? WHITESPACE : getClass(text.charCodeAt(at))
    if (kind !== WHITESPACE) {
      seen |= 1 << kind
      continue
    }
    if (seen & (1 << CLOSER_LOOK)) visitMixed(text.slice(start, at), start, visit)
    else if (seen & (1 << WORDLY)) visit(start, at, 'spaced')
    start = at + 1
    seen = 0
  }
}

type WordCounts = {
  readonly all: number
  /** Words in Han, Hiragana and Katakana, and the number of such characters. */
  readonly cjk: number
  readonly cjkCharacters: number
}

export function countWords(text: string): WordCounts {
  let all = 0
  let cjk = 0
  forEachWord(text, (_start, _end, kind) => {
    all++
    if (kind === 'cjk') cjk++
  })
  return { all, cjk, cjkCharacters: cjk === 0 ? 0 : count(text, CJK_CHARACTER) }
}

function visitMixed(token: string, offset: number, visit: Visit): void {
  let end = 0
  const visitSpaced = (to: number) => {
    if (LETTER_OR_DIGIT.test(token.slice(end, to))) visit(offset + end, offset + to, 'spaced')
  }
  for (const { 0: run, index, groups } of token.matchAll(UNSPACED_RUN)) {
    visitSpaced(index)
    end = index + run.length
    for (const { segment, index: place, isWordLike } of WORDS.segment(run)) {
      const start = offset + index + place
      if (isWordLike) visit(start, start + segment.length, groups?.cjk ? 'cjk' : 'segmented')
    }
  }
  visitSpaced(token.length)
}

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}
