import { memo, type ReactNode } from 'react'
import CirclePlay from '~icons/lucide/circle-play'
import PenLine from '~icons/lucide/pen-line'
import X from '~icons/lucide/x'
import type { Entry } from './entry.ts'
import { ProjectName } from './project-name.tsx'
import type { Project } from './projects.ts'
import { clockText } from './time-text.ts'
import { workedMs } from './timer.ts'
import { removeEntry, start } from './use-actions.ts'

export type RowActions = {
  readonly onEdit: (entry: Entry) => void
  readonly onSay: (text: string) => void
}

type EntryRowProps = RowActions & {
  readonly entry: Entry
  readonly project: Project | undefined
  /** When it was, for people. */
  readonly time: string
  readonly isOverlapping?: boolean
}

/** One entry of a list, with all that can be done to it. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, project, time, isOverlapping } = props
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 py-1.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex min-w-0 flex-wrap items-baseline space-x-2 font-medium">
          <What entry={entry} isOverlapping={isOverlapping} clip="[overflow-wrap:anywhere]" />
        </p>
        <p className="flex min-w-0 flex-wrap items-baseline space-x-3 text-ink-soft text-sm">
          <ProjectName project={project} />
          <span className="tabular-nums">{time}</span>
        </p>
      </div>
      <span className="ml-auto flex shrink-0 items-center">
        <Duration entry={entry} />
        <RowButtons {...props} />
      </span>
    </div>
  )
})

/** The same in two lines, whose ends are cut where they are too long: for lists whose rows are all of one height. */
export const TwoLineRow = memo(function TwoLineRow(props: EntryRowProps) {
  const { entry, project, time, isOverlapping } = props
  return (
    <>
      <p className="flex items-baseline gap-2 font-medium">
        <span className="min-w-0 flex-1 space-x-2 truncate">
          <What entry={entry} isOverlapping={isOverlapping} />
        </span>
        <Duration entry={entry} />
      </p>
      <div className="flex items-center gap-2 text-ink-soft text-sm">
        <p className="min-w-0 flex-1 space-x-2 truncate">
          <span className="tabular-nums">{time}</span>
          <ProjectName project={project} />
        </p>
        <span className="flex shrink-0">
          <RowButtons {...props} />
        </span>
      </div>
    </>
  )
})

type WhatProps = {
  readonly entry: Entry
  readonly isOverlapping?: boolean | undefined
  readonly clip?: string
}

function What({ entry, isOverlapping = false, clip = '' }: WhatProps) {
  const { description, billable, tags } = entry
  return (
    <>
      <span dir="auto" className={clip}>
        {description}
      </span>
      {isOverlapping && <Badge look="bg-care-soft text-care">overlaps</Badge>}
      {billable && <Badge look="bg-good-soft text-good">billable</Badge>}
      {tags.map((tag) => (
        <Badge key={tag} look={`bg-sunken text-ink-soft ${clip}`}>
          {tag}
        </Badge>
      ))}
    </>
  )
}

function Duration({ entry }: { readonly entry: Entry }) {
  return <span className="mr-2 font-medium tabular-nums">{clockText(workedMs(entry, 0))}</span>
}

function RowButtons({ entry, onEdit, onSay }: RowActions & { readonly entry: Entry }) {
  const { description } = entry
  const again = () => {
    start(entry)
    onSay(`Timer started: ${description}`)
  }
  return (
    <>
      <RowButton label={`Continue ${description}`} onClick={again}>
        <CirclePlay size={15} aria-hidden />
      </RowButton>
      <RowButton label={`Edit ${description}`} onClick={() => onEdit(entry)}>
        <PenLine size={15} aria-hidden />
      </RowButton>
      <RowButton label={`Remove ${description}`} onClick={() => removeEntry(entry)}>
        <X size={16} aria-hidden />
      </RowButton>
    </>
  )
}

function Badge({ look, children }: { readonly look: string; readonly children: string }) {
  return (
    <span dir="auto" className={`rounded-full px-2 text-xs ${look}`}>
      {children}
    </span>
  )
}

type RowButtonProps = {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

export function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
