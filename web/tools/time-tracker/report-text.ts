import { centsText } from '#lib/money/cents.ts'
import { type CsvCell, writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { Report, Row } from './report.ts'
import { decimalHours, secondsText } from './time-text.ts'
import type { Group } from './tracker-state.ts'

type LabelOf = (key: string) => string

const MAX_PARTS = 6
const MAX_ROWS = 200
const REST = '\0rest'

/** The parts of the bar: the longest, and all others as one. */
export function splitParts(rows: readonly Row[], total: number, labelOf: LabelOf) {
  const sorted = rows.toSorted((a, b) => b.seconds - a.seconds)
  const shown = sorted.length > MAX_PARTS ? sorted.slice(0, MAX_PARTS - 1) : sorted
  const parts = shown.map(({ key, seconds }) => ({ key, label: labelOf(key), seconds }))
  const rest = total - parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const others = sorted.length - shown.length
  if (others > 0) parts.push({ key: REST, label: `${others.toLocaleString('en-US')} others`, seconds: rest })
  return parts.map((part) => ({ ...part, share: total === 0 ? 0 : part.seconds / total }))
}

/** The rows as a page can show them: two hundred, and all others as one, so that the sum still is their sum. */
export function shownRows(rows: readonly Row[], labelOf: LabelOf): (Row & { readonly label: string })[] {
  const named = rows.slice(0, MAX_ROWS).map((row) => ({ ...row, label: labelOf(row.key) }))
  const rest = rows.slice(MAX_ROWS)
  if (rest.length === 0) return named
  const sum = rest.reduce((all, row) => ({
    key: REST,
    entries: all.entries + row.entries,
    seconds: all.seconds + row.seconds,
    billableSeconds: all.billableSeconds + row.billableSeconds,
    amount: all.amount + row.amount,
  }))
  return [...named, { ...sum, key: REST, label: `${rest.length.toLocaleString('en-US')} others` }]
}

export function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** All rows of a report and its total, as CSV. */
export function reportCsv({ rows, total }: Report, group: Group, labelOf: LabelOf): string {
  const cells = (label: string, row: Omit<Row, 'key'>): CsvCell[] => [
    label,
    row.entries,
    secondsText(row.seconds),
    row.seconds,
    { numeral: decimalHours(row.seconds) },
    { numeral: decimalHours(row.billableSeconds) },
    { numeral: centsText(row.amount) },
  ]
  return writeCsv([
    [group, 'Entries', 'Time', 'Seconds', 'Hours', 'Billable hours', 'Amount'],
    ...rows.map((row) => cells(labelOf(row.key), row)),
    cells('Total', total),
  ])
}
