export type ColumnType = 'text' | 'number' | 'boolean' | 'null'

const NUMERAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/
const MOST_DIGITS = 15

/** Finds for each column the type that all of its cells have; cells of numbers and booleans may be empty or `null`. */
export class TypeFinder {
  readonly #types: (ColumnType | undefined)[] = []

  see(cells: readonly string[]): void {
    for (let column = 0; column < cells.length; column++) {
      if (this.#types[column] !== 'text') this.#seeCell(column, cells[column] ?? '')
    }
  }

  /** The types of the first `count` columns. */
  types(count: number): ColumnType[] {
    return Array.from({ length: count }, (_, column) => this.#types[column] ?? 'text')
  }

  #seeCell(column: number, cell: string): void {
    if (cell === '') return
    const type = typeOf(cell)
    const before = this.#types[column]
    if (before === undefined || before === 'null') this.#types[column] = type
    else if (type !== 'null' && type !== before) this.#types[column] = 'text'
  }
}

/** The type of a cell that JSON can write without losing anything of it: `007`, `1e5` and 16 digits stay text. */
export function typeOf(cell: string): ColumnType {
  if (cell === 'true' || cell === 'false') return 'boolean'
  if (cell === 'null') return 'null'
  return isLosslessNumber(cell) ? 'number' : 'text'
}

function isLosslessNumber(cell: string): boolean {
  if (!NUMERAL.test(cell) || /^-0(?:\.0*)?$/.test(cell)) return false
  return cell.replace(/^-?0?\.?0*|\./g, '').length <= MOST_DIGITS
}

/** A cell as JSON text. */
export function cellAsJson(cell: string, type: ColumnType): string {
  if (type === 'text') return JSON.stringify(cell)
  return cell === '' ? 'null' : cell
}
