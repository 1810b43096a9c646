import { toDataView } from '#lib/bytes/bytes.ts'
import { cellNumberText, type NumberFormat } from '#lib/tabular/date-cells.ts'
import { type BiffRecord, RECORD } from './biff-records.ts'

/** Context for reading the cells of a workbook. */
export type CellValues = {
  readonly sharedTexts: readonly string[]
  /** Formats of dates and times by cell style; undefined for plain numbers. */
  readonly numberFormats: readonly (NumberFormat | undefined)[]
  readonly startsIn1904: boolean
  /** The text of a record from a place on, its length in so many bytes before it. */
  readonly textIn: (record: BiffRecord, at: number, lengthBytes: 1 | 2) => string
}

type Cell = { readonly row: number; readonly column: number; readonly text: string }

/** Yields the cells of a sheet's records; of two for one position the later one wins. */
export function* getCells(records: Iterable<BiffRecord>, values: CellValues): Generator<Cell, void> {
  let formula: Omit<Cell, 'text'> | undefined
  for (const record of records) {
    const { kind, data } = record
    if (kind === RECORD.formulaText) {
      if (formula) yield { ...formula, text: values.textIn(record, 0, 2) }
    } else if (kind === RECORD.manyRk) {
      yield* cellsOfManyRk(data, values)
    } else {
      const read = READERS[kind]
      if (!read) continue
      const place = { row: data.getUint16(0, true), column: data.getUint16(2, true) }
      // The string result of a formula, if it has one, is a separate record after it.
      if (kind === RECORD.formula) formula = place
      yield { ...place, text: read(record, values) }
    }
  }
}

/** Numbers of one row side by side: the row, the first column, each number with its style, and the last column. */
function* cellsOfManyRk(data: DataView, values: CellValues): Generator<Cell, void> {
  const row = data.getUint16(0, true)
  const first = data.getUint16(2, true)
  for (let index = 0, at = 4; at + 6 < data.byteLength; index++, at += 6)
    yield {
      row,
      column: first + index,
      text: numberText(rkNumber(data, at + 2), data.getUint16(at, true), values),
    }
}

type ReadCell = (record: BiffRecord, values: CellValues) => string

/** Readers of a cell's text by the kind of its record; row, column and style precede it, two bytes each. */
const READERS: Readonly<Record<number, ReadCell>> = {
  [RECORD.sharedText]: ({ data }, { sharedTexts }) => sharedTexts[data.getUint32(6, true)] ?? '',
  [RECORD.text]: (record, { textIn }) => textIn(record, 6, 2),
  [RECORD.richText]: (record, { textIn }) => textIn(record, 6, 2),
  [RECORD.number]: ({ data }, values) =>
    numberText(data.getFloat64(6, true), data.getUint16(4, true), values),
  [RECORD.rk]: ({ data }, values) => numberText(rkNumber(data, 6), data.getUint16(4, true), values),
  [RECORD.truthOrError]: ({ data }) => truthOrError(data.getUint8(7) === 0, data.getUint8(6)),
  [RECORD.formula]: formulaText,
}

/** Returns the last result of a formula: a number, or a special value for another type (MS-XLS, 2.5.133). */
function formulaText({ data }: BiffRecord, values: CellValues): string {
  if (data.getUint16(12, true) !== 0xffff)
    return numberText(data.getFloat64(6, true), data.getUint16(4, true), values)
  const kind = data.getUint8(6)
  return kind === 1 || kind === 2 ? truthOrError(kind === 1, data.getUint8(8)) : ''
}

function numberText(value: number, style: number, { numberFormats, startsIn1904 }: CellValues): string {
  return cellNumberText(value, numberFormats[style], startsIn1904)
}

/** A number in four bytes: a whole one of 30 bits or the upper half of a double, either divided by 100 or not (2.5.218). */
function rkNumber(data: DataView, at: number): number {
  const bits = data.getInt32(at, true)
  const value = bits & 2 ? bits >> 2 : upperHalf(bits & ~3)
  return bits & 1 ? value / 100 : value
}

function upperHalf(bits: number): number {
  const view = toDataView(new Uint8Array(8))
  view.setInt32(0, bits)
  return view.getFloat64(0)
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function truthOrError(isTruth: boolean, value: number): string {
  return isTruth ? String(value === 1) : (ERRORS[value] ?? '')
}
