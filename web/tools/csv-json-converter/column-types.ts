export type ColumnType = 'text' | 'number' | 'number with comma' | 'boolean' | 'null'
export type DecimalMark = '.' | ','

const NUMERAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/
/** `1.234,50`, `0,99`, `12`: with a comma as decimal separator and a point for thousands. */
const COMMA_NUMERAL = /^-?(?:0|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,14})(?:,\d{1,15})?$/
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/
const MAX_DIGITS = 15

/** Detects the type that fits all cells of a column; cells of number and boolean columns can be empty or `null`. */
export class TypeFinder {
  readonly #types: (ColumnType | undefined)[] = []
  /** Whether all cells of a column look like thousands: `2.000`. */
  readonly #areThousands: (boolean | undefined)[] = []
  readonly #mark: DecimalMark

  constructor(mark: DecimalMark) {
    this.#mark = mark
  }

  see(cells: readonly string[]): void {
    for (let column = 0; column < cells.length; column++) {
      if (this.#types[column] !== 'text') this.#seeCell(column, cells[column] ?? '')
    }
  }

  /**
   * The types of the first `count` columns. Next to columns with a decimal comma, `2.000` can be two thousand: a column
   * of such cells alone remains text.
   */
  types(count: number, isNextToCommas = false): ColumnType[] {
    return Array.from({ length: count }, (_, column) =>
      isNextToCommas && this.#areThousands[column] ? 'text' : (this.#types[column] ?? 'text'),
    )
  }

  #seeCell(column: number, cell: string): void {
    if (cell === '') return
    if (this.#areThousands[column] !== false) this.#areThousands[column] = THOUSANDS.test(cell)
    const type = typeOf(cell, this.#mark)
    const before = this.#types[column]
    if (before === undefined || before === 'null') this.#types[column] = type
    else if (type !== 'null' && type !== before) this.#types[column] = 'text'
  }
}

/** Returns the type of a cell that JSON can represent without loss: `007`, `1e5` and 16 digits remain text. */
function typeOf(cell: string, mark: DecimalMark): ColumnType {
  if (cell === 'true' || cell === 'false') return 'boolean'
  if (cell === 'null') return 'null'
  if (mark === ',') return isLosslessNumber(withPoint(cell)) ? 'number with comma' : 'text'
  return isLosslessNumber(cell) ? 'number' : 'text'
}

/** Returns the numeral with a decimal point; other cells remain unchanged. */
function withPoint(cell: string): string {
  return COMMA_NUMERAL.test(cell) ? cell.replaceAll('.', '').replace(',', '.') : ''
}

/** Whether a column of these rows is made of numbers with a decimal comma, and has one. */
export function hasDecimalCommas(rows: readonly (readonly string[])[]): boolean {
  const types = new TypeFinder(',')
  for (const row of rows) types.see(row)
  const width = rows[0]?.length ?? 0
  return types
    .types(width)
    .some((type, column) => type === 'number with comma' && rows.some((row) => row[column]?.includes(',')))
}

function isLosslessNumber(cell: string): boolean {
  if (!NUMERAL.test(cell) || /^-0(?:\.0*)?$/.test(cell)) return false
  return cell.replace(/^-?0?\.?0*|\./g, '').length <= MAX_DIGITS
}

/** A cell as JSON text. */
export function cellAsJson(cell: string, type: ColumnType): string {
  if (type === 'text') return JSON.stringify(cell)
  if (cell === '') return 'null'
  return type === 'number with comma' && cell !== 'null' ? withPoint(cell) : cell
}
