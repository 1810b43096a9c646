import { type Money, wholeMoneyWriter } from '#lib/money/cents.ts'
import type { Result } from '#lib/result/result.ts'
import { useToday } from '#web/platform/use-today.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ResultsCard } from '#web/ui/results-card.tsx'
import { visibleIsland } from '#web/ui/visible-island.tsx'
import type { LoanAnswer } from './calculate.ts'
import { type LoanState, MAX_COMPARED } from './loan-form.ts'
import { mainResults, payoffDates, savings } from './loan-text.ts'
import { extraLine } from './with-extra.ts'

const LoanBalance = visibleIsland('balance', () => import('./loan-balance.tsx'), 'min-h-[24rem]', 0)

type ResultsProps = {
  readonly state: LoanState
  /** Undefined while a field is invalid. */
  readonly result: Result<LoanAnswer> | undefined
  readonly hasInvalidField: boolean
  readonly locale: string
  readonly money: Money
  readonly onCompare: () => void
}

/** Id of the alert that explains why the loan is impossible. */
export const PROBLEM_ID = 'loan-problem'

const MISSING = 'There is nothing to repay: the results are zero.'

/** Cost of the loan, payoff date, and balance over time. */
export function LoanResults(props: ResultsProps) {
  const { state, result, hasInvalidField, locale, money, onCompare } = props
  const today = useToday()
  const { form, compared } = state
  const answer = result?.ok ? result.value : undefined
  const results = mainResults(form, answer, money)
  const [paidOff, ...sooner] = answer && today ? payoffDates(answer, today, locale) : []
  const saved = answer ? [...savings(answer, money), ...sooner] : []
  const isEmpty = answer?.schedule.rows.length === 0
  const whole = wholeMoneyWriter(form.currency, locale)
  const change = answer && extraLine(answer, today, locale, money, whole)
  const problem = result && !result.ok ? result.problem : undefined
  return (
    <ResultsCard
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
      results={paidOff ? [...results, paidOff] : results}
      shownBelow={saved}
      hasInvalidField={hasInvalidField}
      problem={problem}
      problemId={PROBLEM_ID}
      figure={change && <p className="font-semibold text-good text-xl">{change}</p>}
    >
      {answer && !isEmpty && (
        <div id="balance" className="mt-6">
          <LoanBalance answer={answer} currency={form.currency} />
        </div>
      )}
      {isEmpty && !hasInvalidField && (
        <div className="mt-6">
          <Note tone="plain">{MISSING}</Note>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm" data-print="no">
        <Button size="small" disabled={compared.length >= MAX_COMPARED} onClick={onCompare}>
          Save to compare
        </Button>
        Compare up to three loans.
      </div>
    </ResultsCard>
  )
}
