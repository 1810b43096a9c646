import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { PastSpin } from './wheel-state.ts'

/** All winners as a CSV file, the latest first, with their times (ISO 8601). */
export function historyFile(history: readonly PastSpin[]): string {
  return writeCsv([['Time', 'Winner'], ...history.map(({ name, at }) => [new Date(at).toISOString(), name])])
}
