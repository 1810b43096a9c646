import { lazy, Suspense, useMemo, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import { AskCard } from './ask-card.tsx'
import { ConverterCard } from './converter-card.tsx'
import { ConverterState, readState, swapUnits, withCategory } from './converter-state.ts'
import { QuickTable } from './quick-table.tsx'
import { CATEGORIES } from './units.ts'

const AllUnits = lazy(() => import('./all-units.tsx'))

const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name)

const store = toolState('unit-converter', ConverterState)

const help = staticIsland('help', () => import('./help.tsx'))

export default function UnitConverterPage() {
  const { form: state, change, clear, linkProblem } = usePersistedForm(store, ConverterState)
  const reading = useMemo(() => readState(state), [state])
  const [failure, setFailure] = useState<{ readonly problem: Problem; readonly state: ConverterState }>()
  // The error is shown until the conversion changes.
  const problem = failure?.state === state ? failure.problem : undefined
  const isOutdated = problem !== undefined
  const swap = () => change(swapUnits(state))
  // One element until the state changes: React would clear a new one away while its script is on the way.
  const allUnits = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-96" />}>
        <AllUnits state={state} isOutdated={isOutdated} onChange={(next) => store.set(next)} />
      </Suspense>
    ),
    [state, isOutdated],
  )
  return (
    <Shortcuts keys={{ 'Alt+S': swap }}>
      <ToolBar
        mode={
          <div className="bar-options">
            <SelectField
              label="Category"
              value={reading.category.name}
              options={CATEGORY_NAMES}
              onChange={(name) => change(withCategory(state, name))}
            />
          </div>
        }
        share={() => ({ ...state, recent: [], pinned: [] })}
        onClear={clear}
      />
      <div className="flex flex-col gap-4">
        <Alert problem={linkProblem} />
        <AskCard
          state={state}
          onChange={change}
          problem={problem}
          onProblem={(found) => setFailure(found && { problem: found, state })}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <ConverterCard
            state={state}
            reading={reading}
            isOutdated={isOutdated}
            onChange={change}
            onSwap={swap}
          />
          <QuickTable reading={reading} />
        </div>
        {allUnits}
      </div>
      {help}
    </Shortcuts>
  )
}
