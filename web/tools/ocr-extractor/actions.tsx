import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { getInspection, wantedPages } from './listed-scan.ts'
import type { Languages } from './use-languages.ts'
import type { Reading, Running } from './use-reading.ts'
import type { ScanList } from './use-scan-list.ts'

type ActionsProps = { readonly list: ScanList; readonly reading: Reading; readonly languages: Languages }

/** Page range, the button that starts reading, and its progress. */
export function Actions({ list, reading, languages }: ActionsProps) {
  const { selected, scans } = list
  if (!selected) return null
  const inspection = getInspection(selected)
  const pages = wantedPages(selected)
  const canRead = !reading.isRunning && inspection !== undefined && pages.ok
  const isRead = selected.result !== undefined
  return (
    <div className="flex flex-col gap-2 border-line border-b px-3 py-2 sm:px-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind={isRead ? 'plain' : 'go'}
          size={isRead ? 'small' : 'normal'}
          isSoftDisabled={!canRead}
          onClick={() => reading.read(selected)}
        >
          Extract Text
        </Button>
        {scans.length > 1 && (
          <Button isSoftDisabled={reading.isRunning || reading.ready.length === 0} onClick={reading.readAll}>
            Extract All
          </Button>
        )}
        {inspection && inspection.pageCount > 1 && (
          <label className="flex items-center gap-2 text-sm">
            Pages
            <input
              className="field w-32"
              placeholder="All"
              title="Page numbers and ranges: 1-3,7,10-"
              autoComplete="off"
              spellCheck={false}
              value={selected.range}
              aria-invalid={pages.ok ? undefined : true}
              aria-describedby={pages.ok ? undefined : 'ocr-pages-error'}
              onChange={(event) => list.change(selected.id, { range: event.target.value })}
            />
            <span className="text-ink-soft">of {inspection.pageCount}</span>
          </label>
        )}
      </div>
      {inspection && !pages.ok && <Alert id="ocr-pages-error" problem={pages.problem} />}
      <Alert problem={reading.problem} />
      {reading.running && (
        <Progress
          fraction={reading.running.fraction}
          label={progressText(reading.running, languages)}
          onCancel={reading.cancel}
        />
      )}
    </div>
  )
}

function progressText({ loading, done, total, fraction }: Running, { chosen }: Languages): string {
  if (loading) {
    const what = ['the text reader', ...chosen.map(({ name }) => name)].join(' and ')
    // In percent: files are received compressed and counted uncompressed.
    return `Loading ${what}: ${Math.floor((100 * loading.receivedBytes) / loading.totalBytes)} %`
  }
  if (total === 0) return 'Starting…'
  return `Page ${Math.min(done + 1, total)} of ${total}, ${Math.floor(fraction * 100)} %`
}
