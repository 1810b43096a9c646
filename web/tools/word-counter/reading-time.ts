import { readNumber } from '#lib/numbers/read-number.ts'
import type { TextCounts } from './count-text.ts'

/** Words a minute that people read silently and speak aloud. */
export const READING_WPM = 225
export const SPEAKING_WPM = 135
/** Han and Kana characters a minute that people read. */
const CJK_CHARACTERS_PER_MINUTE = 500

type Read = Pick<TextCounts, 'words' | 'cjkWords' | 'cjkCharacters'>

/** Returns whole minutes of reading, rounded up: words at `wpm` a minute, Han and Kana by characters. */
export function readingMinutes({ words, cjkWords, cjkCharacters }: Read, wpm: number): number {
  // One division of integers, so that an exact minute remains exact.
  const spaced = (words - cjkWords) * CJK_CHARACTERS_PER_MINUTE
  return Math.ceil((spaced + cjkCharacters * wpm) / (wpm * CJK_CHARACTERS_PER_MINUTE))
}

/** Whole minutes to speak words at `wpm` a minute, rounded up. */
export function speakingMinutes(words: number, wpm: number): number {
  return Math.ceil(words / wpm)
}

export function minutesText(minutes: number): string {
  return minutes < 1 ? '<1 min' : `${minutes.toLocaleString('en')} min`
}

const FASTEST_WPM = 2000

/** Parses words per minute; an invalid number falls back to `standard` with a hint. */
export function readPace(typed: string, standard: number): { readonly wpm: number; readonly hint?: string } {
  const reading = readNumber(typed)
  const wpm = reading.kind === 'number' ? Number(reading.decimal) : 0
  if (wpm >= 1 && wpm <= FASTEST_WPM && Number.isInteger(wpm)) return { wpm }
  return { wpm: standard, hint: `Enter 1 to ${FASTEST_WPM}; ${standard} is used` }
}
