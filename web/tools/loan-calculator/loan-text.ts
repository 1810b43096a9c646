import { type CivilDate, formatCivilDate } from '#lib/dates/civil-date.ts'
import type { Cents, Money } from '#lib/money/cents.ts'
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

/** A result, and what extra payments save of it. */
export type LoanResult = NamedResult & { readonly note?: string; readonly isGain?: boolean }

/** Returns the results of a loan, the unknown first, with what extra payments change; dashes without an answer. */
export function mainResults(
  { solveFor, frequency }: LoanForm,
  answer: LoanAnswer | undefined,
  money: Money,
  wholeMoney: Money,
): LoanResult[] {
  const text = (of: (answer: LoanAnswer) => string) => (answer ? of(answer) : NO_RESULT)
  const found = {
    payment: [],
    amount: [{ label: 'Loan amount', text: text(({ amount }) => money(amount)) }],
    term: [{ label: 'Term', text: text(termText), ...withGain(answer && timeSaved(answer)) }],
    rate: [{ label: 'Interest rate', text: text(({ ratePercent }) => `${ratePercent} %`) }],
  }[solveFor]
  const saved = (of: (one: Schedule) => Cents) =>
    withGain(answer && amountSaved(of(answer.regular) - of(answer.schedule), wholeMoney))
  return [
    ...found,
    {
      label: paymentName(frequency),
      text: text((one) => money(paymentWithExtra(one))),
      ...withNote(answer && paymentNote(answer, solveFor === 'payment', money, wholeMoney)),
    },
    {
      label: 'Total payment',
      text: text((one) => money(paidInAll(one).totalPayment)),
      ...saved(({ totalPayment }) => totalPayment),
    },
    {
      label: 'Total interest',
      text: text((one) => money(paidInAll(one).totalInterest)),
      ...saved(({ totalInterest }) => totalInterest),
    },
  ]
}

const withNote = (note: string | undefined) => (note ? { note } : {})

const withGain = (note: string | undefined) => (note ? { note, isGain: true } : {})

const amountSaved = (amount: Cents, wholeMoney: Money) => (amount > 0n ? `${wholeMoney(amount)} saved` : '')

function timeSaved({ savedPayments, frequency }: LoanAnswer): string {
  return savedPayments > 0 ? `${durationText(savedPayments, frequency)} sooner` : ''
}

/** Returns the extra payment that comes with every payment; 0 if it differs from one to the next. */
function extraEachTime({ rows }: Schedule): Cents {
  const [first] = rows
  const isSame = first && rows.slice(0, -1).every(({ extra }) => extra === first.extra)
  return isSame ? first.extra : 0n
}

/** The payment by formula, with what is paid on top of it every time. */
function paymentWithExtra({ totals, schedule }: LoanAnswer): Cents {
  return totals.payment + extraEachTime(schedule)
}

/** `$1,564.85 + $200 extra`, or `with $200 extra` if there is little room; payments that come at times are only named. */
function paymentNote(answer: LoanAnswer, hasRoom: boolean, money: Money, wholeMoney: Money): string {
  if (!hasExtra(answer)) return ''
  const extra = extraEachTime(answer.schedule)
  if (extra === 0n) return '+ extra payments'
  const amount = extra % 100n === 0n ? wholeMoney(extra) : money(extra)
  return `${hasRoom ? `${money(answer.totals.payment)} +` : 'with'} ${amount} extra`
}

/** Returns the loan without its extra payments, and what they save, as sums of schedules; empty if there are none. */
export function savings(answer: LoanAnswer, money: Money): NamedResult[] {
  const { savedInterest, savedPayments, frequency, regular } = answer
  if (!hasExtra(answer)) return []
  return [
    { label: 'Interest saved', text: money(savedInterest) },
    { label: 'Time saved', text: durationText(savedPayments, frequency) },
    { label: 'Interest without extra payments', text: money(regular.totalInterest) },
    { label: 'Total without extra payments', text: money(regular.totalPayment) },
  ]
}

/** Returns the total paid: by formula, or with extra payments as the sums of the schedule. */
export function paidInAll(answer: LoanAnswer): Pick<Totals, 'totalPayment' | 'totalInterest'> {
  return hasExtra(answer) ? answer.schedule : answer.totals
}

export function hasExtra({ schedule }: LoanAnswer): boolean {
  return schedule.rows.some(({ extra }) => extra > 0n)
}

/** The day of the last payment when the loan starts `today`; undefined if there is nothing to pay. */
export function payoffDate(answer: LoanAnswer, today: CivilDate, locale: string): LoanResult | undefined {
  const { rows } = answer.schedule
  if (rows.length === 0) return undefined
  const text = formatCivilDate(paymentDate(today, answer.frequency, rows.length), locale)
  return { label: 'Payoff date', text, ...withGain(timeSaved(answer)) }
}

/** How long the loan runs, extra payments counted in. */
export function termText({ schedule, frequency }: LoanAnswer): string {
  return durationText(schedule.rows.length, frequency)
}
