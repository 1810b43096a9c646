import { lazy, Suspense, useMemo } from 'react'
import { moneyWriter } from '#lib/money/cents.ts'
import { hasHints } from '#lib/numbers/field-hints.ts'
import { NO_RESULT } from '#lib/result/named-result.ts'
import { printPage } from '#web/platform/printing.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { ResultsCard } from '#web/ui/results-card.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import { payroll } from './payroll.ts'
import { PayrollFields } from './payroll-fields.tsx'
import { PayrollForm, readPayrollForm } from './payroll-form.ts'
import { grossToNet, OVERDRAWN, payrollResults, percentOfGross } from './payroll-text.ts'

const PayTable = lazy(() => import('./pay-table.tsx'))

const store = toolState('payroll-calculator', PayrollForm)

const help = staticIsland('help', () => import('./help.tsx'))

export default function PayrollCalculatorPage() {
  const { form, change, clear, linkProblem } = usePersistedForm(store, PayrollForm)
  const locale = useLocale()
  const { payroll: question, hints } = useMemo(() => readPayrollForm(form), [form])
  const pay = useMemo(() => (hasHints(hints) ? undefined : payroll(question)), [question, hints])
  const { currency } = form
  // One element until its pay changes: React would clear a new one away while its script is on the way.
  const money = moneyWriter(currency, locale)
  const rows = grossToNet(pay, money, locale)
  const table = useMemo(() => {
    const write = moneyWriter(currency, locale)
    return (
      <Suspense fallback={<div className="min-h-72" />}>
        <PayTable
          pay={pay}
          rows={grossToNet(pay, write, locale)}
          net={{
            text: pay ? write(pay.net) : NO_RESULT,
            percent: pay ? percentOfGross(pay.net, pay.gross, locale) : NO_RESULT,
          }}
        />
      </Suspense>
    )
  }, [pay, currency, locale])
  return (
    <>
      <ToolBar share={() => form} onClear={clear} />
      <div className="flex flex-col gap-4">
        <Alert problem={linkProblem} />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <PayrollFields form={form} hints={hints} locale={locale} onChange={change} />
          <ResultsCard
            results={payrollResults(pay, form.period, money)}
            shownBelow={rows}
            hasInvalidField={!pay}
            onPrint={printPage}
          >
            {pay && pay.net < 0n && (
              <div className="mt-4">
                <Note>{OVERDRAWN}</Note>
              </div>
            )}
            <div className="mt-5">{table}</div>
            <p className="mt-4 text-ink-soft text-sm">Estimate, not tax advice. Rules: 2026.</p>
          </ResultsCard>
        </div>
        {help}
      </div>
    </>
  )
}
