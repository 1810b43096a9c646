import { UserError } from '#lib/result/user-error.ts'
import { numberFormatOf } from '#lib/tabular/date-cells.ts'
import type { TakeRow, Workbook } from '#lib/tabular/workbook.ts'
import { type BiffRecord, RECORD, recordsFrom } from './biff-records.ts'
import { getDecoder, WideTextReader } from './biff-text.ts'
import { compoundStreams } from './compound-file.ts'
import { type CellValues, getCells } from './xls-cells.ts'

/** Excel 97 and later; Excel 5 and 95 write 0x0500. */
const BIFF8 = 0x0600

/**
 * Opens the bytes of an .xls file of Excel 5 and later (Microsoft's MS-XLS). Cells become the same strings as in
 * `openXlsx`: numbers in their shortest form, dates as `2024-01-31`, formulas as their last result. Throws UserError if
 * it cannot be read. Import it lazily.
 */
export function openXls(bytes: Uint8Array, fileName: string): Workbook {
  const open = <T>(read: () => T): T => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw new UserError(`"${fileName}" could not be read.`, 'It is no .xls workbook, or it is damaged.')
    }
  }
  return open(() => {
    const streamOf = compoundStreams(bytes)
    const stream = streamOf('Workbook') ?? streamOf('Book')
    if (!stream) throw new RangeError('there is no workbook')
    const book = readBook(stream, fileName)
    return {
      sheetNames: book.sheets.map(({ name }) => name),
      readRows: (index, take) => open(() => readSheet(stream, book, book.sheets[index]?.start, take)),
    }
  })
}

type Book = CellValues & {
  readonly sheets: readonly { readonly name: string; readonly start: number }[]
}

function readBook(stream: Uint8Array, fileName: string): Book {
  const records = [...recordsFrom(stream, 0)]
  const of = (kind: number) => records.filter((record) => record.kind === kind)
  if (of(RECORD.filePass).length > 0)
    throw new UserError(
      `"${fileName}" is protected by a password.`,
      'Save it without one, then open it here.',
    )
  const isWide = of(RECORD.begin)[0]?.data.getUint16(0, true) === BIFF8
  const decoder = getDecoder(of(RECORD.codePage)[0]?.data.getUint16(0, true) ?? 0)
  const textIn: CellValues['textIn'] = (record, at, lengthBytes) =>
    isWide
      ? new WideTextReader(record, at).text(lengthBytes)
      : narrowText(record.data, at, lengthBytes, decoder)

  const formats = new Map(
    of(RECORD.format).map((record) => [record.data.getUint16(0, true), textIn(record, 2, isWide ? 2 : 1)]),
  )
  return {
    textIn,
    // Other kinds of sheets, such as a chart, have another type.
    sheets: of(RECORD.sheet)
      .filter(({ data }) => data.getUint8(5) === 0)
      .map((record) => ({ name: textIn(record, 6, 1), start: record.data.getUint32(0, true) })),
    sharedTexts: of(RECORD.sharedTexts).flatMap(sharedTextsIn),
    numberFormats: of(RECORD.cellStyle).map(({ data }) => {
      const format = data.getUint16(2, true)
      return numberFormatOf(format, formats.get(format))
    }),
    startsIn1904: of(RECORD.dateMode)[0]?.data.getUint16(0, true) === 1,
  }
}

function narrowText(data: DataView, at: number, lengthBytes: 1 | 2, decoder: TextDecoder): string {
  const length = lengthBytes === 1 ? data.getUint8(at) : data.getUint16(at, true)
  const start = data.byteOffset + at + lengthBytes
  return decoder.decode(new Uint8Array(data.buffer, start, length))
}

function sharedTextsIn(record: BiffRecord): string[] {
  const reader = new WideTextReader(record, 8)
  return Array.from({ length: record.data.getUint32(4, true) }, () => reader.text(2))
}

function readSheet(stream: Uint8Array, book: Book, start: number | undefined, take: TakeRow): void {
  if (start === undefined) return
  const rows = new Map<number, string[]>()
  for (const { row, column, text } of getCells(recordsFrom(stream, start), book)) {
    const cells = rows.get(row) ?? []
    rows.set(row, cells)
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  for (const [row, cells] of [...rows].toSorted(([a], [b]) => a - b)) {
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > 0) take(cells, row + 1)
  }
}
