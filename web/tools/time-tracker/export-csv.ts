import { zonedIso } from '#lib/dates/zoned-time.ts'
import { csvRow } from '#lib/tabular/csv/write-csv.ts'
import type { Entry } from './entry.ts'
import { NO_PROJECT, type Project } from './projects.ts'
import { decimalHours } from './time-text.ts'
import { workedMs } from './timer.ts'

const HEADINGS = [
  'Project',
  'Description',
  'Tags',
  'Billable',
  'Start',
  'End',
  'Paused seconds',
  'Seconds',
  'Hours',
]

/**
 * Entries as the lines of a CSV file, the earliest first: moments in ISO 8601 with the zone's offset, pauses not
 * counted as work.
 */
export function* csvLines(
  entries: readonly Entry[],
  projects: readonly Project[],
  timeZone: string,
): Generator<string> {
  const names = new Map(projects.map(({ id, name }) => [id, name]))
  yield csvRow(HEADINGS)
  for (const entry of entries.toReversed()) {
    const seconds = Math.floor(workedMs(entry, 0) / 1000)
    const paused = entry.pausedPeriods.reduce((sum, { start, end }) => sum + end - start, 0)
    yield csvRow([
      names.get(entry.projectId) ?? NO_PROJECT,
      entry.description,
      entry.tags.join(', '),
      entry.billable ? 'Yes' : 'No',
      zonedIso(entry.startTime, timeZone),
      zonedIso(entry.endTime, timeZone),
      Math.round(paused / 1000),
      seconds,
      { numeral: decimalHours(seconds) },
    ])
  }
}
