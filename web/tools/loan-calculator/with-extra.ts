import { type CivilDate, formatCivilDate } from '#lib/dates/civil-date.ts'
import type { Money } from '#lib/money/cents.ts'
import type { LoanAnswer } from './calculate.ts'
import { paymentName, paymentText } from './loan-text.ts'
import { durationText, paymentDate, type Schedule } from './schedule.ts'

/** One figure of a loan as agreed, with its extra payments, and what they save; all as sums of schedules. */
type BesideRow = {
  readonly label: string
  readonly agreed: string
  readonly withExtra: string
  readonly saved: string
}

/** Compares the loan as agreed with the loan with its extra payments; dates count from `today`. */
export function besideRows(
  answer: LoanAnswer,
  today: CivilDate | undefined,
  locale: string,
  money: Money,
): readonly BesideRow[] {
  const { regular, schedule, frequency } = answer
  const row = (label: string, of: (schedule: Schedule) => string, saved = ''): BesideRow => ({
    label,
    agreed: of(regular),
    withExtra: of(schedule),
    saved,
  })
  const lastDay = ({ rows }: Schedule) =>
    today ? formatCivilDate(paymentDate(today, frequency, rows.length), locale) : ''
  return [
    row(paymentName(frequency), (one) => paymentText(one, money)),
    row(
      'Total',
      ({ totalPayment }) => money(totalPayment),
      money(regular.totalPayment - schedule.totalPayment),
    ),
    row('Interest', ({ totalInterest }) => money(totalInterest), money(answer.savedInterest)),
    row('Payoff date', lastDay, durationText(answer.savedPayments, frequency)),
  ]
}
