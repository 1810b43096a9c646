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
          {teams.map((team, index) => (
            <TeamItem key={team.id} team={team} index={index} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const HUES = ['accent', 'dev', 'good', 'fun', 'care', 'text', 'team', 'design'] as const
/** Later teams appear together, so that no one waits. */
const DEALT_TEAMS = 10

function TeamItem({ team, index }: { readonly team: Team; readonly index: number }) {
  return (
    <li
      className="deal min-w-0 overflow-hidden rounded-card border border-line bg-surface"
      style={{
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 140px',
        ['--place' as string]: Math.min(index, DEALT_TEAMS),
      }}
    >
      <h3
        className="flex items-center gap-1.5 px-4 py-2 font-semibold text-base"
        style={{ background: `var(--${HUES[index % HUES.length]})`, color: 'var(--accent-ink)' }}
      >
        <span dir="auto" translate="no" className="min-w-0 [overflow-wrap:anywhere]">
          {team.name}
        </span>
        {team.isLocked && <span className="shrink-0 font-normal">(locked)</span>}
      </h3>
      <ul className="px-4 py-3 text-xl">
        {team.players.map(({ id, name }) => (
          <li key={id} dir="auto" translate="no" className="[overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ul>
    </li>
  )
}
