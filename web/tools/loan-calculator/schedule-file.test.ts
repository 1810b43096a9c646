import { expect, test } from 'vitest'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, readLoanForm } from './loan-form.ts'
import { paymentName, paymentRhythm } from './loan-text.ts'
import { scheduleFile } from './schedule-file.ts'

const START = { year: 2026, month: 11, day: 21 }
const answer = calculateLoan(readLoanForm(DEFAULT_LOAN_FORM).question)

test('saves the schedule as CSV or as a workbook', async () => {
  const csv = scheduleFile('csv', answer, START)
  expect(csv.type).toBe('text/csv;charset=utf-8')
  expect((await csv.text()).split('\r\n')[1]).toBe('1,2026-12-21,1122.61,393.44,729.17,0.00,249606.56')
  const xlsx = scheduleFile('xlsx', answer, START)
  expect(xlsx.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  // A workbook is a ZIP.
  expect([...new Uint8Array(await xlsx.slice(0, 4).arrayBuffer())]).toEqual([0x50, 0x4b, 3, 4])
})

test.each([
  ['monthly', 'Monthly payment', 'every month'],
  ['bi-weekly', 'Bi-weekly payment', 'every two weeks'],
  ['weekly', 'Weekly payment', 'every week'],
] as const)('names the payment and interval for %s: %s, %s', (frequency, name, rhythm) => {
  expect([paymentName(frequency), paymentRhythm(frequency)]).toEqual([name, rhythm])
})
