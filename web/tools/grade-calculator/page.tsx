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
import { type Course, type Entry, GradeState, getBands, getGrades, TABS } from './grade-state.ts'
import { weightedAverage } from './grades.ts'
import { GradesTab } from './grades-tab.tsx'

const FinalTab = lazy(async () => ({ default: (await import('./other-tabs.tsx')).FinalTab }))
const GpaTab = lazy(async () => ({ default: (await import('./other-tabs.tsx')).GpaTab }))

const store = toolState('grade-calculator', GradeState)

const EXAMPLES = [{ title: 'A course with three grades' }]
const GPA_EXAMPLES = [{ title: 'A semester with four courses' }]

const NO_COURSES: Pick<GradeState, 'courses' | 'earlierGpa' | 'earlierCredits'> = {
  courses: [],
  earlierGpa: '',
  earlierCredits: '',
}

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
  /** Counts how often all courses were replaced: the rows start again. */
  const [replaced, setReplaced] = useState(0)
  const replaceCourses = (fields: typeof NO_COURSES, title: string) => {
    changeWithUndo(store, fields, title)
    setReplaced(replaced + 1)
  }
  const showGpaExample = async () =>
    replaceCourses((await import('./example.ts')).EXAMPLE_GPA, 'Example opened')
  const removeCourse = (course: Course, courses: readonly Course[]) => {
    const others = courses.filter(({ id }) => id !== course.id)
    if (course.name + course.gpa === '') change({ courses: others })
    else changeWithUndo(store, { courses: others }, `${course.name || 'Course'} removed`)
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
        {...(state.tab === 'GPA' && {
          examples: GPA_EXAMPLES,
          onExample: showGpaExample,
          onClear: () => replaceCourses(NO_COURSES, 'Cleared'),
          isEmpty: state.courses.length === 0 && state.earlierGpa + state.earlierCredits === '',
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
              <GpaTab key={replaced} {...common} onExample={showGpaExample} onRemove={removeCourse} />
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
