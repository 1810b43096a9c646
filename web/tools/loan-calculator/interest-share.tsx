import { fromCents } from '#lib/money/cents.ts'
import { approximately } from '#lib/numbers/powers.ts'
import { StackedBar, Swatch } from '#web/ui/split-bar.tsx'
import type { Totals } from './loan.ts'

type InterestShareProps = {
  readonly paid: Pick<Totals, 'totalPayment' | 'totalInterest'>
  readonly locale: string
}

/** Shares of loan and interest in all that is paid. */
export function InterestShare({ paid, locale }: InterestShareProps) {
  const { totalPayment, totalInterest } = paid
  const interest = approximately(fromCents(totalInterest).div(fromCents(totalPayment)))
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const parts = [
    { label: 'Loan', share: 1 - interest, color: 'var(--finance)' },
    { label: 'Interest', share: interest, color: 'var(--accent)' },
  ]
  return (
    <>
      <StackedBar parts={parts} />
      <ul aria-label="Of all you pay" className="mt-2 flex flex-wrap justify-between gap-x-5 text-sm">
        {parts.map(({ label, share, color }) => (
          <li key={label} className="flex items-center gap-2">
            <Swatch color={color} />
            {label} <span className="text-ink-soft tabular-nums">{percent.format(share)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
