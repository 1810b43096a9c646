import { type DragEvent, useState } from 'react'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { MAX_NAME_LENGTH } from './shuffle-state.ts'
import { movePlayer, type Player, type Team } from './teams.ts'
import { changeTournament } from './use-shuffle-store.ts'

type EditTeamsProps = { readonly teams: readonly Team[]; readonly late: readonly Player[] }

/** Teams to rename, to lock, and to move players between: by a menu, or dragged. */
export function EditTeams({ teams, late }: EditTeamsProps) {
  return (
    <>
      {late.length > 0 && (
        <ul aria-label="Players without a team" className="mb-3 flex flex-col gap-1">
          {late.map((player) => (
            <MemberRow key={player.id} player={player} teams={teams} teamId={0} />
          ))}
        </ul>
      )}
      <ul aria-label="Teams" className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {teams.map((team) => (
          <TeamEditor key={team.id} team={team} teams={teams} late={late} />
        ))}
      </ul>
    </>
  )
}

const DRAGGED = 'application/x-sundry-player'

function TeamEditor({ team, teams, late }: EditTeamsProps & { readonly team: Team }) {
  const [isOver, setOver] = useState(false)
  const change = (fields: Partial<Team>) =>
    changeTournament((now) => ({
      ...now,
      teams: now.teams.map((one) => (one.id === team.id ? { ...one, ...fields } : one)),
    }))
  const drop = (event: DragEvent) => {
    setOver(false)
    const id = Number(event.dataTransfer.getData(DRAGGED))
    const player = [...late, ...teams.flatMap(({ players }) => players)].find((one) => one.id === id)
    if (player) movedTo(player, team.id)
  }
  return (
    <li
      className={`min-w-0 rounded-control border bg-sunken p-3 ${isOver ? 'border-accent' : 'border-line'}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <NameField team={team} onName={(name) => change({ name })} />
      <CheckField
        label="Lock: keep when generating again"
        isChecked={team.isLocked}
        onChange={(isLocked) => change({ isLocked })}
      />
      <ul aria-label={`Players of ${team.name}`} className="mt-1 flex flex-col gap-1">
        {team.players.map((player) => (
          <MemberRow key={player.id} player={player} teams={teams} teamId={team.id} />
        ))}
      </ul>
    </li>
  )
}

/** Name field; while it is empty, the team keeps its last name. */
function NameField({ team, onName }: { readonly team: Team; readonly onName: (name: string) => void }) {
  const [typed, setTyped] = useState(team.name)
  return (
    <TextField
      label={`Name of team ${team.id}`}
      value={typed}
      maxLength={MAX_NAME_LENGTH}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') onName(text.trim())
      }}
      error={typed.trim() === '' ? `A team needs a name; it stays ${team.name}.` : undefined}
    />
  )
}

type MemberRowProps = { readonly player: Player; readonly teams: readonly Team[]; readonly teamId: number }

function MemberRow({ player, teams, teamId }: MemberRowProps) {
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(player.id))}
      className="flex cursor-grab items-center gap-2 text-sm"
    >
      <span dir="auto" translate="no" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {player.name}
      </span>
      <select
        aria-label={`Team of ${player.name}`}
        className="field min-h-8 w-28 shrink-0 py-0 text-sm"
        value={teamId}
        onChange={(event) => movedTo(player, Number(event.target.value))}
      >
        {teamId === 0 && <option value={0}>No team</option>}
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </li>
  )
}

function movedTo(player: Player, teamId: number): void {
  changeTournament((now) => ({ ...now, teams: movePlayer(now.teams, player, teamId) }))
}
