import { type RandomInteger, shuffle } from '#lib/random/random.ts'

export type Player = { readonly id: number; readonly name: string }

export type Team = {
  readonly id: number
  readonly name: string
  readonly players: readonly Player[]
  /** Remains unchanged when the others are shuffled again. */
  readonly isLocked: boolean
}

export const TEAM_SIZES = ['2', '3', '4', '5'] as const

export type Division = {
  /** Teams of a size, or a number of teams. */
  readonly by: 'size' | 'count'
  readonly size: number
  readonly count: number
  /** With `size`: sizes differ by one at most, instead of leaving the rest to the last team. */
  readonly isBalanced: boolean
}

/**
 * Returns the number of players per team. By size every team is full except the last, which can be smaller: 7 by 3 are
 * 3, 3, 1, or balanced 3, 2, 2. By count they are always balanced; no team is empty.
 */
export function teamSizes(players: number, { by, size, count, isBalanced }: Division): number[] {
  if (players === 0) return []
  const teams = by === 'size' ? Math.ceil(players / size) : Math.min(Math.max(1, count), players)
  const isFilledUp = by === 'size' && !isBalanced
  return Array.from({ length: teams }, (_, index) =>
    isFilledUp
      ? Math.min(size, players - index * size)
      : Math.floor(players / teams) + (index < players % teams ? 1 : 0),
  )
}

/** Returns `Team A` to `Team Z`, then `Team AA`, `Team AB` …, like the columns of a spreadsheet. */
export function teamName(index: number): string {
  let label = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    label = String.fromCharCode(65 + ((rest - 1) % 26)) + label
  return `Team ${label}`
}

/**
 * Assigns every player to exactly one team, each split equally likely. Locked teams remain unchanged and are first; the
 * others use the free names.
 */
export function generateTeams(
  players: readonly Player[],
  division: Division,
  locked: readonly Team[] = [],
  random?: RandomInteger,
): Team[] {
  const lockedIds = new Set(locked.flatMap((team) => team.players.map(({ id }) => id)))
  const order = shuffle(
    players.filter(({ id }) => !lockedIds.has(id)),
    random,
  )
  const sizes = teamSizes(order.length, { ...division, count: division.count - locked.length })
  const names = freeNames(sizes.length, new Set(locked.map(({ name }) => name)))
  const ids = freeIds(sizes.length, new Set(locked.map(({ id }) => id)))
  let from = 0
  const fresh = sizes.map((size, index) => {
    from += size
    return {
      id: ids[index] ?? index,
      name: names[index] ?? teamName(index),
      players: order.slice(from - size, from),
      isLocked: false,
    }
  })
  return [...locked, ...fresh]
}

function freeNames(count: number, usedNames: ReadonlySet<string>): string[] {
  const names: string[] = []
  for (let index = 0; names.length < count; index++)
    if (!usedNames.has(teamName(index))) names.push(teamName(index))
  return names
}

function freeIds(count: number, usedIds: ReadonlySet<number>): number[] {
  const ids: number[] = []
  for (let id = 1; ids.length < count; id++) if (!usedIds.has(id)) ids.push(id)
  return ids
}

/** The teams with a player in another one, or, with a team that does not exist, in none. */
export function movePlayer(teams: readonly Team[], player: Player, toTeam: number): Team[] {
  return teams.map((team) => {
    const others = team.players.filter(({ id }) => id !== player.id)
    if (team.id === toTeam) return { ...team, players: [...others, player] }
    return others.length === team.players.length ? team : { ...team, players: others }
  })
}

/** Returns players without a team, added after the teams were generated. */
export function playersWithoutTeam(players: readonly Player[], teams: readonly Team[]): Player[] {
  const inTeams = new Set(teams.flatMap((team) => team.players.map(({ id }) => id)))
  return players.filter(({ id }) => !inTeams.has(id))
}
