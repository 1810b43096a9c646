import * as v from 'valibot'
import { DELIMITERS } from '#lib/tabular/csv/csv-reader.ts'

export const DIRECTIONS = ['CSV to JSON', 'JSON to CSV'] as const
export type Direction = (typeof DIRECTIONS)[number]

const MARKS = DELIMITERS.map(({ mark }) => mark)
export const QUOTES = [
  { value: '"', label: 'Double quote "' },
  { value: "'", label: "Single quote '" },
  { value: '', label: 'None' },
] as const
export const ESCAPES = [
  { value: 'auto', label: 'Auto' },
  { value: 'doubled', label: 'Doubled ""' },
  { value: 'backslash', label: 'Backslash \\"' },
] as const
export const ENCODINGS = [
  { value: 'auto', label: 'Auto' },
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
  { value: 'windows-1252', label: 'Windows-1252' },
] as const
export const SHAPES = [
  { value: 'objects', label: 'Objects' },
  { value: 'arrays', label: 'Arrays' },
  { value: 'keyed', label: 'Keyed by first column' },
  { value: 'columns', label: 'Columns' },
  { value: 'lines', label: 'JSON Lines' },
] as const
export type Shape = (typeof SHAPES)[number]['value']
export const INDENTS = [
  { value: '2', label: '2 spaces', text: '  ' },
  { value: '4', label: '4 spaces', text: '    ' },
  { value: 'tab', label: 'Tab', text: '\t' },
  { value: 'none', label: 'Minified', text: '' },
] as const
export const NESTINGS = [
  { value: 'text', label: 'As JSON text' },
  { value: 'flatten', label: 'Flatten: a.b[0]' },
] as const

/** Edit of a column: renamed, excluded, moved. The order of the list is the order of the output. */
export const ColumnEdit = v.object({ from: v.string(), to: v.string(), isIncluded: v.boolean() })
export type ColumnEdit = v.InferOutput<typeof ColumnEdit>

/** Returns true for `auto` and the delimiters of the menu, false for a custom one. */
export function isListed(delimiter: string): boolean {
  return delimiter === 'auto' || MARKS.some((mark) => mark === delimiter)
}

/** How a table is read. */
export const ReadOptions = v.object({
  /** `auto` or one character. */
  delimiter: v.optional(v.pipe(v.string(), v.regex(/^(?:auto|[^"\r\n])$/)), 'auto'),
  quote: choice(QUOTES, '"'),
  escapes: choice(ESCAPES, 'auto'),
  comment: v.optional(v.pipe(v.string(), v.maxLength(1)), ''),
  encoding: choice(ENCODINGS, 'auto'),
  hasHeader: v.optional(v.boolean(), true),
  trims: v.optional(v.boolean(), false),
  skipsEmptyLines: v.optional(v.boolean(), true),
})
export type ReadOptions = v.InferOutput<typeof ReadOptions>

/** How JSON is written. */
export const JsonOptions = v.object({
  detectsTypes: v.optional(v.boolean(), false),
  shape: choice(SHAPES, 'objects'),
  indent: choice(INDENTS, '2'),
  unflattens: v.optional(v.boolean(), false),
  /** Decimal separator of numbers in cells. */
  decimalMark: v.optional(v.picklist(['.', ',']), '.'),
})
export type JsonOptions = v.InferOutput<typeof JsonOptions>

/** How CSV is written. */
export const CsvOptions = v.object({
  delimiter: v.optional(v.picklist(MARKS), ','),
  nesting: choice(NESTINGS, 'text'),
  guardsFormulas: v.optional(v.boolean(), true),
  isForExcel: v.optional(v.boolean(), false),
  /** How to read JSON that is not an array of objects: `''`, `row`, `lines`, `arrays` or a JSON Pointer. */
  reading: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
})
export type CsvOptions = v.InferOutput<typeof CsvOptions>

/** All settings of the visitor; stored between visits and included in share links. */
export const ConverterState = v.object({
  direction: v.optional(v.picklist(DIRECTIONS), 'CSV to JSON'),
  text: v.optional(v.string(), ''),
  read: v.optional(ReadOptions, {}),
  json: v.optional(JsonOptions, {}),
  csv: v.optional(CsvOptions, {}),
  edits: v.optional(v.array(ColumnEdit), []),
})
export type ConverterState = v.InferOutput<typeof ConverterState>

export const DEFAULTS: ConverterState = v.parse(ConverterState, {})

/** One of the values of a menu. */
function choice<const Value extends string>(
  menu: readonly { readonly value: Value }[],
  standard: NoInfer<Value>,
) {
  return v.optional(v.picklist(menu.map(({ value }) => value)), standard)
}
