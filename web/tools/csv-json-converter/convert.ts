import { toResult } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { openWorkbook } from '#lib/tabular/workbook.ts'
import type { Converted } from './converted.ts'
import { csvToJson } from './csv-to-json.ts'
import { type Fix, fixesFor, jsonBytes, readItems } from './json-input.ts'
import { getTable, jsonToCsv } from './json-to-csv.ts'
import type { ConverterState } from './options.ts'
import { bytesSource, type TableSource, textSource } from './table-source.ts'

/** Input of a conversion: typed text, or the bytes of a file. */
export type Input = string | { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string }
/** All but the text. */
export type Settings = Omit<ConverterState, 'text'> & {
  /** Index of the sheet in a workbook, from 0. */
  readonly sheet: number
}

export type Conversion =
  | ({ readonly kind: 'converted'; readonly sheetNames: readonly string[] } & Converted)
  | {
      readonly kind: 'refused'
      readonly problem: Problem
      readonly fixes: readonly Fix[]
      readonly sheetNames: readonly string[]
    }

type Report = (share: number) => void

/** Converts in the direction of the settings. What the visitor can mend is part of the answer, with the ways to mend it. */
export async function convert(input: Input, settings: Settings, report: Report): Promise<Conversion> {
  return settings.direction === 'CSV to JSON'
    ? await convertCsv(input, settings, report)
    : convertJson(input, settings, report)
}

async function convertCsv(input: Input, settings: Settings, report: Report): Promise<Conversion> {
  const { source, sheetNames } = await openTable(input, settings)
  const { json, edits } = settings
  const result = toResult(() =>
    csvToJson(source, { hasHeader: settings.read.hasHeader, json, edits }, report),
  )
  if (result.ok) return { kind: 'converted', sheetNames, ...result.value }
  return { kind: 'refused', problem: result.problem, fixes: [], sheetNames }
}

function convertJson(input: Input, { csv, edits }: Settings, report: Report): Conversion {
  const bytes = toResult(() => jsonBytes(typeof input === 'string' ? input : input.bytes))
  if (!bytes.ok) return { kind: 'refused', problem: bytes.problem, fixes: [], sheetNames: [] }
  const items = toResult(() => readItems(bytes.value, csv.reading))
  if (!items.ok) {
    const fixes = fixesFor(bytes.value)
    return { kind: 'refused', problem: items.problem, fixes, sheetNames: [] }
  }
  const result = toResult(() => jsonToCsv(getTable(items.value, csv), csv, edits, report))
  if (result.ok) return { kind: 'converted', sheetNames: [], ...result.value }
  return { kind: 'refused', problem: result.problem, fixes: [], sheetNames: [] }
}

async function openTable(
  input: Input,
  { read, sheet }: Settings,
): Promise<{ source: TableSource; sheetNames: readonly string[] }> {
  if (typeof input === 'string') return { source: textSource(input, read), sheetNames: [] }
  const workbook = await openWorkbook(input.bytes, input.name)
  if (!workbook) return { source: bytesSource(input.bytes, read), sheetNames: [] }
  const source: TableSource = {
    findings: ['Excel workbook'],
    read(take) {
      let row = 0
      workbook.readRows(sheet, (cells) => take(read.trims ? cells.map((cell) => cell.trim()) : cells, ++row))
    },
  }
  return { source, sheetNames: workbook.sheetNames }
}

/** The table of JSON as the bytes of an .xlsx file. Throws UserError. */
export async function convertToXlsx(
  input: Input,
  { csv, edits }: Settings,
): Promise<Uint8Array<ArrayBuffer>> {
  if (input === '') throw new UserError('Invalid JSON format', 'There is nothing to convert.')
  const items = readItems(jsonBytes(typeof input === 'string' ? input : input.bytes), csv.reading)
  const { jsonToXlsx } = await import('./json-to-xlsx.ts')
  return jsonToXlsx(getTable(items, csv), edits)
}
