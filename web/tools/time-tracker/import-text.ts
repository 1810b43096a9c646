import type { DayOrder } from './import-csv.ts'
import { countedEntries } from './time-text.ts'

type ImportResult = {
  readonly added: number
  /** Rows that were here already. */
  readonly doubled?: number
  /** Items of a backup that could not be read. */
  readonly leftOut?: number
  readonly badRows?: readonly number[]
  /** Rows with truncated text. */
  readonly cutRows?: readonly number[]
  readonly order?: DayOrder | undefined
  /** Day of the first entry, as the visitor writes it. */
  readonly firstDay?: string | undefined
}

const MAX_NAMED = 5

/** Returns the result of an import for the visitor. */
export function describeImport(result: ImportResult): {
  readonly title: string
  readonly description: string
} {
  const { added, doubled = 0, leftOut = 0, badRows = [], cutRows = [], order, firstDay } = result
  return {
    title: `${countedEntries(added)} imported`,
    description: [
      doubled > 0 && `Already here: ${countedEntries(doubled)}.`,
      leftOut > 0 && `${leftOut} could not be read.`,
      badRows.length > 0 && `Could not be read: ${rowNumbers(badRows)}.`,
      cutRows.length > 0 && `Too long to be kept whole: ${rowNumbers(cutRows)}.`,
      order && `Dates were read ${order}${firstDay ? `: the first is ${firstDay}` : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function rowNumbers(rows: readonly number[]): string {
  const more = rows.length > MAX_NAMED ? ` and ${rows.length - MAX_NAMED} more` : ''
  return `row ${rows.slice(0, MAX_NAMED).join(', ')}${more}`
}
