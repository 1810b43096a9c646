import { lazy, Suspense, useId } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { TASKS } from './regex-state.ts'
import type { RegexTester } from './use-regex.ts'

const MatchDetails = lazy(async () => ({ default: (await import('./match-details.tsx')).MatchDetails }))
const TaskPanel = lazy(() => import('./task-panel.tsx'))
const ExportButtons = lazy(async () => ({ default: (await import('./on-demand.tsx')).ExportButtons }))

type ResultPaneProps = { readonly tool: RegexTester }

/** Matches of the pattern, or the result of the task. */
export function ResultPane({ tool }: ResultPaneProps) {
  const { state, set, matches, matchedText } = tool
  const id = useId()
  return (
    <section
      aria-label="Results"
      className="flex min-h-0 min-w-0 flex-col border-line max-lg:h-96 max-lg:border-t lg:border-l"
    >
      <header className="flex min-h-13 items-center border-line border-b px-2">
        <TabList
          label="What to do"
          id={id}
          tabs={TASKS}
          chosen={state.task}
          onChoose={(task) => set({ task })}
        />
      </header>
      <TabPanel id={id} chosen={state.task}>
        <Problems tool={tool} />
        <Suspense fallback={<div className="flex-1" />}>
          {state.task === 'Match' ? (
            <MatchDetails tool={tool} />
          ) : (
            <TaskPanel tool={tool} task={state.task} />
          )}
        </Suspense>
      </TabPanel>
      <footer className="flex min-h-13 items-center border-line border-t bg-sunken px-3.5 py-1.5">
        {matches.count > 0 && (
          <Suspense>
            <ExportButtons matches={matches} text={matchedText} />
          </Suspense>
        )}
      </footer>
    </section>
  )
}

function Problems({ tool }: ResultPaneProps) {
  const { stoppedAfterS, progress, cancel, isCanceled, continueLonger } = tool
  return (
    <>
      {/* Over the list, which would otherwise move for a message while typing. */}
      <div className="relative h-0">
        <div className="absolute inset-x-0 top-0 z-10 bg-surface px-3.5 pt-3.5 empty:hidden">
          <Progress fraction={progress} label="Searching…" onCancel={cancel} />
        </div>
      </div>
      <div className="grid gap-3 px-3.5 pt-3.5 empty:hidden">
        <Alert problem={tool.error} />
        {isCanceled && <p className="text-ink-soft text-sm">Cancelled. Any change starts again.</p>}
        {stoppedAfterS !== undefined && (
          <Alert
            problem={{
              message: `Stopped after ${stoppedAfterS} s: this pattern is too slow for this text (catastrophic backtracking).`,
              detail: '',
            }}
          >
            <Button size="small" onClick={continueLonger}>
              Continue for 10 s
            </Button>
          </Alert>
        )}
      </div>
    </>
  )
}
