import { expect, test } from 'vitest'
import { parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import { calculateLoan } from './calculate.ts'
import { scheduleCsv, scheduleSheets } from './export.ts'
import { DEFAULT_LOAN_FORM, readLoanForm } from './loan-form.ts'

const START = { year: 2026, month: 11, day: 21 }
const answer = calculateLoan(readLoanForm(DEFAULT_LOAN_FORM).question)

test('the CSV contains every payment with its date and exact amounts', () => {
  const rows = parseCsv(scheduleCsv(answer, START))
  expect(rows).toHaveLength(361)
  expect(rows[0]).toEqual(['Number', 'Date', 'Payment', 'Principal', 'Interest', 'Extra payment', 'Balance'])
  expect(rows[1]).toEqual(['1', '2026-12-21', '1122.61', '393.44', '729.17', '0.00', '249606.56'])
  expect(rows[360]).toEqual(['360', '2056-11-21', '1123.79', '1120.52', '3.27', '0.00', '0.00'])
})

test('amounts in yen are whole, in the CSV and in the workbook', () => {
  const yen = calculateLoan(
    readLoanForm({ ...DEFAULT_LOAN_FORM, amount: '3000000', currency: 'JPY' }).question,
  )
  const rows = parseCsv(scheduleCsv(yen, START))
  expect(rows[1]).toEqual(['1', '2026-12-21', '13471', '4721', '8750', '0', '2995279'])
  expect(rows[360]?.at(-1)).toBe('0')
  expect([...(scheduleSheets(yen, START)[0]?.rows ?? [])][0]?.[2]).toEqual({
    numeral: '13471',
    look: 'whole money',
  })
})

test('the workbook contains the payments and the years', () => {
  const sheets = scheduleSheets(answer, START)
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
