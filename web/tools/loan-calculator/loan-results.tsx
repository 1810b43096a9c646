import { lazy, Suspense, useMemo } from 'react'
import { type CivilDate, formatCivilDate } from '#lib/civil-date/civil-date.ts'
import type { Outcome } from '#lib/outcome/attempt.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import type { LoanAnswer } from './calculate.ts'
import { type LoanState, MOST_COMPARED } from './loan-form.ts'
import { linesOf, type Money, mainResults, type NamedResult, payoffDate, savings } from './loan-text.ts'

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
  const [first, ...others] = mainResults(form, answer, money)
  const saved = answer ? savings(answer, money) : []
  const paidOff = payoff(answer, today, locale)
  const all = [...(first ? [first] : []), ...others, ...saved, ...paidOff]
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
    <Card className="lg:col-start-2 self-start lg:row-span-2 lg:row-start-1">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {first && (
          <Result label={first.label} isLarge>
            {first.text}
          </Result>
        )}
        <div className="flex flex-wrap gap-1.5" data-print="no">
          <CopyButton text={linesOf(all)} />
          <ShareButton state={() => state} />
          <Button size="small" onClick={onClear}>
            Clear
          </Button>
        </div>
      </div>
      {problem && (
        <div className="mt-3">
          <Alert id={PROBLEM_ID} problem={problem} />
        </div>
      )}
      <div className="mt-4">
        <ResultRow results={[...others, ...paidOff]} />
      </div>
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
      <Announcer text={problem ? '' : linesOf(all)} />
    </Card>
  )
}

function ResultRow({ results }: { readonly results: readonly NamedResult[] }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      {results.map(({ label, text }) => (
        <Result key={label} label={label}>
          {text}
        </Result>
      ))}
    </div>
  )
}

function payoff(answer: LoanAnswer | undefined, today: CivilDate | undefined, locale: string): NamedResult[] {
  if (!answer || !today || answer.schedule.rows.length === 0) return []
  return [{ label: 'Payoff date', text: formatCivilDate(payoffDate(answer, today), locale) }]
}
