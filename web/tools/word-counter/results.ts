import type { TextCounts } from './count-text.ts'
import { minutesText, readingMinutes, speakingMinutes } from './reading-time.ts'

/** Stands for a result that there is not yet. */
export const NO_RESULT = '—'

type NamedResult = { readonly label: string; readonly text: string }

/** Words a minute. */
export type Pace = { readonly reading: number; readonly speaking: number }

type Measure = {
  readonly label: string
  /** The name that programs know it by. */
  readonly key: keyof TextCounts
}

/** Measures in display order. */
export const MEASURES: readonly Measure[] = [
  { label: 'Words', key: 'words' },
  { label: 'Characters', key: 'characters' },
  { label: 'Characters (no spaces)', key: 'charactersNoSpaces' },
  { label: 'Sentences', key: 'sentences' },
  { label: 'Paragraphs', key: 'paragraphs' },
]

/** Size of the text, for users who store or send it. */
export const STORAGE_MEASURES: readonly Measure[] = [
  { label: 'Code points', key: 'codePoints' },
  { label: 'UTF-16 units', key: 'utf16Units' },
  { label: 'UTF-8 bytes', key: 'utf8Bytes' },
]

export function getTimes(counts: TextCounts, pace: Pace): readonly NamedResult[] {
  return [
    { label: 'Reading time', text: minutesText(readingMinutes(counts, pace.reading)) },
    { label: 'Speaking time', text: minutesText(speakingMinutes(counts.words, pace.speaking)) },
  ]
}

export function getLines(results: readonly NamedResult[]): string {
  return results.map(({ label, text }) => `${label}: ${text}`).join('\n')
}

/** All results as people read them. */
export function getResults(counts: TextCounts, pace: Pace): readonly NamedResult[] {
  const toResults = (measures: readonly Measure[]) =>
    measures.map(({ label, key }) => ({ label, text: counts[key].toLocaleString('en') }))
  return [...toResults(MEASURES), ...getTimes(counts, pace), ...toResults(STORAGE_MEASURES)]
}
