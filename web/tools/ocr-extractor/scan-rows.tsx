import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import LockKeyhole from '~icons/lucide/lock-keyhole'
import X from '~icons/lucide/x'
import { getInspection, getStageProblem, isLocked, type ListedScan, pagesText } from './listed-scan.ts'
import type { ScanList } from './use-scan-list.ts'

/** All files, each with what is known of it. */
export default function ScanRows({ list }: { readonly list: ScanList }) {
  return (
    <ul
      aria-label="Files"
      className="min-w-0 divide-y divide-line self-start overflow-clip rounded-card border border-line bg-surface shadow-lift lg:col-span-2"
    >
      {list.scans.map((scan) => (
        <Row key={scan.id} scan={scan} list={list} />
      ))}
    </ul>
  )
}

function Row({ scan, list }: { readonly scan: ListedScan; readonly list: ScanList }) {
  const { file, check, id } = scan
  const isShown = list.selected?.id === id
  // The error of the shown file is in the place of its picture.
  const problem = isShown ? scan.problem : check?.ok === false ? check.problem : scan.problem
  return (
    <li className={`flex flex-col gap-2 px-3 py-2 sm:px-4 ${isShown ? 'bg-sunken' : ''}`}>
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => list.select(id)}
          className="min-h-control min-w-0 flex-1 rounded-control text-left"
        >
          <span dir="auto" className="block truncate font-medium text-sm">
            {file.name}
          </span>
          <span className="block text-ink-soft text-sm tabular-nums">
            {isShown && getStageProblem(scan) && (
              <span className="mr-2 rounded-full bg-wrong-soft px-2 text-wrong">Error</span>
            )}
            {describe(scan)}
          </span>
        </button>
        <button
          type="button"
          aria-label={`Remove ${file.name}`}
          title={`Remove ${file.name}`}
          onClick={() => list.remove(scan)}
          className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X size={17} aria-hidden />
        </button>
      </div>
      {isLocked(scan) ? (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-care-soft px-3.5 py-2 text-care text-sm">
          It is protected by a password.
          <Button
            size="small"
            aria-label={`Enter password of ${file.name}`}
            onClick={() => list.askAgain(id)}
            icon={<LockKeyhole size={15} aria-hidden />}
          >
            Enter password
          </Button>
        </div>
      ) : (
        <Alert problem={problem} />
      )}
    </li>
  )
}

function describe(scan: ListedScan): string {
  const inspection = getInspection(scan)
  const parts = [
    formatBytes(scan.file.size),
    inspection && pagesText(inspection.pageCount),
    scan.check === undefined && 'Opening…',
    scan.isInWork ? 'Reading…' : scan.result && readText(scan.result.pages.length),
  ]
  return parts.filter(Boolean).join(' · ')
}

function readText(count: number): string {
  return count === 1 ? 'read' : `${count} pages read`
}
