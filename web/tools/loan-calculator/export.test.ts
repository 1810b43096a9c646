import { expect, test } from 'vitest'
import { parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import { calculateLoan } from './calculate.ts'
import { scheduleCsv, scheduleSheets } from './export.ts'
import { DEFAULT_LOAN_FORM, readLoanForm } from './loan-form.ts'

const START = { year: 2026, month: 11, day: 21 }
const { schedule } = calculateLoan(readLoanForm(DEFAULT_LOAN_FORM).question)

test('the CSV contains every payment with its date and exact amounts', () => {
  const rows = parseCsv(scheduleCsv(schedule.rows, START, 'monthly'))
  expect(rows).toHaveLength(361)
  expect(rows[0]).toEqual(['Number', 'Date', 'Payment', 'Principal', 'Interest', 'Extra payment', 'Balance'])
  expect(rows[1]).toEqual(['1', '2026-12-21', '1122.61', '393.44', '729.17', '0.00', '249606.56'])
  expect(rows[360]).toEqual(['360', '2056-11-21', '1123.79', '1120.52', '3.27', '0.00', '0.00'])
})

test('the workbook contains the payments and the years', () => {
  const sheets = scheduleSheets(schedule.rows, START, 'monthly')
  expect(sheets.map(({ name, rows }) => [name, [...rows].length])).toEqual([
    ['Payments', 360],
    ['Years', 30],
  ])
  expect([...(sheets[0]?.rows ?? [])][0]?.slice(0, 3)).toEqual([
    1,
    { year: 2026, month: 12, day: 21 },
    { numeral: '1122.61', look: 'money' },
  ])
  const amounts = ['Payment', 'Principal', 'Interest', 'Extra payment', 'Balance']
  expect(sheets.map(({ heading }) => heading)).toEqual([
    ['Number', 'Date', ...amounts],
    ['Year', ...amounts],
  ])
  expect([...(sheets[1]?.rows ?? [])].at(-1)).toEqual([
    30,
    ...['13472.50', '13220.49', '252.01', '0.00', '0.00'].map((numeral) => ({ numeral, look: 'money' })),
  ])
  expect(writeXlsx(sheets).length).toBeGreaterThan(5000)
})
