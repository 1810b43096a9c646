import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const YEAR = { pay: 60_000, hoursPerDay: 8, daysPerWeek: 5, weeksPerYear: 50 }

const worth = (params: object) =>
  callCommand(['hourly-worth', '--params', '-'], { input: JSON.stringify({ ...YEAR, ...params }) })

test('returns hours for a price only if a price is passed, at the real rate', async () => {
  const plain = JSON.parse((await worth({})).text)
  expect(plain).toEqual({
    realHourlyRate: '30.00',
    nominalHourlyRate: '30.00',
    paidHoursPerYear: '2000',
    unpaidHoursPerYear: '0',
    payPerYear: '60000.00',
    payPerMonth: '5000.00',
    payPerWeek: '1200.00',
    hoursForPrice: null,
    currency: 'USD',
  })
  const priced = await worth({ emailMinutes: 60, price: '100', currency: 'EUR' })
  expect(JSON.parse(priced.text)).toMatchObject({
    realHourlyRate: '26.67',
    unpaidHoursPerYear: '250',
    hoursForPrice: '3.75',
    currency: 'EUR',
  })
})

test('without paid hours, or with a field that makes no sense, it is refused', async () => {
  expect(await worth({ hoursPerDay: 0 })).toMatchObject({
    code: 1,
    complaint: 'There are no paid hours. Hours, days and weeks must be more than 0.\n',
  })
  expect(await worth({ hoursPerDay: '25', daysPerWeek: 8 })).toMatchObject({
    code: 1,
    complaint: 'hoursPerDay: A day has 24 hours.\ndaysPerWeek: A week has 7 days.\n',
  })
})

test('returns no hours for a price without earnings', async () => {
  const { text } = await worth({ pay: 0, price: 5 })
  expect(JSON.parse(text)).toMatchObject({ realHourlyRate: '0.00', hoursForPrice: null })
})

test('the example figures of the page are not defaults', async () => {
  const { code, complaint } = await callCommand(['hourly-worth', '--pay=1', '--hours-per-day=8'])
  expect([code, complaint]).toEqual([1, 'daysPerWeek is missing.\n'])
})
