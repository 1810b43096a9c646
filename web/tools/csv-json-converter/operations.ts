import * as v from 'valibot'
import { contents } from '#lib/operation/given-file.ts'
import {
  fileResult,
  type GivenFile,
  type OperationContext,
  type OperationResult,
  operation,
  typedText,
  withNotes,
} from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { convert, convertToXlsx, type Settings } from './convert.ts'
import { describeGuardedCells, listWarnings } from './converted.ts'
import { ConverterState, CsvOptions, DEFAULTS, JsonOptions, ReadOptions } from './options.ts'

const { edits } = ConverterState.entries
const { delimiter, isForExcel, ...forWorkbook } = CsvOptions.entries
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const EDITS = 'Columns in the order of the output, such as [{"from":"a","to":"b","isIncluded":true}].'
const READING = 'How to read JSON that is not an array of objects: row, lines, arrays or a JSON Pointer.'
const DELIMITER = 'What separates the cells.'

export const operations = [
  operation({
    name: 'csv-to-json',
    title: 'CSV or Excel to JSON',
    summary: 'Converts CSV, TSV or an Excel workbook to JSON or JSON Lines, every digit kept.',
    params: v.strictObject({
      input: contents,
      ...ReadOptions.entries,
      ...JsonOptions.entries,
      edits,
      sheet: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text',
    mediaTypes: ['application/json'],
    notes: {
      edits: EDITS,
      delimiter: `${DELIMITER} auto, or one character such as , or ; or a tab.`,
      escapes: 'How quotes inside quotes are written.',
      sheet: 'Which sheet of a workbook, from 0.',
      detectsTypes: 'Writes numbers, true, false and null without quotes.',
      unflattens: 'Makes a.b[0] nested again.',
    },
    examples: [
      {
        params: { input: 'id,name\n007,"Zoë, Ltd"\n', indent: 'none' },
        result: '[{"id":"007","name":"Zoë, Ltd"}]',
        shown: ['[{"id":"007","name":"Zoë, Ltd"}]'],
      },
      {
        params: { input: 'a,b\n1\n', indent: 'none' },
        result: '[{"a":"1","b":""}]',
        notes: ['Row 2 has 1 cell, header has 2'],
        shown: ['[{"a":"1","b":""}]'],
      },
    ],
    share: ({ input, edits, sheet, ...options }) => ({
      direction: 'CSV to JSON',
      text: sharedText(input),
      read: options,
      json: options,
      edits,
    }),
    run: ({ input, edits, sheet, ...options }, { report }) =>
      convertInput(
        input,
        { ...DEFAULTS, direction: 'CSV to JSON', read: options, json: options, edits, sheet },
        report,
      ),
  }),
  operation({
    name: 'json-to-csv',
    title: 'JSON to CSV',
    summary: 'Converts a JSON array of objects to CSV (RFC 4180), every digit kept, formulas made harmless.',
    params: v.strictObject({ input: contents, ...CsvOptions.entries, edits }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text',
    mediaTypes: ['text/csv'],
    notes: {
      edits: EDITS,
      delimiter: DELIMITER,
      reading: READING,
      isForExcel: 'Begins with a byte order mark.',
      guardsFormulas: 'Puts a quote before cells that a spreadsheet would run.',
    },
    examples: [
      {
        params: { input: '[{"id":12345678901234567890,"name":"Ann"},{"id":2,"name":"=1+1"}]' },
        result: "id,name\r\n12345678901234567890,Ann\r\n2,'=1+1\r\n",
        notes: ['1 cell guarded'],
        shown: ['12345678901234567890,Ann', "2,'=1+1"],
      },
    ],
    share: ({ input, edits, ...csv }) => ({ direction: 'JSON to CSV', text: sharedText(input), csv, edits }),
    run: ({ input, edits, ...csv }, { report }) =>
      convertInput(input, { ...DEFAULTS, direction: 'JSON to CSV', csv, edits, sheet: 0 }, report),
  }),
  operation({
    name: 'json-to-xlsx',
    title: 'JSON to Excel',
    summary:
      'Converts a JSON array of objects to an Excel workbook; numbers of more than 15 digits stay text.',
    params: v.strictObject({ input: contents, ...forWorkbook, edits }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'file',
    mediaTypes: [XLSX],
    notes: { edits: EDITS, reading: READING },
    examples: [
      {
        params: { input: '[{"id":12345678901234567890,"name":"Ann"}]' },
        result: {
          name: 'converted.xlsx',
          sha256: '66dbc224f63536be83af8fac214372371f7ff4502b2df014c8f2be70ade905eb',
        },
      },
    ],
    async run({ input, edits, ...csv }) {
      const settings = { ...DEFAULTS, csv: { ...DEFAULTS.csv, ...csv }, edits, sheet: 0 }
      return fileResult('converted.xlsx', await convertToXlsx(input, settings), XLSX)
    },
  }),
]

const COMMAS =
  'Some columns look like numbers with a decimal comma. The decimal mark “,” reads them as numbers.'

async function convertInput(
  input: string | GivenFile,
  settings: Settings,
  report: OperationContext['report'],
): Promise<OperationResult> {
  const conversion = await convert(input, settings, report)
  if (conversion.kind === 'converted') {
    const guarded = describeGuardedCells(conversion)
    const notes = [
      ...listWarnings(conversion),
      ...(guarded === '' ? [] : [guarded]),
      ...(conversion.offersDecimalComma ? [COMMAS] : []),
    ]
    const mediaType = settings.direction === 'CSV to JSON' ? 'application/json' : 'text/csv'
    return withNotes(typedText(mediaType, ...conversion.chunks), notes)
  }
  const { message, detail, offset } = conversion.problem
  throw new UserError(message, detail, offset)
}

/** A workbook is not shared by a link. */
function sharedText(input: string | GivenFile): string {
  return typeof input === 'string' ? input : ''
}
