import type { Cents } from '#lib/money/cents.ts'
import { toCents } from '#lib/money/cents.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'

/** A working life in its own units; hours and minutes as exact decimals. */
export type WorkingLife = {
  /** In the currency, for one of `period`. */
  readonly pay: Decimal
  readonly period: PayPeriod
  readonly hoursPerDay: Decimal
  readonly daysPerWeek: Decimal
  readonly weeksPerYear: Decimal
  readonly lunchMinutes: Decimal
  readonly emailMinutes: Decimal
  readonly commuteMinutesOneWay: Decimal
  readonly commuteDaysPerWeek: Decimal
}

export const PAY_PERIODS = [
  { id: 'year', label: 'Annual salary', rhythm: 'By the year' },
  { id: 'month', label: 'Monthly salary', rhythm: 'By the month' },
  { id: 'week', label: 'Weekly salary', rhythm: 'By the week' },
  { id: 'hour', label: 'Hourly pay', rhythm: 'By the hour' },
] as const
type PayPeriod = (typeof PAY_PERIODS)[number]['id']

export type HourlyWorth = {
  /** Hours a year, exact. */
  readonly paidHours: Decimal
  readonly unpaidHours: Decimal
  readonly yearlyPay: Decimal
  /** Per paid hour, and per hour including unpaid time; 64 decimal places. Undefined without paid hours. */
  readonly rates: { readonly nominal: Decimal; readonly real: Decimal } | undefined
}

/**
 * Returns the hourly pay. Paid hours = h·d·w; unpaid hours = w·(d·(lunch + emails) + commute days·2·commute)/60;
 * nominal rate = pay/paid, real rate = pay/(paid + unpaid). A month is a twelfth of a year, a week one of the weeks
 * worked.
 */
export function hourlyWorth(life: WorkingLife): HourlyWorth {
  const paidHours = life.hoursPerDay.times(life.daysPerWeek).times(life.weeksPerYear)
  const dailyMinutes = life.lunchMinutes.plus(life.emailMinutes).times(life.daysPerWeek)
  const commuteMinutes = life.commuteMinutesOneWay.times(2n).times(life.commuteDaysPerWeek)
  const unpaidHours = dailyMinutes.plus(commuteMinutes).times(life.weeksPerYear).div(60n)
  const yearlyPay = life.pay.times(
    { year: Decimal(1n), month: Decimal(12n), week: life.weeksPerYear, hour: paidHours }[life.period],
  )
  const rates = paidHours.eq(ZERO)
    ? undefined
    : { nominal: yearlyPay.div(paidHours), real: yearlyPay.div(paidHours.plus(unpaidHours)) }
  return { paidHours, unpaidHours, yearlyPay, rates }
}

/** Hours of a week of work, exact. */
export type WorkWeek = {
  readonly paid: Decimal
  readonly commute: Decimal
  readonly lunch: Decimal
  readonly emails: Decimal
}

export function workWeek(life: WorkingLife): WorkWeek {
  const daily = (minutes: Decimal) => minutes.times(life.daysPerWeek).div(60n)
  return {
    paid: life.hoursPerDay.times(life.daysPerWeek),
    commute: life.commuteMinutesOneWay.times(2n).times(life.commuteDaysPerWeek).div(60n),
    lunch: daily(life.lunchMinutes),
    emails: daily(life.emailMinutes),
  }
}

/**
 * Returns the hours of work for a price at an hourly rate, rounded half away from zero to two decimals; undefined
 * without earnings.
 */
export function lifeHours(price: Decimal, rate: Decimal): Decimal | undefined {
  return rate.gt(ZERO) ? price.div(rate).round(2, Decimal.roundHalfUp) : undefined
}

/** The pay of each period, to the cent, half a cent away from zero. */
export function payOfEach(
  yearlyPay: Decimal,
  weeksPerYear: Decimal,
): { year: Cents; month: Cents; week: Cents } {
  return {
    year: toCents(yearlyPay),
    month: toCents(yearlyPay.div(12n)),
    week: weeksPerYear.eq(ZERO) ? 0n : toCents(yearlyPay.div(weeksPerYear)),
  }
}
