import { expect, test } from 'vitest'
import { chiSquare, chiSquareBound } from '#lib/random/chi-square.ts'
import {
  type Division,
  generateTeams,
  movePlayer,
  type Player,
  playersWithoutTeam,
  type Team,
  teamName,
  teamSizes,
} from './teams.ts'

const players = (count: number): Player[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `P${index + 1}` }))
const bySize = (size: number, isBalanced = false): Division => ({ by: 'size', size, count: 0, isBalanced })
const byCount = (count: number): Division => ({ by: 'count', size: 2, count, isBalanced: false })
/** Leaves every list in its order. */
const last = (_min: number, max: number) => max
const idsOf = (teams: readonly Team[]) => teams.map((team) => team.players.map(({ id }) => id))

test.each<[number, Division, number[]]>([
  [7, bySize(3), [3, 3, 1]],
  [7, bySize(3, true), [3, 2, 2]],
  [10, bySize(4, true), [4, 3, 3]],
  [6, bySize(3), [3, 3]],
  [2, bySize(5), [2]],
  [0, bySize(2), []],
  [7, byCount(3), [3, 2, 2]],
  [100, byCount(6), [17, 17, 17, 17, 16, 16]],
  [3, byCount(9), [1, 1, 1]],
  [3, byCount(0), [3]],
])('%i players, %j, are teams of %j', (count, division, sizes) => {
  expect(teamSizes(count, division)).toEqual(sizes)
})

test.each([
  [0, 'Team A'],
  [25, 'Team Z'],
  [26, 'Team AA'],
  [27, 'Team AB'],
  [51, 'Team AZ'],
  [52, 'Team BA'],
  [701, 'Team ZZ'],
  [702, 'Team AAA'],
])('team %i is called %s', (index, name) => {
  expect(teamName(index)).toBe(name)
})

test('every player is in exactly one team', () => {
  const teams = generateTeams(players(1000), bySize(3))
  expect(teams.length).toBe(334)
  expect(
    idsOf(teams)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual(players(1000).map(({ id }) => id))
  expect(teams.at(-1)?.players.length).toBe(1)
  expect(new Set(teams.map(({ id }) => id)).size).toBe(334)
})

test('a locked team remains, and the others use the free names', () => {
  const [, b] = generateTeams(players(6), bySize(2), [], last)
  if (!b) throw new Error('three teams')
  const teams = generateTeams(players(6), bySize(2), [{ ...b, isLocked: true }], last)
  expect(teams.map(({ name }) => name)).toEqual(['Team B', 'Team A', 'Team C'])
  expect(idsOf(teams)).toEqual([
    [3, 4],
    [1, 2],
    [5, 6],
  ])
  expect(generateTeams(players(6), byCount(3), [{ ...b, isLocked: true }], last).length).toBe(3)
  expect(teams.map(({ isLocked }) => isLocked)).toEqual([true, false, false])
})

test('a player is moved, or removed; a late player is in none of the teams', () => {
  const teams = generateTeams(players(4), bySize(2), [], last)
  const [first] = players(1)
  if (!first) throw new Error('a player')
  expect(idsOf(movePlayer(teams, first, 2))).toEqual([[2], [3, 4, 1]])
  expect(idsOf(movePlayer(teams, first, 0))).toEqual([[2], [3, 4]])
  expect(playersWithoutTeam(players(5), teams)).toEqual([{ id: 5, name: 'P5' }])
})

test('each player is assigned to each team equally often', () => {
  const counts = Array.from({ length: 7 * 3 }, () => 0)
  for (let draw = 0; draw < 30_000; draw++)
    for (const [team, { players: members }] of generateTeams(players(7), bySize(3)).entries())
      for (const { id } of members) counts[(id - 1) * 3 + team] = (counts[(id - 1) * 3 + team] ?? 0) + 1
  const shares = Array.from({ length: 7 }, () => [3, 3, 1]).flat()
  expect(chiSquare(counts, shares)).toBeLessThan(chiSquareBound(12))
})
