import * as v from 'valibot'
import { parseIsoDate } from '#lib/dates/civil-date.ts'
import { type Cents, centsText } from '#lib/money/cents.ts'
import { decimalFields } from '#lib/operation/decimal-text.ts'
import { dataResult, operation, typedText } from '#lib/operation/operation.ts'
import { missingHints, throwHints } from '#lib/operation/parse-params.ts'
import { calculateLoan, type LoanAnswer } from './calculate.ts'
import { scheduleCsv } from './export.ts'
import { LoanForm, readLoanForm } from './loan-form.ts'
import { hasExtra, termText } from './loan-text.ts'
import { UNKNOWNS } from './solve.ts'

const NOTES = {
  solveFor: 'What to find. The three others are needed: amount, rate, term, payment.',
  rate: 'Yearly, in percent.',
  payment: 'Per period.',
  extraOnceAt: 'The number of the payment that extraOnce is paid with.',
  compounding: 'How a nominal yearly rate becomes that of a period.',
} as const

const entries = {
  ...LoanForm.entries,
  ...decimalFields({
    amount: '',
    rate: '',
    term: '',
    payment: '',
    extraMonthly: '',
    extraYearly: '',
    extraOnce: '',
    extraOnceAt: '',
  }),
}

const onlyWith = {
  amount: [{ field: 'solveFor', isNot: ['amount'] }],
  rate: [
    { field: 'solveFor', isNot: ['rate'] },
    { field: 'isInterestFree', is: [false] },
  ],
  term: [{ field: 'solveFor', isNot: ['term'] }],
  payment: [{ field: 'solveFor', isNot: ['payment'] }],
  compounding: [{ field: 'isInterestFree', is: [false] }],
  extraOnceAt: [{ field: 'extraOnce', isNot: [''] }],
} as const

const money = v.string()

export const operations = [
  operation({
    name: 'loan',
    title: 'Loan or mortgage',
    summary: 'Payment, interest and term of a loan, to the cent, and what extra payments save.',
    seeAlso: 'For the table of all payments use loan-schedule.',
    params: v.strictObject(entries),
    gives: 'data',
    data: v.strictObject({
      amount: money,
      ratePercent: v.string(),
      payment: money,
      totalPayment: money,
      totalInterest: money,
      payments: v.number(),
      term: v.string(),
      withExtraPayments: v.nullable(
        v.strictObject({
          totalPayment: money,
          totalInterest: money,
          savedInterest: money,
          savedPayments: v.number(),
        }),
      ),
      frequency: v.string(),
      compounding: v.string(),
      currency: v.string(),
    }),
    notes: NOTES,
    onlyWith,
    examples: [
      {
        params: { amount: '250000', rate: '3.5', term: '30', extraMonthly: '200' },
        result: {
          amount: '250000.00',
          ratePercent: '3.5',
          payment: '1122.61',
          totalPayment: '404140.22',
          totalInterest: '154140.22',
          payments: 276,
          term: '23 years',
          withExtraPayments: {
            totalPayment: '363947.18',
            totalInterest: '113947.18',
            savedInterest: '40193.60',
            savedPayments: 84,
          },
          frequency: 'monthly',
          compounding: 'us',
          currency: 'USD',
        },
        shown: ['$1,122.61', '$363,947.18', '$40,193 saved'],
      },
      {
        params: { amount: '3000000', rate: '3.5', term: '30', currency: 'JPY' },
        result: {
          amount: '3000000',
          ratePercent: '3.5',
          payment: '13471',
          totalPayment: '4849683',
          totalInterest: '1849683',
          payments: 360,
          term: '30 years',
          withExtraPayments: null,
          frequency: 'monthly',
          compounding: 'us',
          currency: 'JPY',
        },
        shown: ['¥13,471', '¥4,849,683', '¥1,849,683'],
      },
    ],
    share: (form) => ({ form }),
    run: (form) => dataResult(answerData(calculateForm(form), form)),
  }),
  operation({
    name: 'loan-schedule',
    paramsOf: 'loan',
    title: 'Amortization schedule',
    summary: 'Every payment of a loan as CSV: date, interest, principal, extra payment and balance.',
    params: v.strictObject({ ...entries, start: v.string() }),
    gives: 'text',
    mediaTypes: ['text/csv'],
    onlyWith,
    notes: { ...NOTES, start: 'The day on which the loan starts, such as 2026-01-31.' },
    examples: [
      {
        params: { amount: '1000', rate: '6', term: '3', termUnit: 'months', start: '2026-01-31' },
        result: `Number,Date,Payment,Principal,Interest,Extra payment,Balance\r
1,2026-02-28,336.67,331.67,5.00,0.00,668.33\r
2,2026-03-31,336.67,333.33,3.34,0.00,335.00\r
3,2026-04-30,336.68,335.00,1.68,0.00,0.00\r
`,
        shown: ['$336.67', '$335.00', '$336.68'],
      },
    ],
    share: ({ start, ...form }) => ({ form }),
    run({ start, ...form }) {
      return typedText('text/csv', scheduleCsv(calculateForm(form), parseIsoDate(start)))
    },
  }),
]

/** Throws UserError for a field that cannot be used: the page would count it as 0. */
function calculateForm(form: LoanForm): LoanAnswer {
  const { question, hints } = readLoanForm(form)
  const needed = UNKNOWNS.map(({ id }) => id).filter(
    (id) => id !== form.solveFor && !(id === 'rate' && form.isInterestFree),
  )
  throwHints({ ...hints, ...missingHints(form, needed) })
  return calculateLoan(question)
}

function answerData(answer: LoanAnswer, { frequency, compounding, currency }: LoanForm) {
  const { totals, schedule, regular, minorUnit } = answer
  const money = (cents: Cents) => centsText(cents, minorUnit)
  return {
    amount: money(answer.amount),
    ratePercent: answer.ratePercent,
    payment: money(totals.payment),
    totalPayment: money(totals.totalPayment),
    totalInterest: money(totals.totalInterest),
    payments: schedule.rows.length,
    term: termText(answer),
    withExtraPayments: hasExtra(answer)
      ? {
          totalPayment: money(schedule.totalPayment),
          totalInterest: money(schedule.totalInterest),
          savedInterest: money(answer.savedInterest),
          savedPayments: regular.rows.length - schedule.rows.length,
        }
      : null,
    frequency,
    compounding,
    currency,
  }
}
