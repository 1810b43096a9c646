import { lazy, Suspense, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import type { ShuffleState } from './shuffle-state.ts'
import { playersWithoutTeam, type Team } from './teams.ts'

const CopyTeams = lazy(async () => ({ default: (await import('./on-demand.tsx')).CopyTeams }))
const EditTeams = lazy(async () => ({ default: (await import('./on-demand.tsx')).EditTeams }))

/** Renders the teams, or their edit form if requested. */
export function TeamsCard({ state: { tournament, players } }: { readonly state: ShuffleState }) {
  const [isEditing, setEditing] = useState(false)
  if (!tournament)
    return (
      <Card title="Teams">
        <p className="text-ink-soft text-sm">
          Add players and press Generate Teams: everybody lands in one team, and every split is equally
          likely.
        </p>
      </Card>
    )
  const { teams } = tournament
  const late = playersWithoutTeam(players, teams)
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">Teams</h2>
        <div className="flex gap-1.5" data-print="no">
          <Suspense>
            <CopyTeams teams={teams} />
          </Suspense>
          <Button size="small" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
            {isEditing ? 'Done' : 'Edit teams'}
          </Button>
        </div>
      </div>
      {late.length > 0 && (
        <p className="mb-3 text-care text-sm">
          {pluralize(late.length, 'player')} without a team
          {isEditing ? '.' : ': press Edit teams to place them, or Generate Teams to start again.'}
        </p>
      )}
      {isEditing ? (
        <Suspense>
          <EditTeams teams={teams} late={late} />
        </Suspense>
      ) : (
        <ul aria-label="Teams" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
          {teams.map((team) => (
            <TeamItem key={team.id} team={team} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TeamItem({ team }: { readonly team: Team }) {
  return (
    <li
      className="min-w-0 rounded-control border border-line bg-sunken p-3"
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 100px' }}
    >
      <h3 className="flex items-center gap-1.5 font-semibold text-sm">
        <span dir="auto" translate="no" className="min-w-0 [overflow-wrap:anywhere]">
          {team.name}
        </span>
        {team.isLocked && <span className="shrink-0 font-normal text-ink-soft">(locked)</span>}
      </h3>
      <ul className="mt-1 text-sm">
        {team.players.map(({ id, name }) => (
          <li key={id} dir="auto" translate="no" className="[overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ul>
    </li>
  )
}
