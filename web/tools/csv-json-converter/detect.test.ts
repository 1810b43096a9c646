import { expect, test } from 'vitest'
import type { SampleFile } from '#lib/content-detection/detection.ts'
import { detect } from './detect.ts'

const CONTEXT = { now: 0, random: () => 0 }
const ofText = (text: string, isWhole = true) => detect({ text, isWhole, files: [] }, CONTEXT)
const ofFile = (name: string, text = '') => {
  const files: readonly SampleFile[] = [{ name, head: new Uint8Array() }]
  return detect({ text, isWhole: true, files }, CONTEXT)
}

test.each([
  ['a,b\n1,2', 0.88, 'a table with 2 columns, separated by commas'],
  ['a;b;c\n1;2;3\n4;5;6\n', 0.88, 'a table with 3 columns, separated by semicolons'],
  ['a\tb\n1\t 2', 0.88, 'a table with 2 columns, separated by tabs'],
  ['a|b\n1|2', 0.88, 'a table with 2 columns, separated by pipes'],
  ['a,b\n1,2\n3, 4', 0.78, 'a table with 2 columns, separated by commas'],
  [`${'a'.repeat(40)},b\n1,2`, 0.88, 'a table with 2 columns, separated by commas'],
])('%j is a table', (text, confidence, says) => {
  expect(ofText(text)).toEqual({
    confidence,
    says,
    state: { direction: 'CSV to JSON', edits: [] },
    textField: 'text',
  })
})

test.each([
  ['a,b'],
  ['a\n1'],
  ['a,b\n1,2\n3'],
  ['a,b\n1,2,3'],
  ['a,\n1,2'],
  ['a, b\n1,2'],
  ['Well,yes.\nSo,no.'],
  ['Who,me?\nYes,you?'],
  ['a,b!\n1,2'],
  ['{a,b\n1,2'],
  ['a,b]\n1,2'],
  [`${'a'.repeat(41)},b\n1,2`],
  ['a,"b\n1,2'],
])('does not detect a table in %j', (text) => {
  expect(ofText(text)).toBeUndefined()
})

test('ignores the last row of a truncated sample', () => {
  expect(ofText('a,b\n1,2\n3', false)).toMatchObject({ confidence: 0.88 })
  expect(ofText('a,b\n1,2', false)).toBeUndefined()
})

test.each([
  ['[{"a":1}]', 'a list of 1 records'],
  [' [ {"a":1}, 2 ] ', 'a list of 2 records'],
])('%s is a list of records, which is accepted as JSON', (text, says) => {
  expect(ofText(text)).toMatchObject({
    confidence: 0.5,
    says,
    state: { direction: 'JSON to CSV', edits: [] },
  })
})

test('records that are cut, damaged, in a file, or no objects are none', () => {
  expect(ofText('[{"a":1}]', false)).toBeUndefined()
  expect(ofText('[{"a":1}')).toBeUndefined()
  expect(ofFile('a.json', '[{"a":1}]')).toBeUndefined()
  expect(ofText('[[1]]')).toBeUndefined()
})

test.each([
  ['a.XLSX', 'an Excel workbook'],
  ['a.xls', 'an Excel workbook'],
  ['a.csv', 'a table'],
  ['a.tsv', 'a table'],
])('the file %s is known by its name', (name, says) => {
  expect(ofFile(name)).toEqual({ confidence: 0.93, says })
})

test('reports the columns of one CSV file, and nothing for several files', () => {
  expect(ofFile('a.csv', 'a;b\n1;2')?.says).toBe('a table with 2 columns, separated by semicolons')
  expect(ofFile('a.csv.txt')).toBeUndefined()
  const file = { name: 'a.csv', head: new Uint8Array() }
  expect(detect({ text: '', isWhole: false, files: [file, file] }, CONTEXT)).toBeUndefined()
})
