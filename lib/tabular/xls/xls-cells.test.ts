import { expect, test } from 'vitest'
import { type BiffRecord, RECORD } from './biff-records.ts'
import { type CellValues, getCells } from './xls-cells.ts'

const VALUES: CellValues = {
  sharedTexts: ['first', 'second'],
  numberFormats: [undefined, 'date'],
  startsIn1904: false,
  textIn: (_, at, lengthBytes) => `text from ${at} by ${lengthBytes}`,
}

type Part = readonly [at: number, bits: 8 | 16 | 32 | 'double', value: number]

/** A record of row 2 and column 3, the first style, and more parts. */
function record(kind: number, byteLength: number, parts: readonly Part[] = []): BiffRecord {
  const data = new DataView(new ArrayBuffer(byteLength))
  const all: readonly Part[] = byteLength < 4 ? parts : [[0, 16, 2], [2, 16, 3], ...parts]
  for (const [at, bits, value] of all)
    if (bits === 8) data.setUint8(at, value)
    else if (bits === 16) data.setUint16(at, value, true)
    else if (bits === 32) data.setInt32(at, value, true)
    else data.setFloat64(at, value, true)
  return { kind, data, more: [] }
}

const textsOf = (records: readonly BiffRecord[], values = VALUES) =>
  [...getCells(records, values)].map(({ text }) => text)
const rk = (bits: number, style = 0) =>
  record(RECORD.rk, 10, [
    [4, 16, style],
    [6, 32, bits],
  ])
const truthOrError = (value: number, isError: number) =>
  record(RECORD.truthOrError, 8, [
    [6, 8, value],
    [7, 8, isError],
  ])
const formula = (kind: number, value = 0) =>
  record(RECORD.formula, 14, [
    [6, 8, kind],
    [8, 8, value],
    [12, 16, 0xffff],
  ])

test.each([
  ['a whole number', (12_345 << 2) | 2, '12345'],
  ['a whole number below zero', (-5 << 2) | 2, '-5'],
  ['hundredths', (12_345 << 2) | 3, '123.45'],
  ['the upper half of a double', 0x3ff8_0000, '1.5'],
  ['the upper half of a double in hundredths', 0x4062_c001, '1.5'],
])('%s in four bytes is read', (_, bits, text) => expect(textsOf([rk(bits)])).toEqual([text]))

test('numbers side by side each have their column and style', () => {
  const row = record(RECORD.manyRk, 18, [
    [6, 32, (7 << 2) | 2],
    [10, 16, 1],
    [12, 32, (45_292 << 2) | 2],
    [16, 16, 4],
  ])
  expect([...getCells([row], VALUES)]).toEqual([
    { row: 2, column: 3, text: '7' },
    { row: 2, column: 4, text: '2024-01-01' },
  ])
})

test('a day is counted from 1904 where the workbook says so', () => {
  const day = record(RECORD.number, 14, [
    [4, 16, 1],
    [6, 'double', 1],
  ])
  expect(textsOf([day], { ...VALUES, startsIn1904: true })).toEqual(['1904-01-02'])
})

test.each([
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
  [42, '#N/A'],
  [43, ''],
])('the error %i is shown as %j, as a value and as a result', (value, text) => {
  expect(textsOf([truthOrError(value, 1), formula(2, value)])).toEqual([text, text])
})

test('true and false are words, as values and as results', () => {
  expect(textsOf([truthOrError(1, 0), truthOrError(0, 0)])).toEqual(['true', 'false'])
  expect(textsOf([formula(1, 1), formula(1, 0)])).toEqual(['true', 'false'])
})

test('a formula is its number, or the text in the record behind it, in the same place', () => {
  const number = record(RECORD.formula, 14, [[6, 'double', 0.25]])
  expect(textsOf([number])).toEqual(['0.25'])
  expect([...getCells([formula(0), record(RECORD.formulaText, 2)], VALUES)]).toEqual([
    { row: 2, column: 3, text: '' },
    { row: 2, column: 3, text: 'text from 0 by 2' },
  ])
})

test('reads shared and inline strings and ignores other records', () => {
  const shared = (index: number) => record(RECORD.sharedText, 10, [[6, 32, index]])
  expect(textsOf([shared(1), shared(2)])).toEqual(['second', ''])
  expect(textsOf([record(RECORD.text, 6), record(RECORD.richText, 6), record(RECORD.format, 6)])).toEqual([
    'text from 6 by 2',
    'text from 6 by 2',
  ])
})
