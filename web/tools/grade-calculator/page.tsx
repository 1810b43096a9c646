import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { putBackNumbered } from '#lib/lists/put-back-numbered.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { staticIsland } from '#web/ui/islands.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { type Entry, GradeState, getBands, getGrades, TABS } from './grade-state.ts'
import { weightedAverage } from './grades.ts'
import { GradesTab } from './grades-tab.tsx'

const FinalTab = lazy(async () => ({ default: (await import('./other-tabs.tsx')).FinalTab }))
const GpaTab = lazy(async () => ({ default: (await import('./other-tabs.tsx')).GpaTab }))

const store = toolState('grade-calculator', GradeState)

const EXAMPLES = [{ title: 'A course with four grades' }]

const help = staticIsland('help', () => import('./help.tsx'))

export default function GradeCalculatorPage() {
  const [state, keep] = usePersisted(store)
  /** Hypothetical grades: counted, never stored. */
  const [imagined, setImagined] = useState<readonly Entry[]>([])
  const locale = useLocale()
  const id = useId()
  const change = (fields: Partial<GradeState>) => keep((now) => ({ ...now, ...fields }))
  const { entries } = state
  const remove = (entry: Entry) => {
    change({ entries: entries.filter(({ id }) => id !== entry.id) })
    const undo = () => keep((now) => ({ ...now, entries: putBackNumbered(now.entries, entries, entry) }))
    showToast({ title: `${entry.name} removed`, action: { label: 'Undo', onAct: undo } })
  }
  const average = useMemo(() => weightedAverage(getGrades([...entries, ...imagined])), [entries, imagined])
  const result = useRef<HTMLDivElement>(null)
  const showExample = async () => {
    const { EXAMPLE_ENTRIES } = await import('./example.ts')
    changeWithUndo(store, { entries: EXAMPLE_ENTRIES }, 'Example opened')
    requestAnimationFrame(() => result.current && showWhole(result.current))
  }
  const common = { state, locale, onChange: change }
  return (
    <>
      <ToolBar
        mode={
          <TabList label="Mode" id={id} tabs={TABS} chosen={state.tab} onChoose={(tab) => change({ tab })} />
        }
        {...(state.tab === 'Grades' && {
          examples: EXAMPLES,
          onExample: showExample,
          onClear: () => changeWithUndo(store, { entries: [] }, 'Cleared'),
          isEmpty: entries.length === 0,
        })}
      />
      <TabPanel id={id} chosen={state.tab}>
        {state.tab === 'Grades' ? (
          <GradesTab
            {...common}
            imagined={imagined}
            average={average}
            scale={getBands(state)}
            resultRef={result}
            onExample={showExample}
            onImagine={setImagined}
            onRemove={remove}
          />
        ) : (
          <Suspense>
            {state.tab === 'Final exam' ? (
              <FinalTab {...common} average={average} bands={getBands(state).bands} />
            ) : (
              <GpaTab {...common} />
            )}
          </Suspense>
        )}
      </TabPanel>
      {help}
    </>
  )
}

/** Scrolls to an element that is not wholly in view. */
function showWhole(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'start' })
}
