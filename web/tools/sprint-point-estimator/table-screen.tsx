import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Announcer } from '#web/ui/announcer.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { BacklogCard } from './backlog-card.tsx'
import { StoryCard } from './story-card.tsx'
import { announcement, type Table, type TableActs } from './table.ts'

const Options = lazy(() => import('./options.tsx'))

type TableScreenProps = {
  readonly table: Table
  readonly acts: TableActs
  /** At the start of the bar: how others join. */
  readonly invitation?: ReactNode
  /** Between the story and the cards. */
  readonly aboveCards?: ReactNode
  readonly team: ReactNode
  readonly onClear?: () => void
}

/** The table that a team sits at: the story and its cards, the backlog, the team. */
export function TableScreen({ table, acts, invitation, aboveCards, team, onClear }: TableScreenProps) {
  const backlog = useRef<HTMLDivElement>(null)
  const startStory = () => backlog.current?.querySelector('input')?.focus()
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="-mb-3 lg:col-span-2">
        <ToolBar
          mode={invitation}
          more={
            <Suspense>
              <Options table={table} acts={acts} />
            </Suspense>
          }
          {...(onClear && { onClear })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <StoryCard table={table} acts={acts} aboveCards={aboveCards} onAddStory={startStory} />
        <div ref={backlog}>
          <BacklogCard table={table} acts={acts} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{team}</div>
      <Announcer text={announcement(table)} />
    </div>
  )
}
