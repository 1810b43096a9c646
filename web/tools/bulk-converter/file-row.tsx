import type { ReactNode } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { download } from '#web/platform/download.ts'
import { zipBlob } from '#web/platform/save/zip-blob.ts'
import Check from '~icons/lucide/check'
import Download from '~icons/lucide/download'
import OctagonX from '~icons/lucide/octagon-x'
import RotateCw from '~icons/lucide/rotate-cw'
import X from '~icons/lucide/x'
import {
  getMismatch,
  getOutcome,
  getStatus,
  type ListedFile,
  type Made,
  madeBytes,
  type Status,
  targetFor,
} from './listed-file.ts'
import { savedName } from './result-names.ts'
import type { Settings } from './settings.ts'
import { getTargets, TARGETS, type Target, targetTitle } from './targets.ts'
import { Thumbnail } from './thumbnail.tsx'

type FileRowProps = {
  readonly listed: ListedFile
  readonly settings: Settings
  readonly onFormat: (own: Target | undefined) => void
  readonly onRetry: () => void
  readonly onCancel: () => void
  readonly onRemove: () => void
}

const TITLES: Readonly<Record<Status, string>> = {
  ready: 'Ready',
  waiting: 'Waiting',
  converting: 'Converting',
  converted: 'Converted',
  failed: 'Failed',
}
const LOOKS: Readonly<Record<Status, string>> = {
  ready: 'bg-line text-ink',
  waiting: 'bg-line text-ink',
  converting: 'bg-care-soft text-care',
  converted: 'bg-good-soft text-good',
  failed: 'bg-wrong-soft text-wrong',
}

const ERROR_LOOK = 'text-sm text-wrong [overflow-wrap:anywhere]'

export function FileRow({ listed, settings, ...acts }: FileRowProps) {
  const { file, source, work } = listed
  const status = getStatus(listed, settings)
  const result = getOutcome(listed, settings)
  const warning = result ? undefined : getMismatch(listed, settings)
  const notes = [
    ...(source?.isRenamed
      ? [`This file is a ${source.extension.toUpperCase()}, whatever its name says.`]
      : []),
    ...(result?.ok ? result.value.notes : []),
  ]
  return (
    <li className="relative flex flex-col gap-2 px-3 py-2 sm:px-4">
      <div className="flex items-center gap-x-2 sm:gap-x-3">
        <Thumbnail file={file} extension={source?.extension} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate font-medium text-sm">
            {file.name}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm tabular-nums">
            <Badge status={warning ? 'failed' : status} {...(warning && { title: 'Cannot convert' })} />
            <span className={warning ? 'max-sm:hidden' : ''}>
              <Sizes file={file} made={result?.ok ? result.value : undefined} />
            </span>
          </p>
        </div>
        <FormatPicker listed={listed} settings={settings} onFormat={acts.onFormat} />
        <Buttons listed={listed} settings={settings} {...acts} />
      </div>
      {work?.fraction !== undefined && (
        <RowProgress
          fraction={work.fraction}
          label={work.loading ? 'Loading engine…' : `Converting ${file.name}`}
        />
      )}
      {warning && <p className={ERROR_LOOK}>{warning}</p>}
      {notes.map((note) => (
        <p key={note} className="text-ink-soft text-sm">
          {note}
        </p>
      ))}
      {result?.ok === false && (
        <p role="alert" className={ERROR_LOOK}>
          {result.problem.message} {result.problem.detail}
        </p>
      )}
    </li>
  )
}

type BadgeProps = { readonly status: Status; readonly title?: string }

/** State of a file; a phone shows only an icon if it is converted. */
function Badge({ status, title = TITLES[status] }: BadgeProps) {
  const isDone = status === 'converted'
  return (
    <span className={`flex rounded-full px-2 max-sm:px-1 ${LOOKS[status]}`}>
      {isDone && <Check size={14} aria-hidden className="my-0.5 sm:hidden" />}
      <span className={isDone ? 'max-sm:sr-only' : ''}>{title}</span>
    </span>
  )
}

/** Size of a file, and of what was made of it. */
function Sizes({ file, made }: { readonly file: File; readonly made: Made | undefined }) {
  if (!made) return formatBytes(file.size)
  const pages = made.files.length > 1 ? `, ${made.files.length} files` : ''
  return (
    <span>
      <span className="max-sm:hidden">{formatBytes(file.size)} → </span>
      {formatBytes(madeBytes(made.files))}
      {pages}
    </span>
  )
}

function FormatPicker({
  listed,
  settings,
  onFormat,
}: Pick<FileRowProps, 'listed' | 'settings' | 'onFormat'>) {
  const offered = listed.source ? getTargets(listed.source) : TARGETS
  if (offered.length === 0) return null
  return (
    <select
      aria-label={`Format for ${listed.file.name}`}
      className="field w-28 text-sm max-sm:w-22 max-sm:px-1.5"
      value={listed.own ?? ''}
      onChange={(event) => onFormat(TARGETS.find((target) => target === event.target.value))}
    >
      <optgroup label="As the others">
        <option value="">{targetTitle(settings.target)}</option>
      </optgroup>
      <optgroup label="This file only">
        {offered.map((target) => (
          <option key={target} value={target}>
            {targetTitle(target)}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

function Buttons({ listed, settings, onRetry, onCancel, onRemove }: FileRowProps & { onFormat?: unknown }) {
  const { file, work } = listed
  const result = getOutcome(listed, settings)
  const made = result?.ok ? result.value : undefined
  const name = made && savedName(file.name, targetFor(listed, settings), made.files.length)
  return (
    <div className="flex">
      {made && name && (
        <RowButton label={`Download ${name}`} onPress={() => save(made, name)}>
          <Download size={17} aria-hidden />
        </RowButton>
      )}
      {result?.ok === false && !work && !getMismatch(listed, settings) && (
        <RowButton label={`Try ${file.name} again`} onPress={onRetry}>
          <RotateCw size={16} aria-hidden />
        </RowButton>
      )}
      {work && (
        <RowButton label={`Cancel ${file.name}`} onPress={onCancel}>
          <OctagonX size={15} aria-hidden />
        </RowButton>
      )}
      <RowButton label={`Remove ${file.name}`} onPress={onRemove}>
        <X size={17} aria-hidden />
      </RowButton>
    </div>
  )
}

/** Saves one file unchanged, pages as an archive. */
async function save({ files }: Made, name: string): Promise<void> {
  const [only] = files
  if (only && files.length === 1) download(only.blob, name)
  else download(await zipBlob(files, new Date()), name)
}

function RowProgress({ fraction, label }: { readonly fraction: number; readonly label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      className="absolute inset-x-0 bottom-0 h-1.5 overflow-hidden bg-line"
    >
      <div className="h-full bg-accent" style={{ width: `${fraction * 100}%` }} />
    </div>
  )
}

type RowButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function RowButton({ label, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-control place-items-center max-sm:w-8 rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
