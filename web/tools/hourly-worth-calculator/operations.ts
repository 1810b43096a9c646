import * as v from 'valibot'
import { centsText, toCents } from '#lib/money/cents.ts'
import { decimalFields, decimalText } from '#lib/operation/decimal-text.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { throwHints } from '#lib/operation/parse-params.ts'
import { UserError } from '#lib/result/user-error.ts'
import { HourlyForm, readHourlyForm } from './hourly-form.ts'
import { hourlyWorth, lifeHours, payOfEach } from './hourly-worth.ts'

export const operations = [
  operation({
    name: 'hourly-worth',
    title: 'Real hourly pay',
    summary: 'The real pay of an hour with unpaid time counted, and what a price costs in hours of work.',
    params: v.strictObject({
      ...HourlyForm.entries,
      pay: decimalText,
      hoursPerDay: decimalText,
      daysPerWeek: decimalText,
      weeksPerYear: decimalText,
      ...decimalFields({
        lunchMinutes: '0',
        emailMinutes: '0',
        commuteMinutesOneWay: '0',
        commuteDaysPerWeek: '5',
        price: '',
      }),
    }),
    gives: 'data',
    data: v.strictObject({
      realHourlyRate: v.string(),
      nominalHourlyRate: v.string(),
      paidHoursPerYear: v.string(),
      unpaidHoursPerYear: v.string(),
      payPerYear: v.string(),
      payPerMonth: v.string(),
      payPerWeek: v.string(),
      hoursForPrice: v.nullable(v.string()),
      currency: v.string(),
    }),
    notes: { price: 'To convert to hours.', period: 'The period that the pay is for.' },
    examples: [
      {
        params: {
          pay: '60000',
          hoursPerDay: '8',
          daysPerWeek: '5',
          weeksPerYear: '50',
          lunchMinutes: '30',
          emailMinutes: '15',
          commuteMinutesOneWay: '30',
          price: '500',
        },
        result: {
          realHourlyRate: '24.62',
          nominalHourlyRate: '30.00',
          paidHoursPerYear: '2000',
          unpaidHoursPerYear: '437.5',
          payPerYear: '60000.00',
          payPerMonth: '5000.00',
          payPerWeek: '1200.00',
          hoursForPrice: '20.31',
          currency: 'USD',
        },
        shown: ['$30.00', '$24.62', '20.31\u00a0h'],
      },
    ],
    share: (form) => form,
    run(form) {
      const { life, price, hints } = readHourlyForm(form)
      throwHints(hints)
      const worth = life && hourlyWorth(life)
      if (!life || !worth?.rates)
        throw new UserError('There are no paid hours.', 'Hours, days and weeks must be more than 0.')
      const pay = payOfEach(worth.yearlyPay, life.weeksPerYear)
      return dataResult({
        realHourlyRate: centsText(toCents(worth.rates.real)),
        nominalHourlyRate: centsText(toCents(worth.rates.nominal)),
        paidHoursPerYear: worth.paidHours.round(2).toFixed(),
        unpaidHoursPerYear: worth.unpaidHours.round(2).toFixed(),
        payPerYear: centsText(pay.year),
        payPerMonth: centsText(pay.month),
        payPerWeek: centsText(pay.week),
        hoursForPrice: (price && lifeHours(price, worth.rates.real)?.toFixed()) ?? null,
        currency: form.currency,
      })
    },
  }),
]
