import * as v from 'valibot'
import type { PreviewProps } from '#lib/content-detection/detection.ts'
import { balanceCurve } from './balance-curve.ts'
import { calculateLoan } from './calculate.ts'
import { LoanForm, readLoanForm } from './loan-form.ts'

const WIDTH = 200
const HEIGHT = 120

/** Curve of what is owed, from the amount to zero. */
export default function LoanPreview({ detection }: PreviewProps) {
  const { form } = v.parse(v.object({ form: LoanForm }), detection.state)
  const curve = balanceCurve(calculateLoan(readLoanForm(form).question))
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last) return null
  const points = curve.map(
    ({ years, balance }) =>
      `${((WIDTH * years) / last.years).toFixed(1)} ${(HEIGHT * (1 - balance / first.balance)).toFixed(1)}`,
  )
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-50 max-w-full overflow-visible" aria-hidden>
      <path d={`M0 ${HEIGHT}L${points.join('L')}Z`} fill="var(--accent-soft)" />
      <path d={`M${points.join('L')}`} fill="none" stroke="var(--accent)" strokeWidth="3" />
      <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--line-strong)" />
    </svg>
  )
}
