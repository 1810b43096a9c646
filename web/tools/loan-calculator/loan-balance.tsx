import { type BalanceLine, balanceLine } from './balance-curve.ts'
import { BalanceFigure } from './balance-figure.tsx'
import type { LoanAnswer } from './calculate.ts'
import { hasExtra, type Money } from './loan-text.ts'

type BalanceProps = {
  readonly answer: LoanAnswer
  readonly currency: string
  readonly locale: string
  readonly money: Money
}

/** What is owed over time, and what would be owed without the extra payments. */
export default function LoanBalance({ answer, currency, locale, money }: BalanceProps) {
  return (
    <BalanceFigure
      title="Balance over time"
      lines={linesFor(answer)}
      currency={currency}
      locale={locale}
      money={money}
    />
  )
}

function linesFor(answer: LoanAnswer): BalanceLine[] {
  if (!hasExtra(answer)) return [balanceLine('Balance', answer)]
  return [
    balanceLine('With extra payments', answer),
    balanceLine('Without extra payments', answer, 'regular'),
  ]
}
