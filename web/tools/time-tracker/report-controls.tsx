import { useState } from 'react'
import { CURRENCIES } from '#lib/money/currencies.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { GROUPS, PERIODS, type PeriodName, ROUNDINGS } from './tracker-state.ts'
import type { ReportView } from './use-report.ts'
import type { Tracker } from './use-tracker.ts'

type ReportControlsProps = { readonly tracker: Tracker; readonly view: ReportView }

/** Names of the way back to today. */
const CURRENT: Readonly<Record<PeriodName, string>> = {
  Day: 'Today',
  Week: 'This week',
  Month: 'This month',
  'Custom range': '',
}

/** Range, filters and grouping of the report. */
export function ReportControls({ tracker, view }: ReportControlsProps) {
  const { state, change } = tracker
  const [isOpen, setOpen] = useState(false)
  const isCustom = state.period === 'Custom range'
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="mr-auto font-semibold text-base">{view.rangeLabel}</h2>
        {!isCustom && (
          <div className="flex gap-1.5">
            <Button size="small" aria-label={`${state.period} before`} onClick={() => view.step(-1)}>
              <ChevronLeft size={16} aria-hidden />
            </Button>
            <Button size="small" disabled={view.isNow} onClick={view.backToNow}>
              {CURRENT[state.period]}
            </Button>
            <Button size="small" aria-label={`${state.period} after`} onClick={() => view.step(1)}>
              <ChevronRight size={16} aria-hidden />
            </Button>
          </div>
        )}
        <div className="bar-options">
          <SelectField
            label="Period"
            value={state.period}
            options={PERIODS}
            onChange={(period) => change({ period })}
          />
        </div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filter
        </Button>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-4">
        {isCustom && (
          <>
            <TextField
              label="First day"
              type="date"
              value={state.from}
              onChange={(from) => change({ from })}
              hint="Blank for the first entry"
            />
            <TextField
              label="Last day"
              type="date"
              value={state.to}
              onChange={(to) => change({ to })}
              hint="Blank for today"
            />
          </>
        )}
        {isOpen && <FilterFields tracker={tracker} view={view} />}
      </div>
    </Card>
  )
}

/** Fields for grouping, searching, rounding and the currency. */
function FilterFields({ tracker: { state, change }, view }: ReportControlsProps) {
  return (
    <>
      <SelectField
        label="Group by"
        value={state.group}
        options={GROUPS}
        onChange={(group) => change({ group })}
      />
      <TextField
        label="Search entries"
        type="search"
        value={view.query}
        onChange={view.setQuery}
        autoComplete="off"
      />
      <SelectField
        label="Round"
        value={state.rounding}
        options={ROUNDINGS}
        onChange={(rounding) => change({ rounding })}
      />
      {state.rounding !== 'none' && (
        <NumberField
          label="Minutes"
          value={state.roundTo}
          onChange={(roundTo) => change({ roundTo: roundTo.slice(0, 100) })}
          min={1}
          max={60}
          error={view.roundHint}
        />
      )}
      <SelectField
        label="Currency"
        value={state.currency}
        options={
          CURRENCIES.some((one) => one === state.currency) ? CURRENCIES : [state.currency, ...CURRENCIES]
        }
        onChange={(currency) => change({ currency })}
      />
    </>
  )
}
