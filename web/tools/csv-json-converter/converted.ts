import { pluralize } from '#lib/numbers/pluralize.ts'
import type { TextOutput } from './text-chunks.ts'

/** How many rows the table shows. */
export const PREVIEW_ROWS = 100

/** A finished conversion, in either direction. */
export type Converted = TextOutput & {
  /** The first rows, with the columns as they are written. */
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** All columns of the input, under the names that edits refer to. */
  readonly columns: readonly string[]
  readonly rowCount: number
  /** Cells that got a `'` so that no spreadsheet runs them. */
  readonly guardedCells: number
  /** Numbers with a decimal comma were left as text. */
  readonly offersDecimalComma: boolean
  /** Findings about the input. */
  readonly findings: readonly string[]
  /** The first few of them. */
  readonly warnings: readonly string[]
  readonly warningCount: number
}

/** Returns the first warnings as lines, and one for the number of the others. */
export function listWarnings({
  warnings,
  warningCount,
}: Pick<Converted, 'warnings' | 'warningCount'>): string[] {
  const more = warningCount - warnings.length
  return more > 0 ? [...warnings, `and ${more.toLocaleString('en')} more like this`] : [...warnings]
}

/** Returns `2 cells guarded`; empty for none. */
export function describeGuardedCells({ guardedCells }: Pick<Converted, 'guardedCells'>): string {
  return guardedCells === 0 ? '' : `${pluralize(guardedCells, 'cell')} guarded`
}

const MAX_SHOWN = 5

/** Counts notes and keeps the first few of them. */
export class FirstFew {
  readonly shown: string[] = []
  count = 0

  add(text: () => string): void {
    this.count++
    if (this.shown.length < MAX_SHOWN) this.shown.push(text())
  }
}
