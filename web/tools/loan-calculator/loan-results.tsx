import { lazy, Suspense, useMemo } from 'react'
import { type CivilDate, formatCivilDate } from '#lib/civil-date/civil-date.ts'
import type { Money } from '#lib/money/format-cents.ts'
import type { NamedResult } from '#lib/named-result/named-result.ts'
import type { Outcome } from '#lib/outcome/attempt.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ResultRow, ResultsCard } from '#web/ui/results-card.tsx'
import type { LoanAnswer } from './calculate.ts'
import { type LoanState, MOST_COMPARED } from './loan-form.ts'
import { mainResults, payoffDate, savings } from './loan-text.ts'

const LoanBalance = lazy(() => import('./loan-balance.tsx'))

type ResultsProps = {
  readonly state: LoanState
  readonly outcome: Outcome<LoanAnswer>
  readonly today: CivilDate | undefined
  readonly locale: string
  readonly money: Money
  readonly onClear: () => void
  readonly onCompare: () => void
}

/** The alert that tells why there is no such loan. */
export const PROBLEM_ID = 'loan-problem'

const MISSING = 'Results are zero until every field holds a number.'

/** What the loan costs, when it is repaid, and its balance over time. */
export function LoanResults({ state, outcome, today, locale, money, onClear, onCompare }: ResultsProps) {
  const { form, compared } = state
  const answer = outcome.ok ? outcome.value : undefined
  const results = mainResults(form, answer, money)
  const saved = answer ? savings(answer, money) : []
  const paidOff = payoff(answer, today, locale)
  const problem = outcome.ok ? undefined : outcome.problem
  const balance = useMemo(
    () =>
      answer && (
        <Suspense fallback={<div className="min-h-80" />}>
          <LoanBalance answer={answer} currency={form.currency} />
        </Suspense>
      ),
    [answer, form.currency],
  )
  return (
    <ResultsCard
      results={[...results, ...paidOff]}
      shownBelow={saved}
      problem={problem}
      problemId={PROBLEM_ID}
      shareState={() => state}
      onClear={onClear}
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {saved.length > 0 && (
        <div className="mt-4 rounded-control bg-good-soft px-3.5 py-3 text-good">
          <ResultRow results={saved} />
        </div>
      )}
      {answer && (
        <div className="mt-6">
          {answer.schedule.rows.length > 0 ? balance : <Note tone="plain">{MISSING}</Note>}
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm" data-print="no">
        <Button size="small" disabled={compared.length >= MOST_COMPARED} onClick={onCompare}>
          Keep to compare
        </Button>
        Then change the fields: up to three loans stand side by side.
      </div>
    </ResultsCard>
  )
}

function payoff(answer: LoanAnswer | undefined, today: CivilDate | undefined, locale: string): NamedResult[] {
  if (!answer || !today || answer.schedule.rows.length === 0) return []
  return [{ label: 'Payoff date', text: formatCivilDate(payoffDate(answer, today), locale) }]
}
