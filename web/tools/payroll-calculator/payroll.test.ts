import * as v from 'valibot'
import { expect, test } from 'vitest'
import { centsText, moneyWriter } from '#lib/money/cents.ts'
import { Decimal } from '#lib/numbers/decimal.ts'
import { getLines } from '#lib/result/named-result.ts'
import { federalTax, payroll } from './payroll.ts'
import { PayrollForm, readPayrollForm } from './payroll-form.ts'
import { grossToNet, payrollResults, percentOfGross } from './payroll-text.ts'
import type { FilingStatus } from './us-2026.ts'

function payOf(fields: Partial<PayrollForm>) {
  const { payroll: question, hints } = readPayrollForm({ ...v.parse(PayrollForm, {}), ...fields })
  const pay = payroll(question)
  const texts = getLines([
    ...payrollResults(pay, question.period, moneyWriter('USD', 'en-US')),
    ...grossToNet(pay, moneyWriter('USD', 'en-US'), 'en-US'),
  ]).split('\n')
  return { pay, hints, texts }
}

test('the defaults leave 32,175.00 of 50,000', () => {
  expect(payOf({}).texts).toEqual([
    'Net annual pay: $32,175.00',
    'Net monthly pay: $2,681.25',
    'Net bi-weekly pay: $1,237.50',
    'Annual gross: $50,000.00',
    'Federal tax: $11,000.00',
    'State tax: $3,000.00',
    'Social security: $3,100.00',
    'Medicare: $725.00',
    'Total deductions: $17,825.00',
  ])
})

test.each([
  ['annual', '52000', '$52,000.00'],
  ['monthly', '4333.33', '$51,999.96'],
  ['biweekly', '2000', '$52,000.00'],
  ['weekly', '1000', '$52,000.00'],
  ['semimonthly', '2166.67', '$52,000.08'],
  ['quarterly', '13000', '$52,000.00'],
  ['daily', '200', '$52,000.00'],
] as const)('%s pay of %s is %s a year', (period, gross, yearly) => {
  expect(payOf({ period, gross }).texts).toContain(`Annual gross: ${yearly}`)
})

test.each([
  ['semimonthly', '1000', 'Net semi-monthly pay: $643.50'],
  ['quarterly', '1000', 'Net quarterly pay: $643.50'],
  ['daily', '100', 'Net daily pay: $64.35'],
] as const)('paid %s, %s leaves in each period: %s', (period, gross, text) => {
  expect(payOf({ period, gross }).texts[3]).toBe(text)
})

test('each deduction is rounded by itself, half a cent up, and the net is what is left', () => {
  const { pay } = payOf({ gross: '0.5', federal: '1', state: '3', socialSecurity: '0', medicare: '1' })
  expect([pay.federal, pay.state, pay.medicare, pay.deductions, pay.net]).toEqual([1n, 2n, 1n, 4n, 46n])
})

test('an empty field counts as 0 without a hint, invalid input with one', () => {
  expect(payOf({ federal: '', state: ' ' }).texts[0]).toBe('Net annual pay: $46,175.00')
  expect(payOf({ federal: '' }).hints).toEqual({})
  const wrong = payOf({ gross: '-1', medicare: 'x' })
  expect(wrong.hints).toEqual({ gross: 'Gross pay cannot be negative.', medicare: 'Enter a number' })
  expect(wrong.pay.gross).toBe(0n)
})

test('deductions can exceed the pay', () => {
  expect(payOf({ federal: '90', state: '20' }).texts[0]).toBe('Net annual pay: -$8,825.00')
})

test.each([
  ['single', '16100', '0.00'],
  ['single', '28500', '1240.00'],
  ['single', '50000', '3820.00'],
  ['single', '66500', '5800.00'],
  ['single', '121800', '17966.00'],
  ['single', '217875', '41024.00'],
  ['single', '272325', '58448.00'],
  ['single', '656700', '192979.25'],
  ['single', '1000000', '320000.25'],
  ['joint', '133000', '11600.00'],
  ['joint', '800900', '206583.50'],
  ['head', '91600', '7740.00'],
] as const)('for %s the federal tax of 2026 on %s is %s', (status, gross, tax) => {
  expect(federalTax(Decimal(gross), status satisfies FilingStatus).toFixed(2)).toBe(tax)
})

test('social security ends at its wage base, and Medicare adds a rate above its threshold', () => {
  const { pay } = payOf({ rules: 'us-2026', gross: '250000', state: '0' })
  expect([centsText(pay.socialSecurity), centsText(pay.medicare)]).toEqual(['11439.00', '4075.00'])
  const below = payOf({ rules: 'us-2026', gross: '184500' }).pay
  expect([centsText(below.socialSecurity), centsText(below.medicare)]).toEqual(['11439.00', '2675.25'])
})

test('percentOfGross(): returns a percentage of the gross', () => {
  expect(percentOfGross(1n, 3n, 'en-US')).toBe('33.33 %')
  expect(percentOfGross(1n, 0n, 'en-US')).toBe('—')
})
