import { expect, test } from 'vitest'
import { toIsoDate } from '#lib/dates/civil-date.ts'
import { Decimal } from '#lib/numbers/decimal.ts'
import { FREQUENCIES, type Frequency, type Loan, planPayment } from './loan.ts'
import {
  amortize,
  durationText,
  type ExtraPayments,
  NO_EXTRA,
  paymentDate,
  type Schedule,
} from './schedule.ts'
import { yearlySubtotals } from './schedule-years.ts'

function loan(rest: Partial<Loan> = {}): Loan {
  return {
    amount: Decimal('250000'),
    ratePercent: Decimal('3.5'),
    termMonths: Decimal('360'),
    payment: Decimal('0'),
    isInterestFree: false,
    frequency: 'monthly',
    compounding: 'us',
    minorUnit: 1n,
    ...rest,
  }
}

const EXTRAS: ExtraPayments[] = [
  NO_EXTRA,
  { ...NO_EXTRA, monthly: 1n },
  { monthly: 12345n, yearly: 99999n, once: 1_000_000n, onceAt: 30 },
  { ...NO_EXTRA, once: 10n ** 14n, onceAt: 2 },
]
const LOANS: Loan[] = FREQUENCIES.flatMap(({ id: frequency }) => [
  loan({ frequency }),
  loan({ frequency, compounding: 'canada', ratePercent: Decimal('7.77') }),
  loan({ frequency, isInterestFree: true, termMonths: Decimal('29.5') }),
  loan({ frequency, amount: Decimal('0.05') }),
  loan({ frequency, amount: Decimal('1000000000000'), ratePercent: Decimal('100') }),
  loan({ frequency, amount: Decimal('1234.567'), ratePercent: Decimal('0.01'), termMonths: Decimal('0.4') }),
])

test('displayed rows add up, whatever the loan and the extra payments', () => {
  for (const each of LOANS) for (const extra of EXTRAS) checkSums(amortize(planPayment(each), extra))
})

function checkSums({ rows, totalInterest, totalPayment }: Schedule): void {
  const first = rows[0]
  let before = first ? first.balance + first.principal + first.extra : 0n
  const amount = before
  for (const row of rows) {
    expect(row.payment).toBe(row.principal + row.interest)
    expect(row.balance).toBe(before - row.principal - row.extra)
    expect(row.balance >= 0n && row.extra >= 0n && row.payment >= 0n).toBe(true)
    before = row.balance
  }
  expect(before).toBe(0n)
  expect(totalPayment - totalInterest).toBe(amount)
}

test('a balance is never overpaid', () => {
  const rows = amortize(planPayment(loan()), { ...NO_EXTRA, once: 10n ** 12n, onceAt: 3 }).rows
  expect(rows).toHaveLength(3)
  expect(rows.at(-1)).toMatchObject({ payment: 112261n, extra: 24_881_623n, balance: 0n })
})

test('the last payment is never more than two: too small a payment is raised', () => {
  const paid = amortize(planPayment(loan({ amount: Decimal('0.05') }))).rows.map(({ payment }) => payment)
  expect(paid).toEqual([1n, 1n, 1n, 1n, 1n])
  for (const each of LOANS) {
    const { rows } = amortize(planPayment(each))
    const regular = rows[0]?.payment ?? 0n
    expect((rows.at(-1)?.payment ?? 0n) <= 2n * regular).toBe(true)
  }
})

test('extra payments fall on the last payment of the month and of the year', () => {
  const extra = { ...NO_EXTRA, monthly: 100n, yearly: 10_000n }
  const paid = (frequency: Frequency) =>
    amortize(planPayment(loan({ frequency })), extra)
      .rows.slice(0, 52)
      .map((row) => row.extra)
  expect(paid('monthly').slice(0, 13)).toEqual([...Array(11).fill(100n), 10_100n, 100n])
  expect(paid('weekly').slice(0, 9)).toEqual([0n, 0n, 0n, 0n, 100n, 0n, 0n, 0n, 100n])
  expect(paid('weekly').reduce((sum, each) => sum + each, 0n)).toBe(1200n + 10_000n)
  expect(paid('bi-weekly').reduce((sum, each) => sum + each, 0n)).toBe(2n * (1200n + 10_000n))
})

test('interest that ends on half a cent is rounded up', () => {
  // 12.00 · 3.5 % / 12 is 3.5 cents, though 3.5 % / 12 has no end as a decimal.
  const rows = amortize(planPayment(loan({ amount: Decimal('12') }))).rows
  expect(rows[0]?.interest).toBe(4n)
})

test('years add up their payments and end where they end', () => {
  const { rows } = amortize(planPayment(loan({ termMonths: Decimal('30') })))
  const years = yearlySubtotals(rows, 'monthly')
  expect(years.map(({ year, balance }) => [year, balance])).toEqual([
    [1, rows[11]?.balance],
    [2, rows[23]?.balance],
    [3, 0n],
  ])
  expect(years.reduce((sum, { payment }) => sum + payment, 0n)).toBe(
    rows.reduce((sum, { payment }) => sum + payment, 0n),
  )
})

test.each([
  ['monthly', 1, '2026-02-28'],
  ['monthly', 2, '2026-03-31'],
  ['monthly', 360, '2056-01-31'],
  ['bi-weekly', 1, '2026-02-14'],
  ['weekly', 52, '2027-01-30'],
] as const)('%s payment %i of a loan of 31 January 2026 is due on %s', (frequency, number, day) => {
  expect(toIsoDate(paymentDate({ year: 2026, month: 1, day: 31 }, frequency, number))).toBe(day)
})

test.each([
  [84, 'monthly', '7 years'],
  [13, 'monthly', '1 year 1 month'],
  [5, 'monthly', '5 months'],
  [0, 'monthly', '0 months'],
  [53, 'weekly', '1 year 1 week'],
  [27, 'bi-weekly', '1 year 2 weeks'],
] as const)('%i %s payments take %s', (payments, frequency, text) => {
  expect(durationText(payments, frequency)).toBe(text)
})
