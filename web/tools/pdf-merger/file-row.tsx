import { type DragEvent, type ReactNode, useId } from 'react'
import { formatKilobytes } from '#lib/bytes/format-bytes.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import GripVertical from '~icons/lucide/grip-vertical'
import LayoutGrid from '~icons/lucide/layout-grid'
import LockKeyhole from '~icons/lucide/lock-keyhole'
import X from '~icons/lucide/x'
import { getPageNumbers, isLocked, type ListedPdf, rangeError } from './listed-pdf.ts'
import { REPAIRED } from './open-errors.ts'
import { PageImage } from './page-tile.tsx'
import type { DrawPage } from './use-thumbnails.ts'

type FileRowProps = {
  readonly row: ListedPdf
  readonly label: string
  readonly index: number
  readonly count: number
  /** Whether another row hangs over this one. */
  readonly isTarget: boolean
  readonly draw: DrawPage
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onPages: (pages: string) => void
  readonly onShowPages: () => void
  readonly onUnlock: () => void
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragEnd: () => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** One PDF of the list: what it is, which of its pages, and its place. */
export function FileRow({
  row,
  label,
  index,
  count,
  isTarget,
  draw,
  onMove,
  onRemove,
  onPages,
  onShowPages,
  onUnlock,
  drag,
}: FileRowProps) {
  const { check, file } = row
  const problem = check?.ok === false && !isLocked(row) ? { message: check.error, detail: '' } : undefined
  return (
    <li
      className={`flex flex-col gap-2 px-3 py-3 sm:px-4 ${isTarget ? 'bg-accent-soft' : ''}`}
      onDragOver={drag.onDragOver}
      onDrop={drag.onDrop}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:flex-nowrap">
        <span
          aria-hidden
          draggable
          onDragStart={drag.onDragStart}
          onDragEnd={drag.onDragEnd}
          className="-mx-1 hidden cursor-grab touch-none py-2 text-ink-soft sm:block"
        >
          <GripVertical size={18} />
        </span>
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-sm tabular-nums">
          <span className="sr-only">Position </span>
          {index + 1}
          <span className="sr-only"> of {count}</span>
        </span>
        <FirstPage row={row} draw={draw} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {label}
          </p>
          <p className="text-ink-soft text-sm">
            {formatKilobytes(file.size)}
            <span> · {describe(row)}</span>
          </p>
        </div>
        <div className="flex w-full items-center justify-end gap-1 sm:w-auto">
          {check?.ok && <PagesField row={row} label={label} onPages={onPages} />}
          <IconButton label={`Move ${label} up`} isDisabled={index === 0} onPress={() => onMove(index - 1)}>
            <ArrowUp size={17} aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${label} down`}
            isDisabled={index === count - 1}
            onPress={() => onMove(index + 1)}
          >
            <ArrowDown size={17} aria-hidden />
          </IconButton>
          {check?.ok && (
            <IconButton label={`Show pages of ${label}`} onPress={onShowPages}>
              <LayoutGrid size={17} aria-hidden />
            </IconButton>
          )}
          <IconButton label={`Remove ${label}`} onPress={onRemove} isRemove>
            <X size={17} aria-hidden />
          </IconButton>
        </div>
      </div>
      <Alert problem={problem} />
      {check?.ok && check.isRepaired && <Note>{REPAIRED}</Note>}
      {isLocked(row) && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-care-soft px-3.5 py-2 text-care text-sm">
          It is protected by a password.
          <Button
            size="small"
            aria-label={`Enter password of ${label}`}
            onClick={onUnlock}
            icon={<LockKeyhole size={15} aria-hidden />}
          >
            Enter password
          </Button>
        </div>
      )}
    </li>
  )
}

/** Its first page that will be merged. */
function FirstPage({ row, draw }: Pick<FileRowProps, 'row' | 'draw'>) {
  const [number] = getPageNumbers(row) ?? []
  return (
    <span aria-hidden className="block size-14 shrink-0 rounded bg-sunken sm:size-24">
      {row.check?.ok && number !== undefined && (
        <PageImage item={{ row, number, turn: row.turns[number] ?? 0 }} draw={draw} />
      )}
    </span>
  )
}

function describe(row: ListedPdf): string {
  const { check } = row
  if (!check) return 'Reading…'
  if (!check.ok) return isLocked(row) ? 'Locked' : 'Cannot be merged'
  const numbers = getPageNumbers(row)
  const pages =
    row.pages.trim() === '' || !numbers
      ? pageCount(check.pageCount)
      : `${numbers.length} of ${pageCount(check.pageCount)}`
  const isTurned = Object.keys(row.turns).length > 0
  return [
    pages,
    ...(isTurned ? ['some turned'] : []),
    ...(check.isEncrypted ? ['protected'] : []),
    ...(check.isRepaired ? ['repaired'] : []),
  ].join(' · ')
}

function pageCount(count: number): string {
  return pluralize(count, 'page')
}

type PagesFieldProps = Pick<FileRowProps, 'row' | 'label' | 'onPages'>

function PagesField({ row, label, onPages }: PagesFieldProps) {
  const errorId = useId()
  const error = rangeError(row)
  return (
    <div className="mr-auto min-w-0 flex-1 sm:mr-1 sm:w-40 sm:flex-none">
      <input
        className="field text-sm"
        aria-label={`Pages of ${label}`}
        placeholder="All pages"
        title="Page numbers and ranges: 1-3,7,10-"
        autoComplete="off"
        spellCheck={false}
        value={row.pages}
        onChange={(event) => onPages(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-wrong">
          {error}
        </p>
      )}
    </div>
  )
}

type IconButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
  readonly isRemove?: boolean
  readonly children: ReactNode
}

/** Small button that keeps the focus when its row moves, or passes it to its neighbor at the list's end. */
function IconButton({ label, onPress, isDisabled = false, isRemove = false, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      data-remove={isRemove ? '' : undefined}
      onClick={({ currentTarget: button }) => {
        const group = button.parentElement
        onPress()
        requestAnimationFrame(() => {
          if (!button.isConnected) return
          const next = button.disabled ? group?.querySelector<HTMLElement>('button:enabled') : button
          next?.focus()
        })
      }}
      className="grid size-control shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-35"
    >
      {children}
    </button>
  )
}
