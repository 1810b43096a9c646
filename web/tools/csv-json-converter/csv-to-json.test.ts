import { expect, test } from 'vitest'
import { joinBytes } from '#lib/bytes/bytes.ts'
import { toResult } from '#lib/result/result.ts'
import { csvToJson } from './csv-to-json.ts'
import { DEFAULTS, type JsonOptions } from './options.ts'
import { textSource } from './table-source.ts'

function convert(
  csv: string,
  hasHeader: boolean,
  json: Partial<JsonOptions> = {},
  report?: (share: number) => void,
) {
  const settings = { hasHeader, json: { ...DEFAULTS.json, ...json }, edits: [] }
  return csvToJson(textSource(csv, { ...DEFAULTS.read, delimiter: ',' }), settings, report)
}

test('without a header rows are measured by the first one', () => {
  const { warnings, warningCount, rowCount } = convert('1,2\n1\n1,2,3', false)
  expect(warnings).toEqual([
    'Row 2 has 1 cell, the first row has 2',
    'Row 3 has 3 cells, the first row has 2',
  ])
  expect([warningCount, rowCount]).toEqual([2, 3])
})

test.each([
  [false, 'At least one row is needed.'],
  [true, 'A header row and at least one row below it are needed.'],
])('an empty table (with a header: %s) says what is needed', (hasHeader, detail) => {
  expect(toResult(() => convert('', hasHeader))).toMatchObject({
    problem: { message: 'Invalid CSV format', detail },
  })
})

test('the table shows the first hundred rows, missing cells as nothing', () => {
  const { table, rowCount } = convert(`a,b\n${'1\n'.repeat(101)}`, true)
  expect(rowCount).toBe(101)
  expect(table.columns).toEqual(['a', 'b'])
  expect(table.rows).toHaveLength(100)
  expect(table.rows.at(-1)).toEqual(['1', ''])
})

test('a decimal comma is offered only while numbers are looked for with a point', () => {
  const offers = (json: Partial<JsonOptions>) => convert('a\n"1,5"', true, json).offersDecimalComma
  expect(offers({ detectsTypes: true })).toBe(true)
  expect(offers({ detectsTypes: false })).toBe(false)
  expect(offers({ detectsTypes: true, decimalMark: ',' })).toBe(false)
})

test('next to numbers with a decimal comma, `2.000` is not the number two', () => {
  const textOf = (csv: string) =>
    new TextDecoder().decode(joinBytes(convert(csv, true, { detectsTypes: true }).chunks))
  expect(textOf('price,count\n"1,5",2.000\n"2,75",12.500')).toContain('"count": "2.000"')
  expect(textOf('price,count\n1.5,2.000\n2.75,12.500')).toContain('"count": 2.000')
  expect(textOf('price,count\n"1,5",2.000\n"2,75",12.5')).toContain('"count": 12.5')
})
