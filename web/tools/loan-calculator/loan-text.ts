import { type CivilDate, formatCivilDate } from '#lib/dates/civil-date.ts'
import type { Money } from '#lib/money/cents.ts'
import { type NamedResult, NO_RESULT } from '#lib/result/named-result.ts'
import type { LoanAnswer } from './calculate.ts'
import type { Frequency, Totals } from './loan.ts'
import type { LoanForm } from './loan-form.ts'
import { durationText, paymentDate, type Schedule } from './schedule.ts'

/** `Monthly payment`, and so on with the frequency. */
export function paymentName(frequency: Frequency): string {
  return { monthly: 'Monthly payment', 'bi-weekly': 'Bi-weekly payment', weekly: 'Weekly payment' }[frequency]
}

/** How often one pays: `every two weeks`. */
export function paymentRhythm(frequency: Frequency): string {
  return { monthly: 'every month', 'bi-weekly': 'every two weeks', weekly: 'every week' }[frequency]
}

/** Returns the results of a loan by formula, without extra payments, the unknown first; dashes without an answer. */
export function mainResults(
  { solveFor, frequency }: LoanForm,
  answer: LoanAnswer | undefined,
  money: Money,
): NamedResult[] {
  const text = (of: (answer: LoanAnswer) => string) => (answer ? of(answer) : NO_RESULT)
  const found = {
    payment: [],
    amount: [{ label: 'Loan amount', text: text(({ amount }) => money(amount)) }],
    term: [{ label: 'Term', text: text(({ regular }) => durationText(regular.rows.length, frequency)) }],
    rate: [{ label: 'Interest rate', text: text(({ ratePercent }) => `${ratePercent} %`) }],
  }[solveFor]
  return [
    ...found,
    { label: paymentName(frequency), text: text(({ totals }) => money(totals.payment)) },
    { label: 'Total payment', text: text(({ totals }) => money(totals.totalPayment)) },
    { label: 'Total interest', text: text(({ totals }) => money(totals.totalInterest)) },
  ]
}

/**
 * Returns the savings of extra payments and the resulting costs, all as sums of schedules; empty without extra
 * payments.
 */
export function savings(answer: LoanAnswer, money: Money): NamedResult[] {
  const { savedInterest, savedPayments, frequency, regular, schedule } = answer
  if (!hasExtra(answer)) return []
  return [
    { label: 'Interest saved', text: money(savedInterest) },
    { label: 'Time saved', text: durationText(savedPayments, frequency) },
    { label: 'Interest without extra payments', text: money(regular.totalInterest) },
    { label: 'Interest with extra payments', text: money(schedule.totalInterest) },
    { label: 'Total with extra payments', text: money(schedule.totalPayment) },
  ]
}

/** The payment with what is paid on top of it every time; what is paid at times is only named. */
export function paymentText({ rows }: Schedule, money: Money): string {
  const [first] = rows
  if (!first) return ''
  const isSame = rows.slice(0, -1).every(({ extra }) => extra === first.extra)
  return isSame ? money(first.payment + first.extra) : `${money(first.payment)} + extra`
}

/** Returns the total paid: by formula, or with extra payments as the sums of the schedule. */
export function paidInAll(answer: LoanAnswer): Pick<Totals, 'totalPayment' | 'totalInterest'> {
  return hasExtra(answer) ? answer.schedule : answer.totals
}

export function hasExtra({ schedule }: LoanAnswer): boolean {
  return schedule.rows.some(({ extra }) => extra > 0n)
}

/** The days of the last payment when the loan starts `today`, without and with extra payments. */
export function payoffDates(answer: LoanAnswer, today: CivilDate, locale: string): NamedResult[] {
  const { regular, schedule, frequency } = answer
  const payoff = (label: string, { rows }: Schedule) => ({
    label,
    text: formatCivilDate(paymentDate(today, frequency, rows.length), locale),
  })
  if (schedule.rows.length === 0) return []
  const extra = hasExtra(answer) ? [payoff('Payoff date with extra payments', schedule)] : []
  return [payoff('Payoff date', regular), ...extra]
}

/** How long the loan runs, extra payments counted in. */
export function termText({ schedule, frequency }: LoanAnswer): string {
  return durationText(schedule.rows.length, frequency)
}
