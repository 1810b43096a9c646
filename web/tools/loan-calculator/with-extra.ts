import { type CivilDate, formatCivilDate } from '#lib/dates/civil-date.ts'
import type { Money } from '#lib/money/cents.ts'
import type { LoanAnswer } from './calculate.ts'
import { hasExtra, paymentName, paymentText } from './loan-text.ts'
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
  wholeMoney: Money,
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
      wholeMoney(regular.totalPayment - schedule.totalPayment),
    ),
    row('Interest', ({ totalInterest }) => money(totalInterest), wholeMoney(answer.savedInterest)),
    row('Payoff date', lastDay, durationText(answer.savedPayments, frequency)),
  ]
}

/**
 * Returns in one line what extra payments change: `With $250 extra: paid off Aug 2048, 8 years 3 months sooner, $47,070 saved`.
 * Empty without extra payments.
 */
export function extraLine(
  answer: LoanAnswer,
  today: CivilDate | undefined,
  locale: string,
  money: Money,
  wholeMoney: Money,
): string {
  if (!hasExtra(answer)) return ''
  const { savedInterest, savedPayments, frequency, schedule } = answer
  const payoff = today && paymentDate(today, frequency, schedule.rows.length)
  const parts = [
    payoff && `paid off ${formatCivilDate(payoff, locale, { month: 'short', year: 'numeric' })}`,
    savedPayments > 0 && `${durationText(savedPayments, frequency)} sooner`,
    `${wholeMoney(savedInterest)} saved`,
  ]
  return `With ${extraEachTime(schedule, money, wholeMoney)}: ${parts.filter(Boolean).join(', ')}`
}

/** `$250 extra` if that is paid every time, else `extra payments`. */
function extraEachTime({ rows }: Schedule, money: Money, wholeMoney: Money): string {
  const [first] = rows
  const isSame = first && rows.slice(0, -1).every(({ extra }) => extra === first.extra)
  if (!isSame) return 'extra payments'
  return `${first.extra % 100n === 0n ? wholeMoney(first.extra) : money(first.extra)} extra`
}
