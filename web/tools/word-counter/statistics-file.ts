import { type CsvCell, writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { TextCounts } from './count-text.ts'
import { readingMinutes, speakingMinutes } from './reading-time.ts'
import { MEASURES, type Pace, STORAGE_MEASURES } from './results.ts'

/** The results as a table of names and plain numbers; times in whole minutes. */
export function statisticsCsv(counts: TextCounts, pace: Pace): string {
  const rows = (measures: typeof MEASURES): CsvCell[][] =>
    measures.map(({ label, key }) => [label, counts[key]])
  return writeCsv([
    ['Statistic', 'Value'],
    ...rows(MEASURES),
    ['Reading time (min)', readingMinutes(counts, pace.reading)],
    ['Speaking time (min)', speakingMinutes(counts.words, pace.speaking)],
    ...rows(STORAGE_MEASURES),
  ])
}

/** The results as a JSON object. */
export function statisticsJson(counts: TextCounts, pace: Pace): string {
  const entries = [...MEASURES, ...STORAGE_MEASURES].map(({ key }) => [key, counts[key]] as const)
  const statistics = {
    ...Object.fromEntries(entries),
    readingMinutes: readingMinutes(counts, pace.reading),
    speakingMinutes: speakingMinutes(counts.words, pace.speaking),
  }
  return `${JSON.stringify(statistics, null, 2)}\n`
}
