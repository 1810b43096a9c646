import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import RotateCw from '~icons/lucide/rotate-cw'
import { getInspection, wantedPages } from './listed-scan.ts'
import type { Languages } from './use-languages.ts'
import type { Reading, Running } from './use-reading.ts'
import type { ScanList } from './use-scan-list.ts'

type ActionsProps = { readonly list: ScanList; readonly reading: Reading }

/** The buttons that start reading. */
export function ReadButtons({ list, reading }: ActionsProps) {
  const { selected, scans } = list
  if (!selected) return null
  const canRead = !reading.isRunning && getInspection(selected) !== undefined && wantedPages(selected).ok
  const isRead = selected.result !== undefined
  return (
    <span className="ml-auto flex flex-wrap gap-2">
      {scans.length > 1 && (
        <Button
          size="small"
          isSoftDisabled={reading.isRunning || reading.ready.length === 0}
          onClick={reading.readAll}
        >
          Extract All
        </Button>
      )}
      <Button
        kind={isRead || !canRead ? 'plain' : 'go'}
        size="small"
        isSoftDisabled={!canRead}
        onClick={() => reading.read(selected)}
        {...(isRead && { 'aria-label': 'Extract Text', title: 'Read again' })}
      >
        {isRead ? <RotateCw size={16} aria-hidden /> : 'Extract Text'}
      </Button>
    </span>
  )
}

/** Page range of a file with several pages, and what went wrong. */
export function PageRange({ list, reading }: ActionsProps) {
  const { selected } = list
  const inspection = selected && getInspection(selected)
  const pages = selected && wantedPages(selected)
  const hasRange = inspection !== undefined && inspection.pageCount > 1
  if (!selected || !(hasRange || reading.problem)) return null
  return (
    <div className="flex flex-col gap-2 border-line border-b px-3 py-2 sm:px-4">
      {hasRange && (
        <label className="flex items-center gap-2 text-sm">
          Pages
          <input
            className="field w-32"
            placeholder="All"
            title="Page numbers and ranges: 1-3,7,10-"
            autoComplete="off"
            spellCheck={false}
            value={selected.range}
            aria-invalid={pages?.ok ? undefined : true}
            aria-describedby={pages?.ok ? undefined : 'ocr-pages-error'}
            onChange={(event) => list.change(selected.id, { range: event.target.value })}
          />
          <span className="text-ink-soft">of {inspection.pageCount}</span>
        </label>
      )}
      {pages?.ok === false && <Alert id="ocr-pages-error" problem={pages.problem} />}
      <Alert problem={reading.problem} />
    </div>
  )
}

type ReadProgressProps = { readonly reading: Reading; readonly languages: Languages }

/** How far reading is; over the picture, so that it moves nothing. */
export function ReadProgress({ reading, languages }: ReadProgressProps) {
  if (!reading.running) return null
  return (
    <div className="absolute inset-x-3 top-3 z-1 rounded-control border border-line bg-surface p-3 shadow-lift">
      <Progress
        fraction={reading.running.fraction}
        label={progressText(reading.running, languages)}
        onCancel={reading.cancel}
      />
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
