import { lazy, Suspense, useMemo, useState } from 'react'
import { moneyWriter } from '#lib/money/cents.ts'
import type { NamedResult } from '#lib/result/named-result.ts'
import { printPage } from '#web/platform/printing.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { ResultRow, ResultsCard } from '#web/ui/results-card.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import { HourlyFields, PayOptions, PriceField } from './hourly-fields.tsx'
import { HourlyForm, readHourlyForm } from './hourly-form.ts'
import { lifeHoursText, worthResults } from './hourly-text.ts'
import { hourlyWorth, type WorkingLife, workWeek } from './hourly-worth.ts'

const WeekBar = lazy(() => import('./week-bar.tsx'))

const store = toolState('hourly-worth-calculator', HourlyForm)

const help = staticIsland('help', () => import('./help.tsx'))

const NO_HOURS = { message: 'Add working hours to see a result.', detail: '' }

export default function HourlyWorthCalculatorPage() {
  const { form, change, clear, linkProblem } = usePersistedForm(store, HourlyForm)
  const locale = useLocale()
  const { life, price, hints } = useMemo(() => readHourlyForm(form), [form])
  const answer = life && { worth: hourlyWorth(life), weeksPerYear: life.weeksPerYear }
  const results = worthResults(answer, moneyWriter(form.currency, locale), locale)
  const figures = results.slice(1)
  const shown = useLastLife(life)
  // One element until the week changes: React would clear a new one away while its script is on the way.
  const week = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-28" />}>
        {shown && <WeekBar week={workWeek(shown)} locale={locale} />}
      </Suspense>
    ),
    [shown, locale],
  )
  const fields = { form, hints, locale, onChange: change }
  return (
    <>
      <ToolBar share={() => form} onClear={clear}>
        <PayOptions {...fields} />
      </ToolBar>
      <div className="flex flex-col gap-4">
        <Alert problem={linkProblem} />
        {/* On a phone the answers come first, and the figures that they are made of below them. */}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <div className="max-lg:order-1">
            <HourlyFields {...fields} />
          </div>
          <div className="flex flex-col gap-4 max-lg:contents">
            <ResultsCard
              className="w-full"
              results={results.slice(0, 1)}
              shownBelow={figures}
              hasInvalidField={!answer}
              problem={answer && !answer.worth.rates ? NO_HOURS : undefined}
              onPrint={printPage}
            />
            <Card
              title="How many hours of work does it cost?"
              className={form.price.trim() === '' ? 'no-result' : ''}
            >
              <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-4 [--aside:8] sm:grid-cols-2">
                <PriceField {...fields} />
                <Result label="Hours of work" isLarge>
                  {lifeHoursText(price, answer, locale)}
                </Result>
              </div>
            </Card>
            <Card className="max-lg:order-1">
              <div className={life ? '' : 'opacity-40'}>{week}</div>
              <div className="mt-4 mb-5">
                <ResultRow results={rowOf(figures, form.period)} gap="gap-y-7" column="7rem" />
              </div>
            </Card>
          </div>
        </div>
        {help}
      </div>
    </>
  )
}

/** The figures without the pay that is typed; all hours are a note next to the unpaid ones. */
function rowOf(figures: readonly NamedResult[], period: string) {
  const all = figures.find(({ label }) => label.startsWith('All'))
  return figures.flatMap((figure) => {
    if (figure === all || figure.label === `Pay per ${period}`) return []
    return figure.label.startsWith('Unpaid') ? { ...figure, note: `of ${all?.text} in all` } : figure
  })
}

/** The latest valid entries: while a field is invalid their drawing stays, pale, and nothing moves. */
function useLastLife(life: WorkingLife | undefined): WorkingLife | undefined {
  const [last, setLast] = useState<WorkingLife>()
  if (life && last !== life) setLast(life)
  return life ?? last
}
