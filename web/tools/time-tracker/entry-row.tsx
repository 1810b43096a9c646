import { CirclePlay, PenLine, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
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
  /** One line, for lists whose rows are all of one height. */
  readonly isOneLine?: boolean
}

/** One entry of a list, with all that can be done to it. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, project, time, isOverlapping = false, isOneLine = false, onEdit, onSay } = props
  const { description, tags } = entry
  const again = () => {
    start(entry)
    onSay(`Timer started: ${description}`)
  }
  const clip = isOneLine ? 'truncate' : '[overflow-wrap:anywhere]'
  return (
    <div className="flex min-w-0 items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className={`flex min-w-0 items-baseline gap-2 font-medium ${isOneLine ? '' : 'flex-wrap'}`}>
          <span dir="auto" className={`min-w-0 ${clip}`}>
            {description}
          </span>
          {tags.map((tag) => (
            <span
              key={tag}
              dir="auto"
              className={`rounded-full bg-sunken px-2 text-ink-soft text-xs ${clip}`}
            >
              {tag}
            </span>
          ))}
          {entry.billable && (
            <span className="shrink-0 rounded-full bg-good-soft px-2 text-good text-xs">billable</span>
          )}
          {isOverlapping && (
            <span className="shrink-0 rounded-full bg-care-soft px-2 text-care text-xs">overlaps</span>
          )}
        </p>
        <p className={`flex min-w-0 gap-x-3 text-ink-soft text-sm ${isOneLine ? 'truncate' : 'flex-wrap'}`}>
          <ProjectName project={project} />
          <span className="tabular-nums">{time}</span>
        </p>
      </div>
      <span className="font-medium tabular-nums">{clockText(workedMs(entry, 0))}</span>
      <span className="flex shrink-0">
        <RowButton label={`Continue ${description}`} onClick={again}>
          <CirclePlay size={15} aria-hidden />
        </RowButton>
        <RowButton label={`Edit ${description}`} onClick={() => onEdit(entry)}>
          <PenLine size={15} aria-hidden />
        </RowButton>
        <RowButton label={`Remove ${description}`} onClick={() => removeEntry(entry)}>
          <X size={16} aria-hidden />
        </RowButton>
      </span>
    </div>
  )
})

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
      className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
