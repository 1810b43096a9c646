import { moneyWriter } from '#lib/money/cents.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { type BalanceLine, balanceLine } from './balance-curve.ts'
import { BalanceFigure } from './balance-figure.tsx'
import type { LoanAnswer } from './calculate.ts'
import { InterestShare } from './interest-share.tsx'
import { hasExtra, paidInAll } from './loan-text.ts'

type BalanceProps = {
  readonly answer: LoanAnswer
  readonly currency: string
}

/** Balance over time, with and without the extra payments. */
export default function LoanBalance({ answer, currency }: BalanceProps) {
  const locale = useLocale()
  return (
    <>
      <div className="mb-6">
        <InterestShare paid={paidInAll(answer)} locale={locale} />
      </div>
      <BalanceFigure
        title="Balance over time"
        lines={linesFor(answer)}
        colors={COLORS}
        currency={currency}
        locale={locale}
        money={moneyWriter(currency, locale)}
      />
    </>
  )
}

/** Debt has the color of the loan. */
const COLORS = ['var(--finance)', 'var(--dev)']

function linesFor(answer: LoanAnswer): BalanceLine[] {
  if (!hasExtra(answer)) return [balanceLine('Balance', answer)]
  return [
    balanceLine('With extra payments', answer),
    balanceLine('Without extra payments', answer, 'regular'),
  ]
}
