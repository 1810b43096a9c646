import * as v from 'valibot'
import { expect, test } from 'vitest'
import { moneyWriter } from '#lib/money/cents.ts'
import { getLines } from '#lib/result/named-result.ts'
import { HourlyForm, readHourlyForm } from './hourly-form.ts'
import { lifeHoursText, worthResults } from './hourly-text.ts'
import { hourlyWorth, workWeek } from './hourly-worth.ts'

function answerTo(fields: Partial<HourlyForm>) {
  const { life, price, hints } = readHourlyForm({ ...v.parse(HourlyForm, {}), ...fields })
  const answer = life && { worth: hourlyWorth(life), weeksPerYear: life.weeksPerYear }
  const results = worthResults(answer, moneyWriter('USD', 'en-US'), 'en-US')
  return { lines: getLines(results).split('\n'), hints, hours: lifeHoursText(price, answer, 'en-US') }
}

test('a year of 2,000 paid hours has 187.5 unpaid ones, and 250 more with half an hour each way', () => {
  expect(answerTo({ pay: '50000' }).lines).toEqual([
    'Real hourly rate: $22.86',
    'Nominal hourly rate: $25.00',
    'Paid hours per year: 2,000',
    'Unpaid hours per year: 187.5',
    'All hours per year: 2,187.5',
    'Pay per year: $50,000.00',
    'Pay per month: $4,166.67',
    'Pay per week: $1,000.00',
  ])
  expect(answerTo({ pay: '50000', commuteMinutesOneWay: '30' }).lines.slice(0, 4)).toEqual([
    'Real hourly rate: $20.51',
    'Nominal hourly rate: $25.00',
    'Paid hours per year: 2,000',
    'Unpaid hours per year: 437.5',
  ])
})

test.each([
  ['month', '5000', '$30.00', '$60,000.00'],
  ['week', '1200', '$30.00', '$60,000.00'],
  ['hour', '30', '$30.00', '$60,000.00'],
] as const)('calculates the same rates for pay per %s', (period, pay, nominal, yearly) => {
  const { lines } = answerTo({ period, pay })
  expect([lines[1], lines[5]]).toEqual([`Nominal hourly rate: ${nominal}`, `Pay per year: ${yearly}`])
})

test('rounds hours to two decimals, half up', () => {
  // 250 days of 10 minutes are 41.666… hours.
  const { lines, hours } = answerTo({ pay: '50000', lunchMinutes: '10', emailMinutes: '0', price: '1' })
  expect(lines.slice(2, 5)).toEqual([
    'Paid hours per year: 2,000',
    'Unpaid hours per year: 41.67',
    'All hours per year: 2,041.67',
  ])
  expect(hours).toBe('0.04\u00a0h')
})

test('an empty field has its default, a typed 0 does not', () => {
  const emptyFields = {
    hoursPerDay: '',
    daysPerWeek: '',
    weeksPerYear: '',
    lunchMinutes: '',
    emailMinutes: ' ',
  }
  expect(answerTo(emptyFields).lines[3]).toBe('Unpaid hours per year: 187.5')
  expect(answerTo({ lunchMinutes: '0', emailMinutes: '0' }).lines[3]).toBe('Unpaid hours per year: 0')
  expect(answerTo({ commuteMinutesOneWay: '60', commuteDaysPerWeek: '0' }).lines[3]).toBe(
    'Unpaid hours per year: 187.5',
  )
})

test.each([
  ['hoursPerDay', '24.5', 'A day has 24 hours.'],
  ['daysPerWeek', '8', 'A week has 7 days.'],
  ['weeksPerYear', '54', 'A year has at most 53 weeks.'],
  ['commuteDaysPerWeek', '7.1', 'A week has 7 days.'],
  ['pay', 'much', 'Enter a number'],
] as const)('rejects %s of %s with a hint and calculates nothing', (field, typed, hint) => {
  const { hints, lines } = answerTo({ [field]: typed })
  expect(hints).toEqual({ [field]: hint })
  expect(lines.every((line) => line.endsWith(': —'))).toBe(true)
})

test('paid hours, pauses and commute have to fit into one day', () => {
  const long = { hoursPerDay: '20', lunchMinutes: '240', emailMinutes: '0' }
  expect(answerTo(long).hints).toEqual({})
  const { hints, lines } = answerTo({ ...long, commuteMinutesOneWay: '10' })
  expect(hints).toEqual({
    hoursPerDay: 'With lunch, emails and both ways to work, such a day has more than 24 hours.',
  })
  expect(lines[0]).toBe('Real hourly rate: —')
  expect(answerTo({ ...long, commuteMinutesOneWay: '10', commuteDaysPerWeek: '0' }).hints).toEqual({})
  expect(answerTo({ ...long, commuteMinutesOneWay: '10', daysPerWeek: '0' }).hints).toEqual({})
})

test('returns no rate without working hours', () => {
  expect(answerTo({ hoursPerDay: '0' }).lines.slice(0, 3)).toEqual([
    'Real hourly rate: —',
    'Nominal hourly rate: —',
    'Paid hours per year: 0',
  ])
})

test.each([
  ['100', '4.38\u00a0h'],
  ['0', '0\u00a0h'],
  ['22.857142857142857142857142857142857142857142857142857142857142857142857', '1\u00a0h'],
])('a price of %s takes %s at 22.857… an hour', (price, hours) => {
  expect(answerTo({ pay: '50000', price }).hours).toBe(hours)
})

test.each(['x', '-1', '1e', '1000000000001', ''])('a price of %j costs no hours', (price) => {
  expect(answerTo({ price }).hours).toBe('—')
})

test('reports a price and another field at once', () => {
  expect(answerTo({ price: 'x', pay: 'y' }).hints).toEqual({ price: 'Enter a number', pay: 'Enter a number' })
})

test('nothing is earned, so no price can be paid', () => {
  expect(answerTo({ pay: '0', price: '5' }).hours).toBe('—')
})

test('a week of work has its paid hours, both ways to work, lunch and emails', () => {
  const { life } = readHourlyForm({ ...v.parse(HourlyForm, {}), commuteMinutesOneWay: '40' })
  if (!life) throw new Error('The form is valid')
  const week = workWeek(life)
  expect([week.paid, week.commute, week.lunch, week.emails].map((hours) => hours.round(2).toFixed())).toEqual(
    ['40', '6.67', '2.5', '1.25'],
  )
})
