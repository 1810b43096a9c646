import { download } from '#web/platform/download.ts'
import type { Tournament } from './tournament.ts'
import { tournamentJson } from './tournament-file.ts'

export function saveTournament(tournament: Tournament): void {
  download(tournamentJson(tournament, new Date()), 'tournament.json', 'application/json')
}
