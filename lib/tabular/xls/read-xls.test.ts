import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openXls } from './read-xls.ts'

// Both written by Gnumeric.
const EXCEL_97 = read('excel-97.xls')
const EXCEL_95 = read('excel-95.xls')

function read(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)))
}

function rowsOf(bytes: Uint8Array): string[][] {
  const rows: string[][] = []
  openXls(bytes, 'a.xls').readRows(0, (cells, number) => rows.push([String(number), ...cells]))
  return rows
}

test('reads strings in every script, numbers, dates, booleans and results of formulas from Excel 97', () => {
  expect(openXls(EXCEL_97, 'a.xls').sheetNames).toEqual(['names.csv'])
  expect(rowsOf(EXCEL_97)).toEqual([
    ['1', 'Player', 'Score', 'Born', 'Part', 'Ok'],
    ['2', 'Smith, John', '12', '2001-03-04', '0.25', 'true'],
    ['3', 'Zoë', '3.5', '1999-12-31', '4', 'false'],
    ['4', 'Владимир', '123456789012', '2024-02-29', '#DIV/0!', 'true'],
    ['5', '東京 太郎', '-7', '1900-01-15', 'Smith, John!', 'false'],
  ])
})

test('the older form of Excel 95, in its code page', () => {
  expect(rowsOf(EXCEL_95)).toEqual([
    ['1', 'Player', 'Score', 'Born', 'Part', 'Ok'],
    ['2', 'Smith, John', '12', '2001-03-04', '0.25', 'true'],
    ['3', 'Zoë Müller', '3.5', '1999-12-31', '4', 'false'],
    ['4', 'Æsa', '-0.01', '2024-02-29', 'Smith, John!', 'true'],
  ])
})

test('wherever a file ends too soon or is damaged, a sentence says so or what is there is read', () => {
  for (let end = 8; end < EXCEL_97.length; end += 97) expectReadOrRefused(EXCEL_97.slice(0, end))
  for (let at = 24; at < EXCEL_97.length; at += 13) {
    const damaged = EXCEL_97.slice()
    damaged[at] = 0xff
    expectReadOrRefused(damaged)
  }
})

function expectReadOrRefused(bytes: Uint8Array): void {
  try {
    rowsOf(bytes)
  } catch (error) {
    expect(error).toMatchObject({ problem: { message: '"a.xls" could not be read.' } })
  }
}
