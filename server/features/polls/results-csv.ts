import { writeCsv } from '#lib/csv/write-csv.ts'
import { permilleShares } from '#lib/shares/largest-remainder.ts'
import type { Poll } from './poll-store.ts'

/** The results as CSV: option, votes, percent; the formula guard holds for options, which anybody may have written. */
export function resultsCsv({ options }: Poll): string {
  const shares = permilleShares(options.map(({ votes }) => votes))
  const rows = options.map(({ text, votes }, index) => [
    text,
    String(votes),
    ((shares[index] ?? 0) / 10).toFixed(1),
  ])
  return writeCsv([['Option', 'Votes', 'Percent'], ...rows])
}
