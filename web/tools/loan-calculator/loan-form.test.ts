import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calculateLoan } from './calculate.ts'
import { EXAMPLES } from './examples.ts'
import { DEFAULT_LOAN_FORM, LoanForm, LoanState, readLoanForm } from './loan-form.ts'
import { yearlySubtotals } from './schedule-years.ts'

function answer(fields: Partial<LoanForm>) {
  const { question, hints } = readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields })
  return { hints, ...calculateLoan(question) }
}

test('the form starts with 250000 at 3.5 % over 30 years', () => {
  expect(DEFAULT_LOAN_FORM).toMatchObject({ amount: '250000', rate: '3.5', term: '30', termUnit: 'years' })
  expect(answer({}).totals).toEqual({
    payment: 112261n,
    totalPayment: 40414022n,
    totalInterest: 15414022n,
    paymentCount: 360,
  })
})

test('preserves typed values, and sets missing ones to the default', () => {
  const typed = {
    ...DEFAULT_LOAN_FORM,
    amount: ' 1,000.50 ',
    rate: 'abc',
    term: 'x'.repeat(1001),
    isInterestFree: true,
  }
  expect(v.parse(LoanForm, JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  expect(v.parse(LoanForm, { amount: '1', more: 1 })).toEqual({ ...DEFAULT_LOAN_FORM, amount: '1' })
  expect(v.parse(LoanState, {})).toEqual({ form: DEFAULT_LOAN_FORM, compared: [] })
})

test.each([
  { form: { amount: 5 } },
  { form: { frequency: 'daily' } },
  { form: { term: 30 } },
  { form: { currency: 'usd' } },
  { compared: [{}, {}, {}] },
  { compared: [{ rate: null }] },
])('a stored state that does not fit is refused whole: %j', (stored) => {
  expect(v.safeParse(LoanState, stored).success).toBe(false)
})

test.each([
  [{ term: '2.5' }, { term: '30', termUnit: 'months' }],
  [{ amount: '250,000.00' }, { amount: '2.5e5' }],
  [{ rate: '3,5' }, { rate: ' 3.50 %' }],
] as const)('%o is equivalent to %o', (one, other) => {
  expect(answer(one).totals).toEqual(answer(other).totals)
})

test('a rate that is to be found is found, whether or not 0 % was turned on before', () => {
  const fields = { solveFor: 'rate', payment: '1500' } as const
  const { question } = readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields, isInterestFree: true })
  expect(question.loan.isInterestFree).toBe(false)
  expect(answer({ ...fields, isInterestFree: true })).toEqual(answer(fields))
})

const HINTS: [Partial<LoanForm>, Record<string, string>][] = [
  [{ amount: 'abc' }, { amount: 'Enter a number' }],
  [{ amount: '' }, { amount: 'Enter a number' }],
  [{ amount: '-5' }, { amount: 'Enter a number above 0' }],
  [{ amount: '1000000000000.01' }, { amount: 'Enter a number up to 1,000,000,000,000' }],
  [{ rate: '0' }, { rate: 'For an interest-free loan turn on 0 % interest' }],
  [{ rate: '0.001' }, { rate: 'Enter a number from 0.01' }],
  [{ rate: '100.1' }, { rate: 'Enter a number up to 100' }],
  [{ term: '101' }, { term: 'Enter a number up to 100' }],
  [{ term: '1201', termUnit: 'months' }, { term: 'Enter a number up to 1,200' }],
  [{ solveFor: 'term', payment: 'x' }, { payment: 'Enter a number' }],
]

describe('a field that cannot be used has a hint and counts as 0', () => {
  test.each(HINTS)('%o', (fields, hints) => {
    const { totals, schedule, ...rest } = answer(fields)
    expect(rest.hints).toEqual(hints)
    expect(totals).toEqual({ payment: 0n, totalPayment: 0n, totalInterest: 0n, paymentCount: 0 })
    expect(schedule.rows).toEqual([])
  })
})

test.each([
  [{ solveFor: 'rate', rate: 'x', isInterestFree: true }],
  [{ solveFor: 'amount', amount: 'x' }],
  [{ solveFor: 'term', term: 'x' }],
  [{ payment: 'x' }],
  [{ isInterestFree: true, rate: '' }],
  [{ extraOnceAt: 'x' }],
] as const)('%o: an unused field has no error', (fields) => {
  const { hints, totals } = answer(fields)
  expect(hints).toEqual({})
  expect(totals.payment > 0n).toBe(true)
})

test('ignores an invalid extra payment with a hint', () => {
  const { hints, savedInterest, totals } = answer({
    extraMonthly: 'x',
    extraYearly: '-1',
    extraOnce: '5',
    extraOnceAt: '1.5',
  })
  expect(hints).toEqual({
    extraMonthly: 'Enter a number',
    extraYearly: 'Enter a number from 0',
    extraOnceAt: 'Enter a whole number',
  })
  expect([savedInterest, totals.payment]).toEqual([0n, 112261n])
})

test.each(EXAMPLES)('the example "$name" is understood and repaid', ({ form }) => {
  const { hints, schedule, frequency } = answer(form)
  expect(hints).toEqual({})
  expect(schedule.rows.at(-1)?.balance).toBe(0n)
  expect(yearlySubtotals(schedule.rows, frequency).at(-1)?.balance).toBe(0n)
})

test.each([
  ['payment', { payment: 112261n, paymentCount: 360 }, 25000000n, '3.5'],
  ['amount', { payment: 150000n, paymentCount: 360 }, 33404248n, '3.5'],
  ['term', { payment: 150000n, paymentCount: 229 }, 25000000n, '3.5'],
  ['rate', { payment: 150000n, paymentCount: 360 }, 25000000n, '6.007'],
] as const)('the answer for %s contains the whole loan', (solveFor, found, amount, ratePercent) => {
  expect(answer({ solveFor })).toMatchObject({ totals: found, amount, ratePercent, frequency: 'monthly' })
})

test.each([
  [{ frequency: 'weekly', extraMonthly: '10' }, [25877n, 1536, '3.5']],
  [{ frequency: 'weekly', rate: '100', term: '100', amount: '1e12' }, [1864304552981n, 1510, '100']],
  [
    { frequency: 'weekly', compounding: 'canada', solveFor: 'rate', payment: '300' },
    [30000n, 1560, '4.7827'],
  ],
  [{ term: '30.51', solveFor: 'rate' }, [150000n, 367, '6.0621']],
] as const)('a long calculation is exact to the end: %o', (fields, [payment, count, rate]) => {
  const { totals, schedule, ratePercent } = answer(fields)
  expect([totals.payment, schedule.rows.length, ratePercent]).toEqual([payment, count, rate])
  expect(schedule.rows.at(-1)?.balance).toBe(0n)
})

test.each([
  [{}, undefined],
  [{ amount: '0' }, 'There is nothing to repay.'],
  [{ amount: '-1', rate: '0' }, 'There is nothing to repay.'],
  [{ rate: '-3' }, 'Without a rate above 0 % there is no loan.'],
  [{ term: '0' }, 'Without a term there is no loan.'],
  [{ solveFor: 'term', payment: '0' }, 'Without a payment nothing is repaid.'],
  [{ amount: 'x' }, undefined],
  [{ amount: '0', rate: 'x' }, undefined],
] as const)('readLoanForm(): why the results of %o are zero: %s', (fields, reason) => {
  expect(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).zeroReason).toBe(reason)
})

test.each([
  [{ amount: '0' }, true],
  [{ rate: '-1' }, true],
  [{ term: '0' }, true],
  [{ solveFor: 'term', payment: '0' }, true],
  [{ amount: '' }, false],
  [{ amount: 'abc' }, false],
  [{ rate: '0.001' }, false],
  [{ rate: '101' }, false],
  [{ term: '1e' }, false],
  [{ extraMonthly: '-1' }, false],
  [{ extraOnce: '5', extraOnceAt: '0' }, false],
  [{ amount: '0', rate: 'x' }, false],
  [{ extraMonthly: ' ' }, true],
  [{ payment: 'x' }, true],
] as const)('readLoanForm(): %o has results: %s', (fields, hasResults) => {
  expect(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).hasResults).toBe(hasResults)
})
