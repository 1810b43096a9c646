import * as v from 'valibot'
import { BRACKET_KINDS } from './bracket.ts'
import { TEAM_SIZES } from './teams.ts'

export const MAX_PLAYERS = 1000
export const MAX_NAME_LENGTH = 200

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))

const Player = v.object({ id: Id, name: Name })
const Players = v.pipe(
  v.array(Player),
  v.maxLength(MAX_PLAYERS),
  v.check((players) => new Set(players.map(({ id }) => id)).size === players.length),
  v.readonly(),
)

const Team = v.object({ id: Id, name: Name, players: Players, isLocked: v.optional(v.boolean(), false) })

/** Tournament as stored, and as in an exported file. */
export const StoredTournament = v.pipe(
  v.object({
    teams: v.pipe(v.array(Team), v.maxLength(MAX_PLAYERS), v.readonly()),
    kind: v.picklist(BRACKET_KINDS),
    winners: v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), v.picklist([0, 1])),
    round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  }),
  v.check(({ teams }) => new Set(teams.map(({ id }) => id)).size === teams.length),
)

const OPTIONS = {
  divideBy: v.optional(v.picklist(['size', 'count']), 'size'),
  teamSize: v.optional(v.picklist(TEAM_SIZES), '2'),
  /** As typed. */
  teamCount: v.optional(v.string(), '2'),
  isBalanced: v.optional(v.boolean(), false),
  kind: v.optional(v.picklist(BRACKET_KINDS), 'consecutive'),
}

/** Everything the tool stores. */
export const ShuffleState = v.object({
  ...OPTIONS,
  players: v.optional(Players, []),
  tournament: v.optional(v.nullable(StoredTournament), null),
})
export type ShuffleState = v.InferOutput<typeof ShuffleState>

/** State in a share link: the team options and, if requested, the players with their teams and results. */
export const SharedShuffle = v.object({
  ...OPTIONS,
  names: v.optional(v.pipe(v.array(Name), v.maxLength(MAX_PLAYERS)), []),
  tournament: v.optional(v.nullable(StoredTournament), null),
})
export type SharedShuffle = v.InferOutput<typeof SharedShuffle>

/** Returns the state for a link; personal names are included only if requested. */
export function sharedShuffle(state: ShuffleState, hasNames: boolean): SharedShuffle {
  const { divideBy, teamSize, teamCount, isBalanced, kind, players, tournament } = state
  const names = hasNames ? players.map(({ name }) => name) : []
  return {
    divideBy,
    teamSize,
    teamCount,
    isBalanced,
    kind,
    names,
    tournament: hasNames ? tournament : null,
  }
}

/** Returns the players of a link: those of its teams keep their numbers, since the teams refer to them. */
export function readSharedPlayers(
  names: readonly string[],
  tournament: SharedShuffle['tournament'],
): ShuffleState['players'] {
  const known = tournament?.teams.flatMap(({ players }) => players) ?? []
  const left = [...known]
  let free = Math.max(0, ...known.map(({ id }) => id))
  return names.map((name) => {
    const at = left.findIndex((player) => player.name === name)
    const [found] = at === -1 ? [] : left.splice(at, 1)
    return found ?? { id: ++free, name }
  })
}
