import type { ReactNode } from 'react'
import { Announcer } from '#web/ui/announcer.tsx'
import { BacklogCard } from './backlog-card.tsx'
import { OptionsCard } from './options-card.tsx'
import { StoryCard } from './story-card.tsx'
import { announcement, type Table, type TableActs } from './table.ts'

type TableScreenProps = {
  readonly table: Table
  readonly acts: TableActs
  /** Between the story and the cards. */
  readonly aboveCards?: ReactNode
  readonly team: ReactNode
  readonly onClear?: () => void
}

/** The table that a team sits at: the story and its cards, the backlog, the team. */
export function TableScreen({ table, acts, aboveCards, team, onClear }: TableScreenProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <StoryCard table={table} acts={acts} aboveCards={aboveCards} />
        <BacklogCard table={table} acts={acts} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {team}
        <OptionsCard table={table} acts={acts} {...(onClear && { onClear })} />
      </div>
      <Announcer text={announcement(table)} />
    </div>
  )
}
