import { describe, expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import references from './fixtures/reference-loans.json'
import { type Frequency, type Loan, planPayment, planTerm, totals } from './loan.ts'
import { asDecimal, nominalPercent, periodRate } from './period-rate.ts'
import { amortize } from './schedule.ts'
import { yearlySubtotals } from './schedule-years.ts'

function loanOf(amount: string, rate: string, months: string, rest: Partial<Loan> = {}): Loan {
  return {
    amount: Decimal(amount),
    ratePercent: Decimal(rate),
    termMonths: Decimal(months),
    payment: Decimal('0'),
    isInterestFree: false,
    frequency: 'monthly',
    compounding: 'us',
    minorUnit: 1n,
    ...rest,
  }
}

describe('spreadsheet functions', () => {
  test.each(references.monthly)('$amount at $rate % over $months months', (reference) => {
    const plan = planPayment(loanOf(reference.amount, reference.rate, String(reference.months)))
    const { payment, totalInterest, totalPayment, paymentCount } = totals(plan)
    expect([payment, totalInterest, paymentCount]).toEqual([
      BigInt(reference.pmt),
      BigInt(reference.cumipmt),
      reference.months,
    ])
    expect(totalPayment - totalInterest).toBe(BigInt(Math.round(Number(reference.amount) * 100)))
  })

  const mild = references.monthly.filter(({ rate, amount }) => rate !== '100' && Number(amount) < 1e12)

  test.each(mild)('the schedule of $amount at $rate % follows CUMIPMT and CUMPRINC', (reference) => {
    const { rows } = amortize(planPayment(loanOf(reference.amount, reference.rate, String(reference.months))))
    const [first] = yearlySubtotals(rows, 'monthly')
    // Twelve roundings of half a cent each, and the payment's own, twelve times.
    expect(Math.abs(Number(first?.interest) - reference.cumipmtFirstYear)).toBeLessThanOrEqual(12)
    expect(Math.abs(Number(first?.principal) - reference.cumprincFirstYear)).toBeLessThanOrEqual(12)
  })
})

const FREQUENCY = new Map<number, Frequency>([
  [12, 'monthly'],
  [26, 'bi-weekly'],
  [52, 'weekly'],
])

test.each(references.other)(
  '$amount at $rate % over $months months, compounded $timesPerYear and paid $perYear times a year',
  (reference) => {
    const plan = planPayment(
      loanOf(reference.amount, reference.rate, reference.months, {
        frequency: FREQUENCY.get(reference.perYear) ?? 'monthly',
        compounding: reference.timesPerYear === 2 ? 'canada' : 'us',
      }),
    )
    const { payment, totalPayment, paymentCount } = totals(plan)
    expect({ payment, totalPayment, paymentCount }).toEqual({
      payment: BigInt(reference.payment),
      totalPayment: BigInt(reference.totalPayment),
      paymentCount: reference.count,
    })
    const schedule = amortize(plan)
    expect(schedule.totalInterest).toBe(BigInt(reference.bookedInterest))
    expect(schedule.rows.at(-1)).toMatchObject({
      number: reference.count,
      payment: BigInt(reference.lastPayment),
      balance: 0n,
    })
  },
)

test.each(references.extra)(
  '$amount with $monthly a month, $yearly a year and $once once, in cents, on top',
  ({ amount, rate, months, monthly, yearly, once, onceAt, ...expected }) => {
    const plan = planPayment(loanOf(amount, rate, String(months)))
    const extra = { monthly: BigInt(monthly), yearly: BigInt(yearly), once: BigInt(once), onceAt }
    const schedule = amortize(plan, extra)
    const savedInterest = amortize(plan).totalInterest - schedule.totalInterest
    expect({
      interest: Number(schedule.totalInterest),
      count: schedule.rows.length,
      savedInterest: Number(savedInterest),
    }).toEqual(expected)
  },
)

test.each([
  ['0', '3.5', '360'],
  ['-1', '3.5', '360'],
  ['250000', '0', '360'],
  ['250000', '-3', '360'],
  ['250000', '3.5', '0'],
])('%s at %s %% over %s months yields zeros and no schedule', (amount, rate, months) => {
  const plan = planPayment(loanOf(amount, rate, months))
  expect(totals(plan)).toEqual({ payment: 0n, totalPayment: 0n, totalInterest: 0n, paymentCount: 0 })
  expect(amortize(plan)).toEqual({ rows: [], totalPayment: 0n, totalInterest: 0n })
})

test('an interest-free loan is parted into equal payments', () => {
  const plan = planPayment(loanOf('1000', '0', '3', { isInterestFree: true }))
  expect(totals(plan)).toEqual({ payment: 33333n, totalPayment: 100000n, totalInterest: 0n, paymentCount: 3 })
  expect(amortize(plan).rows.map(({ payment }) => payment)).toEqual([33333n, 33333n, 33334n])
})

test('the rate of the switch, not the typed one, counts', () => {
  expect(totals(planPayment(loanOf('1200', '5', '12', { isInterestFree: true }))).totalInterest).toBe(0n)
})

test('a payment that does not cover the interest never repays the loan', () => {
  const payment = (text: string) => () => planTerm(loanOf('120000', '10', '0', { payment: Decimal(text) }))
  expect(payment('999.99')).toThrow('This payment never repays the loan.')
  expect(payment('1000')).toThrow('This payment never repays the loan.')
  expect(payment('1000.01')).toThrow('This payment takes more than 100 years to repay the loan.')
  expect(payment('1000.06')).not.toThrow()
})

test('a payment of the whole debt takes one period', () => {
  const plan = planTerm(loanOf('100', '12', '0', { payment: Decimal('101') }))
  expect(totals(plan)).toEqual({
    payment: 10100n,
    totalPayment: 10100n,
    totalInterest: 100n,
    paymentCount: 1,
  })
})

test('a period rate grows to the year of its compounding', () => {
  // (1 + 0.06 / 2)^2 − 1 = 6.09 % and (1 + 0.06 / 12)^12 − 1, whatever the payments.
  for (const [compounding, perYear, year] of [
    ['canada', 12, '1.0609'],
    ['canada', 26, '1.0609'],
    ['us', 52, '1.061677811864499569'],
  ] as const) {
    const i = asDecimal(periodRate(Decimal('6'), compounding, perYear))
    const grown = i.plus('1').pow(perYear).round(18)
    expect(grown.toString()).toBe(year)
    expect(nominalPercent(i, compounding, perYear).round(40).toString()).toBe('6')
  }
})
