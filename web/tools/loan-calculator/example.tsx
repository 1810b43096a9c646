import { formatCents } from '#lib/money/cents.ts'
import type { ToolExample } from '#web/catalog/tool.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, readLoanForm } from './loan-form.ts'
import LoanPreview from './preview.tsx'

const state = { form: { ...DEFAULT_LOAN_FORM, amount: '250000', rate: '3.5', term: '30' }, compared: [] }

/** A loan with its curve. */
export const example: ToolExample = {
  caption: '$250,000 at 3.5% over 30 years, a month',
  state,
  Drawing: () => (
    <span className="grid gap-3 text-center">
      <span className="figure">
        {formatCents(calculateLoan(readLoanForm(state.form).question).totals.payment, 'USD')}
      </span>
      <span className="mx-auto w-32">
        <LoanPreview input="" detection={{ confidence: 1, says: '', state }} />
      </span>
    </span>
  ),
}
