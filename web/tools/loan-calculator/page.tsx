import { lazy, Suspense, useMemo } from 'react'
import { moneyWriter } from '#lib/money/cents.ts'
import { toResult } from '#lib/result/result.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { announceAdded } from '#web/ui/announce.ts'
import { staticIsland } from '#web/ui/islands.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import { visibleIsland } from '#web/ui/visible-island.tsx'
import { calculateLoan } from './calculate.ts'
import { EXAMPLES } from './examples.ts'
import { LoanFields } from './loan-fields.tsx'
import { hasOptions, type LoanForm, LoanState, readLoanForm } from './loan-form.ts'
import { LoanResults, PROBLEM_ID } from './loan-results.tsx'

const LoanComparison = lazy(async () => ({ default: (await import('./on-demand.tsx')).LoanComparison }))

const OptionFields = lazy(async () => ({ default: (await import('./on-demand.tsx')).OptionFields }))

const Schedule = visibleIsland('schedule', () => import('./schedule-card.tsx'), 'min-h-[40rem]')

const store = toolState('loan-calculator', LoanState)

const help = staticIsland('help', () => import('./help.tsx'))

export default function LoanCalculatorPage() {
  const { form: state, change: keepPart, replace, clear, linkProblem } = usePersistedForm(store, LoanState)
  const { form, compared } = state
  const locale = useLocale()
  const { question, hasResults, zeroReason, hints } = useMemo(() => readLoanForm(form), [form])
  const result = useMemo(
    () => (hasResults ? toResult(() => calculateLoan(question)) : undefined),
    [question, hasResults],
  )
  const answer = result?.ok ? result.value : undefined
  const money = moneyWriter(form.currency, locale)

  const change = (fields: Partial<LoanForm>) => keepPart({ form: { ...form, ...fields } })

  return (
    <>
      <ToolBar
        more={
          <Suspense>
            <OptionFields form={form} hints={hints} locale={locale} onChange={change} />
          </Suspense>
        }
        isOpen={hasOptions(form)}
        examples={EXAMPLES}
        onExample={(title) => {
          const example = EXAMPLES.find((one) => one.title === title)
          if (example) replace({ form: example.form, compared }, title)
        }}
        share={() => state}
        onClear={clear}
      />
      <div className="flex flex-col gap-4">
        <Alert problem={linkProblem} />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <LoanFields
            form={form}
            hints={hints}
            locale={locale}
            onChange={change}
            problemId={result && !result.ok ? PROBLEM_ID : undefined}
          />
          {/* Wakes up after the fields: visitors type first. */}
          <Suspense>
            <LoanResults
              state={state}
              result={result}
              hasInvalidField={Object.keys(hints).length > 0}
              zeroReason={zeroReason}
              locale={locale}
              money={money}
              onCompare={() => {
                keepPart({ compared: [...compared, form] })
                announceAdded('This loan', compared.length + 1, 'loan')
              }}
            />
          </Suspense>
        </div>
        {compared.length > 0 && (
          <Suspense>
            <LoanComparison
              state={state}
              locale={locale}
              onSwap={keepPart}
              onRemove={(next, name) => replace(next, `${name} removed`)}
            />
          </Suspense>
        )}
        <div id="schedule">
          <Schedule answer={answer} currency={form.currency} />
        </div>
        {help}
      </div>
    </>
  )
}
