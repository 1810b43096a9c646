import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { NO_TEXT, type TextCounts } from './count-text.ts'
import { getLines, getResults, getTimes, MEASURES, NO_RESULT, type Pace } from './results.ts'
import type { useTextCounts } from './use-text-counts.ts'

type ResultsPanelProps = {
  readonly counting: ReturnType<typeof useTextCounts>
  /** The counts of what is selected, where something is. */
  readonly selected: TextCounts | undefined
  readonly pace: Pace
  readonly onAnnounce: () => void
}

/** Counts, with reading and speaking times. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { counting, selected, pace, onAnnounce } = props
  const { counts, isCurrent } = counting
  return (
    <Card className={`self-start ${counts && counts.characters === 0 ? 'no-result' : ''}`}>
      <Progress fraction={counting.progress} label="Counting…" onCancel={counting.cancel} />
      {counting.isCanceled && <p className="text-sm">Cancelled. The next change counts again.</p>}
      <div
        className={`grid grid-cols-2 items-end gap-x-3 gap-y-4 max-sm:[&_p]:text-xs ${isCurrent ? '' : 'opacity-60'}`}
      >
        {MEASURES.map(({ label, key }) => (
          <div key={key} className="min-w-0 first:col-span-2">
            <Result label={label} isLarge>
              {counts ? counts[key].toLocaleString('en') : NO_RESULT}
            </Result>
            {selected && <SelectedLine text={selected[key].toLocaleString('en')} />}
          </div>
        ))}
      </div>
      <Times counts={counts} selected={selected} pace={pace} />
      <Exports counts={isCurrent ? counts : undefined} pace={pace} onAnnounce={onAnnounce} />
    </Card>
  )
}

function SelectedLine({ text }: { readonly text: string }) {
  return <p className="text-accent text-sm tabular-nums">{text} selected</p>
}

type TimesProps = {
  readonly counts: TextCounts | undefined
  readonly selected: TextCounts | undefined
  readonly pace: Pace
}

function Times({ counts, selected, pace }: TimesProps) {
  const ofSelected = selected && getTimes(selected, pace)
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-3 border-line border-t pt-4">
      {getTimes(counts ?? NO_TEXT, pace).map(({ label, text }, index) => (
        <div key={label}>
          <Result label={label}>{counts ? text : NO_RESULT}</Result>
          {ofSelected?.[index] && <SelectedLine text={ofSelected[index].text} />}
        </div>
      ))}
    </div>
  )
}

type ExportsProps = {
  readonly counts: TextCounts | undefined
  readonly pace: Pace
  readonly onAnnounce: () => void
}

function Exports({ counts, pace, onAnnounce }: ExportsProps) {
  const isDisabled = counts === undefined
  const all = counts ?? NO_TEXT
  const file = async (kind: 'statisticsCsv' | 'statisticsJson') =>
    (await import('./statistics-file.ts'))[kind](all, pace)
  return (
    <div className="mt-4 flex flex-wrap gap-1.5 border-line border-t pt-4" data-print="no">
      <CopyButton text={getLines(getResults(all, pace))} isUnsent disabled={isDisabled} />
      <DownloadButton
        content={() => file('statisticsCsv')}
        fileName="statistics.csv"
        heading="The counts (CSV)"
        type="text/csv;charset=utf-8"
        disabled={isDisabled}
      />
      <DownloadButton
        label="Download as JSON"
        content={() => file('statisticsJson')}
        fileName="statistics.json"
        type="application/json"
        disabled={isDisabled}
      />
      {/* Seen only with the focus: those who see the numbers need none of it. */}
      <Button
        size="small"
        className="sr-only focus:not-sr-only"
        onClick={onAnnounce}
        disabled={isDisabled}
        aria-keyshortcuts="Alt+S"
      >
        Announce to screen reader
      </Button>
    </div>
  )
}
