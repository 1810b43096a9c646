import { expect, test } from 'vitest'
import { RECORD, recordsFrom } from './biff-records.ts'

const record = (kind: number, ...data: number[]) => [kind & 255, kind >> 8, data.length, 0, ...data]
const BEGIN = record(RECORD.begin)
const END = record(RECORD.end)
const summarize = (bytes: readonly number[], start = 0) =>
  [...recordsFrom(Uint8Array.from(bytes), start)].map(({ kind, data, more }) => [
    kind,
    data.byteLength,
    ...more.map((one) => one.getUint8(0)),
  ])

test('returns continue records with their record', () => {
  const long = [
    ...record(RECORD.sharedTexts, 1, 2),
    ...record(RECORD.continue, 7),
    ...record(RECORD.continue, 8),
  ]
  expect(summarize([...BEGIN, ...long, ...record(RECORD.number, 5), ...END])).toEqual([
    [RECORD.begin, 0],
    [RECORD.sharedTexts, 2, 7, 8],
    [RECORD.number, 1],
  ])
})

test('skips the records of a chart within a sheet, and stops at the end of the sheet', () => {
  const chart = [...BEGIN, ...record(RECORD.text, 1), ...END]
  const sheet = [...BEGIN, ...chart, ...record(RECORD.rk, 3), ...END]
  expect(summarize([...sheet, ...BEGIN, ...record(RECORD.format, 1), ...END])).toEqual([
    [RECORD.begin, 0],
    [RECORD.end, 0],
    [RECORD.rk, 1],
  ])
})

test('a sheet is read from its own place', () => {
  expect(summarize([9, 9, 9, ...BEGIN, ...record(RECORD.rk, 1, 2), ...END], 3)).toEqual([
    [RECORD.begin, 0],
    [RECORD.rk, 2],
  ])
})

test('a record without data at the very end is read, and half a head is not', () => {
  expect(summarize([...BEGIN, ...record(RECORD.number)])).toEqual([
    [RECORD.begin, 0],
    [RECORD.number, 0],
  ])
  expect(summarize([...BEGIN, 3, 2, 0])).toEqual([[RECORD.begin, 0]])
})
