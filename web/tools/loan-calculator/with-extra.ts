import { type CivilDate, formatCivilDate } from '#lib/dates/civil-date.ts'
import type { Money } from '#lib/money/cents.ts'
import type { LoanAnswer } from './calculate.ts'
import { paymentName, paymentText } from './loan-text.ts'
import { durationText, paymentDate, type Schedule } from './schedule.ts'

/** One figure of a loan with its extra payments, and what they save; both as sums of schedules. */
type ExtraRow = {
  readonly label: string
  readonly withExtra: string
  readonly saved: string
}

/** Lists the loan with its extra payments, compared to the loan as agreed; dates count from `today`. */
export function extraRows(
  answer: LoanAnswer,
  today: CivilDate | undefined,
  locale: string,
  money: Money,
): readonly ExtraRow[] {
  const { regular, schedule, frequency } = answer
  const row = (label: string, of: (schedule: Schedule) => string, saved = ''): ExtraRow => ({
    label,
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
