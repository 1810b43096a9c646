import { lazy, Suspense, useMemo } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { matchCountText } from './matches.ts'
import { TASKS } from './regex-state.ts'
import type { RegexTester } from './use-regex.ts'

const HighlightedText = lazy(() => import('./highlighted-text.tsx'))
const TaskPanel = lazy(() => import('./task-panel.tsx'))

type ResultPaneProps = { readonly tool: RegexTester }

/** What the pattern finds, or what is made of it. */
export function ResultPane({ tool }: ResultPaneProps) {
  const { state, set } = tool
  return (
    <section aria-label="Results" className="flex min-w-0 flex-col">
      <Tabs
        label="What to do"
        tabs={TASKS}
        chosen={state.task}
        onChoose={(task) => set({ task })}
        actions={<Count tool={tool} />}
      >
        <Troubles tool={tool} />
        {state.task === 'Match' ? (
          <MatchPanel tool={tool} />
        ) : (
          <Suspense>
            <TaskPanel tool={tool} task={state.task} />
          </Suspense>
        )}
      </Tabs>
    </section>
  )
}

function Count({ tool }: ResultPaneProps) {
  const { matches, isCounted, current, step } = tool
  const isEmpty = matches.count === 0
  return (
    <>
      <output
        aria-label="Match count"
        aria-live="off"
        className="min-w-24 px-1 font-medium text-sm tabular-nums"
      >
        {isCounted ? matchCountText(matches.count) : '—'}
      </output>
      {current !== undefined && (
        <span className="text-ink-soft text-sm tabular-nums">#{(current + 1).toLocaleString('en')}</span>
      )}
      <Button
        size="small"
        kind="quiet"
        aria-label="Previous match"
        title="Previous match (Shift+F3)"
        disabled={isEmpty}
        onClick={() => step(-1)}
      >
        <span aria-hidden>↑</span>
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label="Next match"
        title="Next match (F3)"
        disabled={isEmpty}
        onClick={() => step(1)}
      >
        <span aria-hidden>↓</span>
      </Button>
    </>
  )
}

function Troubles({ tool }: { readonly tool: RegexTester }) {
  const { stoppedAfterS, progress, cancel, isCancelled, continueLonger } = tool
  return (
    <>
      {/* Over the text, which would move to make room for what is gone in a moment. */}
      <div className="relative h-0">
        <div className="absolute inset-x-0 top-0 z-10 bg-surface px-3.5 pt-3.5 empty:hidden">
          <Progress fraction={progress} label="Searching…" onCancel={cancel} />
        </div>
      </div>
      <div className="grid gap-3 px-3.5 pt-3.5 empty:hidden">
        {isCancelled && <p className="text-ink-soft text-sm">Cancelled. Any change starts again.</p>}
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

function MatchPanel({ tool }: { readonly tool: RegexTester }) {
  const { state, set, matchedText, matches, current } = tool
  const { showsBlanks } = state
  // One element until what it shows changes: React would clear a new one away while its script is on the way.
  const highlighted = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-60 flex-1" />}>
        <HighlightedText text={matchedText} matches={matches} current={current} showsBlanks={showsBlanks} />
      </Suspense>
    ),
    [matchedText, matches, current, showsBlanks],
  )
  return (
    <>
      {highlighted}
      <footer className="border-line border-t bg-sunken px-3.5 py-1">
        <CheckField
          label="Show whitespace"
          isChecked={showsBlanks}
          onChange={(shows) => set({ showsBlanks: shows })}
        />
      </footer>
    </>
  )
}
