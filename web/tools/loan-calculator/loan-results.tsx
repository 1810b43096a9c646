import { useState } from 'react'
import { type Money, wholeMoneyWriter } from '#lib/money/cents.ts'
import { NO_RESULT } from '#lib/result/named-result.ts'
import type { Result } from '#lib/result/result.ts'
import { useToday } from '#web/platform/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { ResultsCard } from '#web/ui/results-card.tsx'
import { visibleIsland } from '#web/ui/visible-island.tsx'
import type { LoanAnswer } from './calculate.ts'
import { type LoanState, MAX_COMPARED } from './loan-form.ts'
import { mainResults, payoffDate, savings } from './loan-text.ts'

const LoanBalance = visibleIsland('balance', () => import('./loan-balance.tsx'), 'min-h-[24rem]', 0)

type ResultsProps = {
  readonly state: LoanState
  /** Undefined while a field is invalid. */
  readonly result: Result<LoanAnswer> | undefined
  readonly hasInvalidField: boolean
  readonly zeroReason: string | undefined
  readonly locale: string
  readonly money: Money
  readonly onCompare: () => void
}

/** Id of the alert that explains why the loan is impossible. */
export const PROBLEM_ID = 'loan-problem'

/** Cost of the loan, payoff date, and balance over time. */
export function LoanResults(props: ResultsProps) {
  const { state, result, hasInvalidField, zeroReason, locale, money, onCompare } = props
  const today = useToday()
  const { form, compared } = state
  const answer = result?.ok ? result.value : undefined
  const drawn = useLastLoan(answer)
  const results = mainResults(form, answer, money, wholeMoneyWriter(form.currency, locale))
  const paidOff = drawn && today && payoffDate(drawn, today, locale)
  const problem = result && !result.ok ? result.problem : undefined
  return (
    <ResultsCard
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
      results={
        paidOff
          ? [...results, answer === drawn ? paidOff : { label: paidOff.label, text: NO_RESULT }]
          : results
      }
      shownBelow={answer ? savings(answer, money) : []}
      hasInvalidField={hasInvalidField}
      invalidText={zeroReason}
      problem={problem}
      problemId={PROBLEM_ID}
      hasNotes
    >
      {drawn && (
        <div id="balance" className={`mt-6 ${answer === drawn ? '' : 'opacity-40'}`}>
          <LoanBalance answer={drawn} currency={form.currency} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm" data-print="no">
        <Button
          size="small"
          disabled={hasInvalidField || compared.length >= MAX_COMPARED}
          onClick={onCompare}
        >
          Save to compare
        </Button>
        Compare up to three loans.
      </div>
    </ResultsCard>
  )
}

/** The latest loan that has payments: while a field is invalid its drawing stays, pale, and nothing moves. */
function useLastLoan(answer: LoanAnswer | undefined): LoanAnswer | undefined {
  const [last, setLast] = useState<LoanAnswer>()
  const hasPayments = answer !== undefined && answer.schedule.rows.length > 0
  if (hasPayments && last !== answer) setLast(answer)
  return hasPayments ? answer : last
}
