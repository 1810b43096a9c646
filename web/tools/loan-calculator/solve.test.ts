import { describe, expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import { FREQUENCIES, type Loan, planPayment } from './loan.ts'
import { COMPOUNDINGS } from './period-rate.ts'
import { solve } from './solve.ts'

const NOTHING = Decimal('0')

function loan(rest: Partial<Loan>): Loan {
  return {
    amount: Decimal('250000'),
    ratePercent: Decimal('3.5'),
    termMonths: Decimal('360'),
    payment: NOTHING,
    isInterestFree: false,
    frequency: 'monthly',
    compounding: 'us',
    minorUnit: 1n,
    ...rest,
  }
}

const LOANS = FREQUENCIES.flatMap(({ id: frequency }) =>
  COMPOUNDINGS.flatMap(({ id: compounding }) => [
    loan({ frequency, compounding }),
    loan({ frequency, compounding, amount: Decimal('1000000000000'), ratePercent: Decimal('0.01') }),
    loan({
      frequency,
      compounding,
      amount: Decimal('99.5'),
      ratePercent: Decimal('99'),
      termMonths: Decimal('7'),
    }),
    loan({ frequency, compounding, ratePercent: Decimal('12.345'), termMonths: Decimal('30.5') }),
  ]),
)

describe('each unknown is recovered from the payment of a known loan', () => {
  test.each(LOANS)('$amount at $ratePercent %, $frequency, $compounding', (known) => {
    const { payment, periods } = planPayment(known)
    const amount = solve('amount', { ...known, payment, amount: NOTHING })
    expect(amount.amount.toString()).toBe(known.amount.toString())
    const rate = solve('rate', { ...known, payment, ratePercent: NOTHING })
    expect(rate.ratePercent.minus(known.ratePercent).abs().lt('1e-18')).toBe(true)
    const term = solve('term', { ...known, payment, termMonths: NOTHING })
    expect(term.periods.minus(periods).abs().lt('1e-30')).toBe(true)
  })
})

// RATE(360; -1500; 250000) · 12, PV(3.5 % / 12; 360; -1500) and NPER(3.5 % / 12; -1500; 250000), LibreOffice 7.4.
test('spreadsheet functions find the same', () => {
  const payment = Decimal('1500')
  expect(solve('rate', loan({ payment })).ratePercent.round(9).toString()).toBe('6.006990008')
  expect(solve('amount', loan({ payment })).amount.toString()).toBe('334042.48')
  expect(solve('term', loan({ payment })).periods.round(9).toString()).toBe('228.589240424')
})

test('solve(): reports an impossible loan', () => {
  const given = (payment: string) => loan({ payment: Decimal(payment) })
  expect(() => solve('rate', given('694'))).toThrow('This payment never repays the loan.')
  expect(() => solve('rate', given('100000'))).toThrow('This payment needs an interest rate above 100 %.')
  expect(() => solve('term', given('729.16'))).toThrow('This payment never repays the loan.')
})

test('payments of just the amount are an interest-free loan', () => {
  const plan = solve('rate', loan({ amount: Decimal('36000'), payment: Decimal('100') }))
  expect([plan.ratePercent.toString(), plan.payment.toString()]).toEqual(['0', '100'])
})

test('solve(): returns no payments while a value is missing', () => {
  for (const unknown of ['amount', 'rate', 'term'] as const) {
    expect(solve(unknown, loan({})).periods.toString()).toBe('0')
  }
})
