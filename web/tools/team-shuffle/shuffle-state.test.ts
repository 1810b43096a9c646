import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SharedShuffle, ShuffleState, sharedShuffle } from './shuffle-state.ts'

const DEFAULTS = v.parse(ShuffleState, {})
const player = (id: number, name = `P${id}`) => ({ id, name })
const tournament = { teams: [], kind: 'consecutive', winners: {}, round: 1 }
const isValid = (rest: object) => v.is(ShuffleState, { ...DEFAULTS, ...rest })

test.each([
  ['1,000 players', { players: Array.from({ length: 1000 }, (_, index) => player(index + 1)) }, true],
  ['1,001 players', { players: Array.from({ length: 1001 }, (_, index) => player(index + 1)) }, false],
  ['one id twice', { players: [player(1), player(1, 'Q')] }, false],
  ['a name of 200', { players: [player(1, 'x'.repeat(200))] }, true],
  ['a name of 201', { players: [player(1, 'x'.repeat(201))] }, false],
  ['a blank name', { players: [player(1, ' ')] }, false],
  ['round 1', { tournament }, true],
  ['round 0', { tournament: { ...tournament, round: 0 } }, false],
  ['round 20', { tournament: { ...tournament, round: 20 } }, true],
  ['round 21', { tournament: { ...tournament, round: 21 } }, false],
  ['match 9999', { tournament: { ...tournament, winners: { 9999: 1 } } }, true],
  ['match 0', { tournament: { ...tournament, winners: { 0: 1 } } }, false],
  ['match 10000', { tournament: { ...tournament, winners: { 10000: 1 } } }, false],
  ['teams by number', { divideBy: 'count' }, true],
  ['teams of 6', { teamSize: '6' }, false],
])('a state with %s is accepted or rejected', (_, rest, isGood) => {
  expect(isValid(rest)).toBe(isGood)
})

test('stores names trimmed', () => {
  expect(v.parse(ShuffleState, { players: [player(1, '  Ana ')] }).players).toEqual([player(1, 'Ana')])
})

test('a link contains names only if requested', () => {
  const state = { ...DEFAULTS, divideBy: 'count' as const, teamCount: '4', players: [player(1, 'Ana')] }
  const options = { divideBy: 'count', teamSize: '2', teamCount: '4', isBalanced: false, kind: 'consecutive' }
  expect(sharedShuffle(state, false)).toEqual({ ...options, names: [], tournament: null })
  expect(sharedShuffle(state, true)).toEqual({ ...options, names: ['Ana'], tournament: null })
  const played = { teams: [], kind: 'consecutive' as const, winners: {}, round: 1 }
  expect(sharedShuffle({ ...state, tournament: played }, true).tournament).toEqual(played)
  expect(sharedShuffle({ ...state, tournament: played }, false).tournament).toBeNull()
  expect(v.parse(SharedShuffle, {}).names).toEqual([])
})

test('a tournament has each team once, and no player twice in one', () => {
  const team = (id: number, ...players: readonly number[]) => ({
    id,
    name: `T${id}`,
    players: players.map((one) => player(one)),
  })
  const withTeams = (...teams: readonly object[]) => isValid({ tournament: { ...tournament, teams } })
  expect(withTeams(team(1, 1), team(2, 2))).toBe(true)
  expect(withTeams(team(1, 1), team(1, 2))).toBe(false)
  expect(withTeams(team(1, 1, 1))).toBe(false)
})
