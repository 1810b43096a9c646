import { putBackNumbered } from '#lib/lists/put-back-numbered.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { announceAdded } from '#web/ui/announce.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { showToast } from '#web/ui/toast.tsx'
import { addPlayers, describeAdded, SAMPLE_PLAYERS } from './player-list.ts'
import { MAX_PLAYERS, ShuffleState } from './shuffle-state.ts'
import { generateTeams, movePlayer, type Player } from './teams.ts'
import { startTournament, type Tournament } from './tournament.ts'

/** Players, options and the tournament, stored between visits and shared by all tabs. */
export const shuffleStore = toolState('team-shuffle', ShuffleState)

export function changeShuffle(fields: Partial<ShuffleState>): void {
  shuffleStore.set({ ...shuffleStore.get(), ...fields })
}

export function changeTournament(change: (now: Tournament) => Tournament): void {
  const { tournament } = shuffleStore.get()
  if (tournament) changeShuffle({ tournament: change(tournament) })
}

/** Adds players and says how many; whether there were any. */
export function takePlayers(names: readonly string[]): boolean {
  const result = addPlayers(shuffleStore.get().players, names)
  if (result.added > 1 || result.leftOut > 0)
    changeWithUndo(shuffleStore, { players: result.players }, describeAdded(result))
  else {
    changeShuffle({ players: result.players })
    const latest = result.players.at(-1)
    if (latest && result.added === 1) announceAdded(latest.name, result.players.length, 'player')
  }
  return result.added > 0
}

export function addExamplePlayers(): void {
  changeShuffle({ players: addPlayers([], SAMPLE_PLAYERS).players })
}

/** Removes a player. Undo restores the player in the list, and in the team unless the tournament has advanced. */
export function removePlayer(player: Player): void {
  const { players: before, tournament } = shuffleStore.get()
  const without = tournament && { ...tournament, teams: movePlayer(tournament.teams, player, 0) }
  changeShuffle({ players: before.filter(({ id }) => id !== player.id), tournament: without })
  const undo = () => {
    const { players: now, tournament: latest } = shuffleStore.get()
    if (now.length >= MAX_PLAYERS) {
      showToast({ title: `The list holds ${pluralize(MAX_PLAYERS, 'player')}.`, tone: 'error' })
      return
    }
    const players = putBackNumbered(now, before, player)
    changeShuffle({ players, ...(latest === without && players.includes(player) && { tournament }) })
  }
  showToast({ title: `${player.name} removed`, action: { label: 'Undo', onAct: undo } })
}

export const TOO_FEW = 'Add at least 2 players to make teams.'

/** Creates new teams of all players and starts at round 1; locked teams remain. */
export function makeTeams(): void {
  const { players, tournament, divideBy, teamSize, teamCount, isBalanced, kind } = shuffleStore.get()
  if (players.length < 2) {
    showToast({ title: TOO_FEW, tone: 'error' })
    return
  }
  const division = {
    by: divideBy,
    size: Number(teamSize),
    count: Math.max(1, Math.floor(Number(teamCount)) || 1),
    isBalanced,
  }
  const locked = tournament?.teams.filter(({ isLocked }) => isLocked) ?? []
  const next = startTournament(generateTeams(players, division, locked), kind)
  const title = `${pluralize(next.teams.length, 'team')} made`
  if (tournament) changeWithUndo(shuffleStore, { tournament: next }, title)
  else {
    changeShuffle({ tournament: next })
    showToast({ title })
  }
}
