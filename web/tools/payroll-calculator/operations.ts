import * as v from 'valibot'
import { type Cents, centsText, getMinorUnit } from '#lib/money/cents.ts'
import { divideRounded } from '#lib/numbers/divide-rounded.ts'
import { decimalFields, decimalText } from '#lib/operation/decimal-text.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { missingHints, throwHints } from '#lib/operation/parse-params.ts'
import { PAY_PERIODS, payroll } from './payroll.ts'
import { PayrollForm, readPayrollForm } from './payroll-form.ts'
import { IN_DOLLARS, OVERDRAWN } from './payroll-text.ts'

const amount = v.string()

export const operations = [
  operation({
    name: 'payroll',
    title: 'Net pay after taxes',
    summary: 'Net pay after taxes, by flat rates or by the federal rules of the US for 2026, to the cent.',
    params: v.strictObject({
      ...PayrollForm.entries,
      gross: decimalText,
      ...decimalFields({ federal: '', state: '0', socialSecurity: '6.2', medicare: '1.45' }),
    }),
    gives: 'data',
    data: v.strictObject({
      grossPerYear: amount,
      federalTax: amount,
      stateTax: amount,
      socialSecurity: amount,
      medicare: amount,
      deductions: amount,
      netPerYear: amount,
      net: v.strictObject(
        v.entriesFromList(
          PAY_PERIODS.map(({ id }) => id),
          amount,
        ),
      ),
      percents: v.strictObject({
        federal: v.nullable(v.string()),
        state: v.string(),
        socialSecurity: v.string(),
        medicare: v.string(),
      }),
      currency: v.string(),
    }),
    notes: {
      gross: 'Pay before deductions, for one period.',
      federal: 'In percent.',
      state: 'In percent.',
      socialSecurity: 'In percent.',
      medicare: 'In percent.',
    },
    onlyWith: {
      federal: [{ field: 'rules', is: ['flat'] }],
      filingStatus: [{ field: 'rules', is: ['us-2026'] }],
    },
    examples: [
      {
        params: { gross: '50000', rules: 'us-2026', state: '5' },
        result: {
          grossPerYear: '50000.00',
          federalTax: '3820.00',
          stateTax: '2500.00',
          socialSecurity: '3100.00',
          medicare: '725.00',
          deductions: '10145.00',
          netPerYear: '39855.00',
          net: {
            annual: '39855.00',
            monthly: '3321.25',
            biweekly: '1532.88',
            weekly: '766.44',
            semimonthly: '1660.63',
            quarterly: '9963.75',
            daily: '153.29',
          },
          percents: { federal: null, state: '5', socialSecurity: '6.2', medicare: '1.45' },
          currency: 'USD',
        },
        shown: ['$39,855.00', '$3,820.00', '$3,321.25'],
      },
      {
        params: { gross: '1000', rules: 'flat', federal: '90', state: '20' },
        result: {
          grossPerYear: '1000.00',
          federalTax: '900.00',
          stateTax: '200.00',
          socialSecurity: '62.00',
          medicare: '14.50',
          deductions: '1176.50',
          netPerYear: '-176.50',
          net: {
            annual: '-176.50',
            monthly: '-14.71',
            biweekly: '-6.79',
            weekly: '-3.39',
            semimonthly: '-7.35',
            quarterly: '-44.13',
            daily: '-0.68',
          },
          percents: { federal: '90', state: '20', socialSecurity: '6.2', medicare: '1.45' },
          currency: 'USD',
        },
        notes: [OVERDRAWN],
        shown: ['$1,176.50'],
      },
    ],
    share: (form) => form,
    run(form) {
      const { state, socialSecurity, medicare } = form
      const { payroll: params, hints } = readPayrollForm(form)
      throwHints({ ...hints, ...missingHints(form, form.rules === 'flat' ? ['federal'] : []) })
      const pay = payroll(params)
      const unit = getMinorUnit(form.currency)
      const money = (cents: Cents) => centsText(divideRounded(cents, unit) * unit, unit)
      const perPeriod = PAY_PERIODS.map(({ id, perYear }): [string, string] => [
        id,
        money(divideRounded(pay.net, perYear)),
      ])
      const data = {
        grossPerYear: money(pay.gross),
        federalTax: money(pay.federal),
        stateTax: money(pay.state),
        socialSecurity: money(pay.socialSecurity),
        medicare: money(pay.medicare),
        deductions: money(pay.deductions),
        netPerYear: money(pay.net),
        net: Object.fromEntries(perPeriod),
        percents: { federal: form.rules === 'flat' ? form.federal : null, state, socialSecurity, medicare },
        currency: form.currency,
      }
      return dataResult(data, [
        ...(pay.net < 0n ? [OVERDRAWN] : []),
        ...(form.rules === 'us-2026' && form.currency !== 'USD' ? [IN_DOLLARS] : []),
      ])
    },
  }),
]
