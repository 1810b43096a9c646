import * as v from 'valibot'
import { tryParseJson } from '#lib/json/try-parse.ts'
import { UserError } from '#lib/result/user-error.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { StoredTournament } from './shuffle-state.ts'
import type { Team } from './teams.ts'
import { getRounds, type Side, type Tournament } from './tournament.ts'

const VERSION = 1

/** The teams, the matches up to the present round, the round and the time (UTC, ISO 8601); then what reads it again. */
export function tournamentJson(tournament: Tournament, now: Date): string {
  const { teams, kind, winners } = tournament
  const played = getRounds(tournament).slice(0, tournament.round).flat()
  const matches = played.map(({ number, sides, winner, round }, index) => ({
    id: number ?? `bye-${index + 1}`,
    team1: teamFields(sides[0]),
    team2: teamFields(sides[1]),
    round,
    ...(winner !== undefined && { winner: teamFields(sides[winner]) }),
  }))
  const file = {
    teams: teams.map(({ id, name, players }) => ({ id, name, players })),
    matches,
    round: tournament.round,
    timestamp: now.toISOString(),
    version: VERSION,
    bracket: kind,
    winners,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function teamFields(side: Side | undefined) {
  return side?.team ? { id: side.team.id, name: side.team.name } : null
}

const TournamentFile = v.object({
  version: v.literal(VERSION),
  teams: StoredTournament.entries.teams,
  bracket: StoredTournament.entries.kind,
  winners: StoredTournament.entries.winners,
  round: StoredTournament.entries.round,
})

/** A tournament out of a file that was exported. Throws UserError for anything else. */
export function readTournament(text: string, fileName: string): Tournament {
  const read = v.safeParse(TournamentFile, tryParseJson(text))
  if (!read.success) throw new UserError(`"${fileName}" is not a tournament file.`)
  const { teams, bracket, winners, round } = read.output
  return { teams, kind: bracket, winners, round }
}

/** A line a player: team, player. */
export function teamsCsv(teams: readonly Team[]): string {
  const rows = teams.flatMap(({ name, players }) => players.map((player) => [name, player.name]))
  return writeCsv([['Team', 'Player'], ...rows])
}

/** The teams to be pasted into a message: a line each, such as "Team 1: Ada, Grace". */
export function teamsText(teams: readonly Team[]): string {
  return teams
    .map(({ name, players }) => `${name}: ${players.map((player) => player.name).join(', ')}`)
    .join('\n')
}
