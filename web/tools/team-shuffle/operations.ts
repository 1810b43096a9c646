import * as v from 'valibot'
import { describeHeading } from '#lib/lists/list-rows.ts'
import { readPastedList } from '#lib/lists/pasted-rows.ts'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, type GivenFile, operation, withNotes } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { BRACKET_KINDS, roundTitle } from './bracket.ts'
import { addPlayers } from './player-list.ts'
import { MAX_NAME_LENGTH, MAX_PLAYERS, ShuffleState } from './shuffle-state.ts'
import { generateTeams, type Player } from './teams.ts'
import { getRounds, startTournament } from './tournament.ts'

const { isBalanced } = ShuffleState.entries
const size = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PLAYERS)))

export const operations = [
  operation({
    name: 'teams',
    title: 'Divide people into teams',
    summary: 'Divides people into random teams of a size, or into a number of teams.',
    isRandom: true,
    params: v.strictObject({ players: contents, size, count: size, isBalanced }),
    input: { field: 'players', accepts: 'contents' },
    gives: 'data',
    data: v.array(v.strictObject({ name: v.string(), players: v.array(v.string()) })),
    notes: {
      players: 'A name per line.',
      size: 'How many people a team has, 2 without it.',
      count: 'How many teams there are, in place of size.',
      isBalanced: 'Sizes differ by one at most, instead of leaving the rest to the last team.',
    },
    examples: [
      {
        params: { players: 'Alice\nBob\nCharlie\nDiana\nEthan', count: 2 },
        result: [
          { name: 'Team A', players: ['Charlie', 'Bob', 'Ethan'] },
          { name: 'Team B', players: ['Alice', 'Diana'] },
        ],
      },
    ],
    run({ players, size, count, isBalanced }, { random }) {
      if (size !== undefined && count !== undefined) throw new UserError('Give either size or count.')
      const division = {
        by: count === undefined ? 'size' : 'count',
        size: size ?? 2,
        count: count ?? 1,
        isBalanced,
      } as const
      const list = readPlayers(players)
      if (list.players.length < 2) throw new UserError('At least two players are needed.')
      const teams = generateTeams(list.players, division, [], random)
      const data = teams.map((team) => ({ name: team.name, players: team.players.map(({ name }) => name) }))
      return withNotes(dataResult(data), list.notes)
    },
  }),
  operation({
    name: 'bracket',
    title: 'Draw a tournament bracket',
    summary: 'The rounds of a knockout tournament, byes included.',
    seeAlso: 'To divide people into teams use teams.',
    params: v.strictObject({ teams: contents, kind: v.optional(v.picklist(BRACKET_KINDS), 'consecutive') }),
    input: { field: 'teams', accepts: 'contents' },
    gives: 'data',
    data: v.array(
      v.strictObject({
        title: v.string(),
        matches: v.array(v.strictObject({ match: v.nullable(v.number()), sides: v.array(v.string()) })),
      }),
    ),
    notes: { teams: 'A name per line, the strongest first.' },
    examples: [
      {
        params: { teams: 'Ants\nBees\nCats', kind: 'seeded' },
        result: [
          {
            title: 'Round 1 · Semi-finals',
            matches: [
              { match: null, sides: ['Ants'] },
              { match: 1, sides: ['Bees', 'Cats'] },
            ],
          },
          { title: 'Round 2 · Final', matches: [{ match: 2, sides: ['Ants', 'Winner of M1'] }] },
        ],
      },
    ],
    run({ teams, kind }) {
      const list = readPlayers(teams)
      const named = list.players.map(({ id, name }) => ({ id, name, players: [], isLocked: false }))
      if (named.length < 2) throw new UserError('At least two teams are needed.')
      const rounds = getRounds(startTournament(named, kind))
      const data = rounds.map((matches, index) => ({
        title: roundTitle(rounds.length, index + 1),
        matches: matches.map(({ number, sides }) => ({
          match: number ?? null,
          sides: sides.map(({ label }) => label),
        })),
      }))
      return withNotes(dataResult(data), list.notes)
    },
  }),
]

/** Parses the players; reports names that would be omitted or shortened. */
function readPlayers(given: string | GivenFile): { players: readonly Player[]; notes: readonly string[] } {
  const { items: names, heading } = readPastedList(getText(given))
  if (names.length === 0) throw new UserError('There are no names.', 'Write a name per line.')
  if (names.length > MAX_PLAYERS)
    throw new UserError(`There are ${names.length} names.`, `At most ${MAX_PLAYERS} are possible.`)
  const long = names.find((name) => name.length > MAX_NAME_LENGTH)
  if (long !== undefined)
    throw new UserError(
      `The name “${long.slice(0, 30)}…” is too long.`,
      `At most ${MAX_NAME_LENGTH} characters are possible.`,
    )
  const notes = heading === undefined ? [] : [describeHeading(heading)]
  return { players: addPlayers([], names).players, notes }
}
