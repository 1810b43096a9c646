import { expect, test } from 'vitest'
import { type BracketKind, drawBracket, roundTitle, type Slot } from './bracket.ts'
import { type Team, teamName } from './teams.ts'
import {
  advance,
  canAdvance,
  getChampion,
  getRounds,
  setWinner,
  startTournament,
  type Tournament,
  undoResult,
} from './tournament.ts'

const teams = (count: number): Team[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: teamName(index),
    players: [],
    isLocked: false,
  }))
const slotText = (slot: Slot) => ('team' in slot ? String(slot.team + 1) : `M${slot.winnerOf}`)
const drawn = (count: number, kind: BracketKind) =>
  drawBracket(count, kind).map((round) => round.map(({ slots }) => slots.map(slotText).join('-')).join(' '))

test.each<[number, string[]]>([
  [2, ['1-2']],
  [3, ['1-2 3', 'M1-3']],
  [4, ['1-2 3-4', 'M1-M2']],
  [5, ['1-2 3-4 5', 'M1-5 M2', 'M3-M2']],
  [6, ['1-2 3-4 5-6', 'M1-M2 M3', 'M4-M3']],
  [7, ['1-2 3-4 5-6 7', 'M1-M2 M3-7', 'M4-M5']],
  [9, ['1-2 3-4 5-6 7-8 9', 'M1-M2 M3-9 M4', 'M6-M4 M5', 'M7-M5']],
])('%i teams in the order of the list play %j', (count, rounds) => {
  expect(drawn(count, 'consecutive')).toEqual(rounds)
})

test.each<[number, string[]]>([
  [4, ['1-4 2-3', 'M1-M2']],
  [5, ['1 4-5 2 3', '1-M1 2-3', 'M2-M3']],
  [8, ['1-8 4-5 2-7 3-6', 'M1-M2 M3-M4', 'M5-M6']],
])('%i teams in the order of their strength play %j', (count, rounds) => {
  expect(drawn(count, 'seeded')).toEqual(rounds)
})

test('there is one match fewer than teams, and a team rests twice only where all others have rested', () => {
  for (const kind of ['consecutive', 'seeded'] as const)
    for (let count = 2; count <= 200; count++) {
      const numbers = drawBracket(count, kind).flatMap((round) => round.flatMap(({ match }) => match ?? []))
      expect(numbers).toEqual(Array.from({ length: count - 1 }, (_, index) => index + 1))
    }
  for (let count = 2; count <= 200; count++) expect(restsOf(count)).toBeLessThanOrEqual(1)
})

/** Returns the maximum number of byes of a team, for any results. */
function restsOf(count: number): number {
  const restsOfWinner = new Map<number, number>()
  const restsOfTeam = new Map<string, number>()
  const restsOf = (slot: Slot): number =>
    ('team' in slot ? 0 : (restsOfWinner.get(slot.winnerOf) ?? 0)) + (restsOfTeam.get(slotText(slot)) ?? 0)
  let max = 0
  for (const { match, slots } of drawBracket(count, 'consecutive').flat()) {
    if (match === undefined)
      restsOfTeam.set(slotText(slots[0]), (restsOfTeam.get(slotText(slots[0])) ?? 0) + 1)
    else restsOfWinner.set(match, Math.max(...slots.map(restsOf)))
    max = Math.max(max, ...slots.map(restsOf))
  }
  return max
}

const labels = (tournament: Tournament) =>
  getRounds(tournament).map((round) => round.map(({ sides }) => sides.map(({ label }) => label).join(' – ')))

test('five teams play to the end, and no team is lost', () => {
  let now = startTournament(teams(5), 'consecutive')
  expect(labels(now)).toEqual([
    ['Team A – Team B', 'Team C – Team D', 'Team E'],
    ['Winner of M1 – Team E', 'Winner of M2'],
    ['Winner of M3 – Winner of M2'],
  ])
  now = setWinner(now, 1, 1)
  expect(canAdvance(now)).toBe(false)
  expect(advance(now)).toBe(now)
  // Set once: the second word counts for nothing, nor does one on a later round.
  expect(setWinner(now, 1, 0)).toBe(now)
  expect(setWinner(now, 3, 0)).toBe(now)
  now = advance(setWinner(now, 2, 0))
  expect(now.round).toBe(2)
  expect(labels(now)[1]).toEqual(['Team B – Team E', 'Team C'])
  now = advance(setWinner(now, 3, 1))
  expect(labels(now)[2]).toEqual(['Team E – Team C'])
  expect(getChampion(now)).toBeUndefined()
  now = setWinner(now, 4, 0)
  expect(getChampion(now)?.name).toBe('Team E')
  expect(canAdvance(now)).toBe(false)
})

test('a result can be undone if nothing depends on it', () => {
  let now = startTournament(teams(4), 'consecutive')
  now = advance(setWinner(setWinner(now, 1, 0), 2, 0))
  const decided = setWinner(now, 3, 1)
  expect(getRounds(decided).flatMap((round) => round.map(({ canUndo }) => canUndo))).toEqual([
    false,
    false,
    true,
  ])
  expect(undoResult(decided, 1)).toBe(decided)
  expect(undoResult(decided, 3)).toEqual(now)
  const back = undoResult(now, 2)
  expect([back.round, back.winners]).toEqual([1, { 1: 0 }])
  expect(getChampion(startTournament(teams(1), 'consecutive'))).toBeUndefined()
})

test('rounds are named as people call them', () => {
  expect([1, 2, 3, 4].map((round) => roundTitle(4, round))).toEqual([
    'Round 1',
    'Round 2 · Quarter-finals',
    'Round 3 · Semi-finals',
    'Round 4 · Final',
  ])
})
