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
  const clip = isOneLine ? '' : '[overflow-wrap:anywhere]'
  // In one line whatever does not fit is cut at the end, so it is all inline.
  const line = isOneLine ? 'truncate' : 'flex min-w-0 flex-wrap items-baseline'
  return (
    <div className={`flex min-w-0 items-center gap-x-2 py-1.5 ${isOneLine ? '' : 'flex-wrap'}`}>
      <div className={`min-w-0 flex-1 ${isOneLine ? '' : 'basis-56'}`}>
        <p className={`${line} space-x-2 font-medium`}>
          <span dir="auto" className={clip}>
            {description}
          </span>
          {isOverlapping && <Badge look="bg-care-soft text-care">overlaps</Badge>}
          {entry.billable && <Badge look="bg-good-soft text-good">billable</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} look={`bg-sunken text-ink-soft ${clip}`}>
              {tag}
            </Badge>
          ))}
        </p>
        <p className={`${line} space-x-3 text-ink-soft text-sm`}>
          <ProjectName project={project} />
          <span className="tabular-nums">{time}</span>
        </p>
      </div>
      <span className="ml-auto flex shrink-0 items-center">
        <span className="mr-2 font-medium tabular-nums">{clockText(workedMs(entry, 0))}</span>
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
      className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
