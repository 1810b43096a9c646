import { lazy, Suspense, useRef, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { useFullScreen } from '#web/platform/use-full-screen.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { SAMPLE_PLAYERS } from './player-list.ts'
import type { ShuffleState } from './shuffle-state.ts'
import { playersWithoutTeam } from './teams.ts'
import { TeamsList } from './teams-list.tsx'

const CopyTeams = lazy(async () => ({ default: (await import('./on-demand.tsx')).CopyTeams }))
const EditTeams = lazy(async () => ({ default: (await import('./on-demand.tsx')).EditTeams }))
const TeamsStage = lazy(async () => ({ default: (await import('./on-demand.tsx')).TeamsStage }))

type TeamsCardProps = {
  readonly state: ShuffleState
  /** Makes teams of example names. */
  readonly onExample: () => void
}

/** Renders the teams, on the whole screen for a hall, or their edit form if requested. */
export function TeamsCard({ state: { tournament, players }, onExample }: TeamsCardProps) {
  const [isEditing, setEditing] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(stage)
  if (!tournament)
    return (
      <Card title="Teams">
        <p className="text-ink-soft text-sm">
          Add players and press Generate Teams: everybody lands in one team, and every split is equally
          likely.
        </p>
        {players.length === 0 && (
          <Button size="small" className="mt-3" onClick={onExample}>
            Try {SAMPLE_PLAYERS.length} example names
          </Button>
        )}
      </Card>
    )
  const { teams } = tournament
  const late = playersWithoutTeam(players, teams)
  return (
    <Card>
      <div
        ref={stage}
        className={
          isFull ? 'fixed inset-0 z-50 flex flex-col overflow-auto bg-surface p-[2vmin] text-ink' : ''
        }
      >
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 className={`font-semibold ${isFull ? 'text-2xl' : 'text-base'}`}>Teams</h2>
          <div className="flex flex-wrap gap-1.5" data-print="no">
            {!isFull && (
              <>
                <Suspense>
                  <CopyTeams teams={teams} />
                </Suspense>
                <Button size="small" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
                  {isEditing ? 'Done' : 'Edit teams'}
                </Button>
              </>
            )}
            <Button size="small" disabled={isEditing} onClick={toggle}>
              {isFull ? 'Close big screen' : 'Big screen'}
            </Button>
          </div>
        </div>
        {late.length > 0 && !isFull && (
          <p className="mb-3 text-care text-sm">
            {pluralize(late.length, 'player')} without a team
            {isEditing ? '.' : ': press Edit teams to place them, or Generate Teams to start again.'}
          </p>
        )}
        {isEditing ? (
          <Suspense>
            <EditTeams teams={teams} late={late} />
          </Suspense>
        ) : isFull ? (
          <Suspense>
            <TeamsStage teams={teams} />
          </Suspense>
        ) : (
          <TeamsList teams={teams} />
        )}
      </div>
    </Card>
  )
}
