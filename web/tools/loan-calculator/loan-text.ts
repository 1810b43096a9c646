import type { CivilDate } from '#lib/civil-date/civil-date.ts'
import type { Money } from '#lib/money/format-cents.ts'
import { type NamedResult, NO_RESULT } from '#lib/named-result/named-result.ts'
import type { LoanAnswer } from './calculate.ts'
import type { Frequency } from './loan.ts'
import type { LoanForm } from './loan-form.ts'
import { durationText, paymentDate } from './schedule.ts'

/** `Monthly payment`, and so on with the frequency. */
export function paymentName(frequency: Frequency): string {
  return { monthly: 'Monthly payment', 'bi-weekly': 'Bi-weekly payment', weekly: 'Weekly payment' }[frequency]
}

/** How often one pays: `every two weeks`. */
export function paymentRhythm(frequency: Frequency): string {
  return { monthly: 'every month', 'bi-weekly': 'every two weeks', weekly: 'every week' }[frequency]
}

/** The results of a loan by formula, the one that was asked for first; dashes where there is no answer. */
export function mainResults(
  { solveFor, frequency }: LoanForm,
  answer: LoanAnswer | undefined,
  money: Money,
): NamedResult[] {
  const text = (of: (answer: LoanAnswer) => string) => (answer ? of(answer) : NO_RESULT)
  const found = {
    payment: [],
    amount: [{ label: 'Loan amount', text: text(({ amount }) => money(amount)) }],
    term: [{ label: 'Term', text: text(termText) }],
    rate: [{ label: 'Interest rate', text: text(({ ratePercent }) => `${ratePercent} %`) }],
  }[solveFor]
  return [
    ...found,
    { label: paymentName(frequency), text: text(({ totals }) => money(totals.payment)) },
    { label: 'Total payment', text: text(({ totals }) => money(totals.totalPayment)) },
    { label: 'Total interest', text: text(({ totals }) => money(totals.totalInterest)) },
  ]
}

/** What extra payments save; empty without any. */
export function savings(answer: LoanAnswer, money: Money): NamedResult[] {
  const { savedInterest, savedPayments, frequency, totals } = answer
  if (!hasExtra(answer)) return []
  return [
    { label: 'Interest saved', text: money(savedInterest) },
    { label: 'Time saved', text: durationText(savedPayments, frequency) },
    { label: 'Total with extra payments', text: money(totals.totalPayment - savedInterest) },
  ]
}

export function hasExtra({ schedule }: LoanAnswer): boolean {
  return schedule.rows.some(({ extra }) => extra > 0n)
}

/** The day of the last payment when the loan starts `today`, extra payments counted in. */
export function payoffDate({ schedule, frequency }: LoanAnswer, today: CivilDate): CivilDate {
  return paymentDate(today, frequency, schedule.rows.length)
}

/** What stands below the schedule: how its total differs from the formula's. */
export function roundingNote(answer: LoanAnswer | undefined, money: Money): string {
  if (!answer || answer.schedule.rows.length === 0) return 'There is no schedule yet.'
  const { roundingDifference: cents } = answer
  if (cents === 0n) return 'Payments are booked in whole cents and add up to the totals by formula.'
  const size = `${money(cents < 0n ? -cents : cents)} ${cents < 0n ? 'less' : 'more'}`
  return `Payments are booked in whole cents: in all they add up to ${size} than the totals by formula.`
}

/** How long the loan runs, extra payments counted in. */
export function termText({ schedule, frequency }: LoanAnswer): string {
  return durationText(schedule.rows.length, frequency)
}
