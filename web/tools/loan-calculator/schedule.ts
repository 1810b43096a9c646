import { addDays, addMonths, type CivilDate } from '#lib/dates/civil-date.ts'
import { type Cents, toCents } from '#lib/money/cents.ts'
import { divideRounded } from '#lib/numbers/divide-rounded.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { type Frequency, type Plan, paymentCount, paymentsPerYear } from './loan.ts'

/** Paid on top of the regular payments; nothing is ever paid beyond what is owed. */
export type ExtraPayments = {
  /** With the last payment of each month. */
  readonly monthly: Cents
  /** With the last payment of each year of the loan. */
  readonly yearly: Cents
  readonly once: Cents
  /** The number of the payment, from 1, with which `once` is paid. */
  readonly onceAt: number
}

export const NO_EXTRA: ExtraPayments = { monthly: 0n, yearly: 0n, once: 0n, onceAt: 1 }

/** Whether nothing is paid on top. */
export function hasNoExtra({ monthly, yearly, once }: ExtraPayments): boolean {
  return monthly === 0n && yearly === 0n && once === 0n
}

/** Single payment, in cents: `payment` is `principal` plus `interest`; `extra` is added to it. */
export type ScheduleRow = {
  readonly number: number
  readonly payment: Cents
  readonly principal: Cents
  readonly interest: Cents
  readonly extra: Cents
  /** Balance after the payment. */
  readonly balance: Cents
}

export type Schedule = {
  readonly rows: readonly ScheduleRow[]
  /** Regular and extra payments together. */
  readonly totalPayment: Cents
  readonly totalInterest: Cents
}

/**
 * The payments one by one as a bank books them: interest rounded half away from zero to the minor unit
 * of the currency on each balance, the regular payment rounded alike, and the last payment whatever brings the balance to zero.
 */
export function amortize(plan: Plan, extra: ExtraPayments = NO_EXTRA): Schedule {
  const regular = regularRows(plan)
  const rows = hasNoExtra(extra) ? regular.rows : payOff(plan, regular.payment, extra)
  const totalInterest = rows.reduce((sum, row) => sum + row.interest, 0n)
  return { rows, totalInterest, totalPayment: rows.reduce((sum, row) => sum + row.payment + row.extra, 0n) }
}

/** The day of payment `number`, the first one a period after `start`. */
export function paymentDate(start: CivilDate, frequency: Frequency, number: number): CivilDate {
  if (frequency === 'monthly') return addMonths(start, number)
  return addDays(start, number * (frequency === 'weekly' ? 7 : 14))
}

/** Formats the duration of payments: `5 years 1 month`, or with weeks if payments are not monthly. */
export function durationText(payments: number, frequency: Frequency): string {
  const perYear = paymentsPerYear(frequency)
  const years = Math.floor(payments / perYear)
  const rest = payments - years * perYear
  const part = frequency === 'monthly' ? pluralize(rest, 'month') : pluralize(rest * (52 / perYear), 'week')
  if (years === 0) return part
  return rest === 0 ? pluralize(years, 'year') : `${pluralize(years, 'year')} ${part}`
}

/**
 * The payments without extra, and the regular one rounded to the minor unit. Where that would leave a last payment of more than
 * two, as on a small or a very dear loan, it is raised until it does not.
 */
function regularRows(plan: Plan): { readonly payment: Cents; readonly rows: readonly ScheduleRow[] } {
  for (let payment = toCents(plan.payment, plan.minorUnit); ; payment += plan.minorUnit) {
    const rows = payOff(plan, payment, NO_EXTRA)
    if ((rows.at(-1)?.payment ?? 0n) <= 2n * payment) return { payment, rows }
  }
}

function payOff(plan: Plan, payment: Cents, extra: ExtraPayments): ScheduleRow[] {
  const { minorUnit } = plan
  const { numerator, denominator } = plan.rate
  const count = paymentCount(plan.periods)
  const extraDue = extraByPayment(extra, plan.frequency)
  const rows: ScheduleRow[] = []
  let balance = toCents(plan.amount, plan.minorUnit)
  for (let number = 1; number <= count && balance > 0n; number++) {
    const interest = divideRounded(balance * numerator, denominator * minorUnit) * minorUnit
    const owed = balance + interest
    const paid = number === count || owed < payment ? owed : payment
    const principal = paid - interest
    const extraPaid = smaller(extraDue(number), balance - principal)
    balance -= principal + extraPaid
    rows.push({ number, payment: paid, principal, interest, extra: extraPaid, balance })
  }
  return rows
}

function extraByPayment(extra: ExtraPayments, frequency: Frequency): (number: number) => Cents {
  const perYear = paymentsPerYear(frequency)
  const monthsAfter = (number: number): number => Math.floor((number * 12) / perYear)
  return (number) => {
    const endsMonth = monthsAfter(number) > monthsAfter(number - 1)
    const monthly = endsMonth ? extra.monthly : 0n
    const yearly = number % perYear === 0 ? extra.yearly : 0n
    return monthly + yearly + (number === extra.onceAt ? extra.once : 0n)
  }
}

function smaller(a: Cents, b: Cents): Cents {
  return a < b ? a : b
}
