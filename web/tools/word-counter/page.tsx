import { lazy, Suspense, useMemo, useState } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { CheckField } from '#web/ui/field.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Card } from '#web/ui/result.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { NO_TEXT } from './count-text.ts'
import { LimitsCard } from './limits-card.tsx'
import { READING_WPM, readPace, SPEAKING_WPM } from './reading-time.ts'
import { getLines, getResults } from './results.ts'
import { ResultsPanel } from './results-panel.tsx'
import { TextBox } from './text-box.tsx'
import { useTextCounts } from './use-text-counts.ts'
import { useWordCounter } from './use-word-counter.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))
const Analysis = lazy(() => import('./analysis-part.tsx'))

const help = staticIsland('help', () => import('./help.tsx'))

const NOTHING_SELECTED = { text: '', selected: '' }

export default function WordCounterPage() {
  const counter = useWordCounter()
  const { state, set } = counter
  const { text } = state
  const counting = useTextCounts(text)
  const counts = counting.counts ?? NO_TEXT
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const selected = selection.text === text ? selection.selected : ''
  const { counts: selectedCounts } = useTextCounts(selected)
  const reading = readPace(state.readingWpm, READING_WPM)
  const speaking = readPace(state.speakingWpm, SPEAKING_WPM)
  const pace = { reading: reading.wpm, speaking: speaking.wpm }
  const debounced = useDebounced(text === '' ? undefined : text)

  const clear = () => {
    const undo = counter.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  const announce = () => {
    if (!counting.isCurrent) return showToast({ title: 'Still counting' })
    const totals = getResults(counts, pace)
    showToast({ title: 'Totals', description: getLines(totals.slice(0, 7)).replaceAll('\n', ', ') })
  }
  const { leavesOutCommon } = state
  // One element until its text changes: React would clear a new one away while its script is on the way.
  const analysis = useMemo(
    () =>
      debounced !== undefined && (
        <Suspense>
          <Analysis text={debounced} leavesOutCommon={leavesOutCommon} />
        </Suspense>
      ),
    [debounced, leavesOutCommon],
  )
  return (
    <Shortcuts keys={{ 'Alt+S': announce }}>
      <DropArea onFiles={counter.takeFiles} invitation="Drop a text file of up to 50 MB">
        <ToolBar
          more={
            <Suspense>
              <MoreOptions
                counts={counting.counts}
                reading={reading}
                speaking={speaking}
                state={state}
                onChange={set}
              />
            </Suspense>
          }
          onClear={clear}
          isEmpty={text === ''}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <TextBox counter={counter} onSelection={(next) => setSelection({ text, selected: next })} />
          <ResultsPanel
            counting={counting}
            selected={selected === '' ? undefined : selectedCounts}
            pace={pace}
            onAnnounce={announce}
          />
        </div>
        <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Card title="Analysis">
            {text === '' && (
              <p className="mb-2 text-ink-soft">
                Frequent words and phrases, averages and reading ease appear here.
              </p>
            )}
            <div className="mb-3">
              <CheckField
                label="Leave out common English words"
                isChecked={leavesOutCommon}
                onChange={(next) => set({ leavesOutCommon: next })}
              />
            </div>
            {analysis}
          </Card>
          <LimitsCard text={text} counts={counts} state={state} onChange={set} />
        </div>
      </DropArea>
      {help}
    </Shortcuts>
  )
}
