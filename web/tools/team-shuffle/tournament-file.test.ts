import { expect, test } from 'vitest'
import type { Team } from './teams.ts'
import { advance, setWinner, startTournament } from './tournament.ts'
import { readTournament, teamsCsv, tournamentJson } from './tournament-file.ts'

const team = (id: number, name: string, ...names: string[]): Team => ({
  id,
  name,
  players: names.map((player, index) => ({ id: 10 * id + index, name: player })),
  isLocked: false,
})
const tournament = advance(
  setWinner(
    startTournament(
      [team(1, 'Team A', 'Ana', '=Bo'), team(2, 'Team B', 'Cy'), team(3, 'C, "the"', 'Di')],
      'consecutive',
    ),
    1,
    1,
  ),
)

test('the export has teams, matches, round and timestamp first, and round-trips', () => {
  const text = tournamentJson(tournament, new Date(Date.UTC(2026, 4, 6, 7, 8, 9)))
  const file = JSON.parse(text)
  expect(Object.keys(file).slice(0, 4)).toEqual(['teams', 'matches', 'round', 'timestamp'])
  expect(file.timestamp).toBe('2026-05-06T07:08:09.000Z')
  expect(file.round).toBe(2)
  expect(file.matches).toEqual([
    {
      id: 1,
      team1: { id: 1, name: 'Team A' },
      team2: { id: 2, name: 'Team B' },
      round: 1,
      winner: { id: 2, name: 'Team B' },
    },
    {
      id: 'bye-2',
      team1: { id: 3, name: 'C, "the"' },
      team2: null,
      round: 1,
      winner: { id: 3, name: 'C, "the"' },
    },
    { id: 2, team1: { id: 2, name: 'Team B' }, team2: { id: 3, name: 'C, "the"' }, round: 2 },
  ])
  expect(readTournament(text, 'cup.json')).toEqual(tournament)
})

test.each([
  '',
  '{',
  '{"teams":[]}',
  '[]',
  '{"version":1,"teams":[{"id":1,"name":"","players":[]}],"bracket":"seeded","winners":{},"round":1}',
  '{"version":1,"teams":[],"bracket":"seeded","winners":{"__proto__x":1},"round":1}',
])('readTournament(): rejects %j, which is not a tournament', (text) => {
  expect(() => readTournament(text, 'cup.json')).toThrow('"cup.json" is not a tournament file.')
})

test('teams as CSV: a line a player, quoted and guarded', () => {
  expect(teamsCsv(tournament.teams)).toBe(
    'Team,Player\r\nTeam A,Ana\r\nTeam A,\'=Bo\r\nTeam B,Cy\r\n"C, ""the""",Di\r\n',
  )
})
