import { type Bracket, type BracketKind, drawBracket, type Slot } from './bracket.ts'
import type { Team } from './teams.ts'

/** Teams that play each other out. All else (who plays whom, who has won) follows from these. */
export type Tournament = {
  readonly teams: readonly Team[]
  readonly kind: BracketKind
  /** Winning side by match number. */
  readonly winners: Readonly<Record<string, 0 | 1>>
  /** The round that is played, from 1. */
  readonly round: number
}

export type Side = {
  /** undefined while the match that decides it is open. */
  readonly team: Team | undefined
  /** `Winner of M3` while the team is unknown. */
  readonly label: string
}

/** A pairing with all that is known of it. */
export type Match = {
  readonly round: number
  /** undefined for a bye. */
  readonly number: number | undefined
  readonly sides: readonly Side[]
  /** Side that advances: the winner, or the side with a bye. */
  readonly winner: 0 | 1 | undefined
  /** Whether its result can be undone: no match that depends on it has been decided. */
  readonly canUndo: boolean
}

export function startTournament(teams: readonly Team[], kind: BracketKind): Tournament {
  return { teams, kind, winners: {}, round: 1 }
}

/** Every match of every round, with the teams that are known to play in it. */
export function getRounds({ teams, kind, winners }: Tournament): Match[][] {
  const bracket = drawBracket(teams.length, kind)
  const winnerOf = new Map<number, Team | undefined>()
  const sideOf = (slot: Slot): Side => {
    const team = 'team' in slot ? teams[slot.team] : winnerOf.get(slot.winnerOf)
    return { team, label: team?.name ?? ('winnerOf' in slot ? `Winner of M${slot.winnerOf}` : '') }
  }
  const isBuiltOn = matchesBuiltOn(bracket, winners)
  return bracket.map((round, index) =>
    round.map(({ match, slots }) => {
      const sides = slots.map(sideOf)
      if (match === undefined) return { round: index + 1, number: match, sides, winner: 0, canUndo: false }
      const winner = winners[match]
      if (winner !== undefined) winnerOf.set(match, sides[winner]?.team)
      const canUndo = winner !== undefined && !isBuiltOn.has(match)
      return { round: index + 1, number: match, sides, winner, canUndo }
    }),
  )
}

/** The matches whose winners have played on, and that match is decided. */
function matchesBuiltOn(bracket: Bracket, winners: Tournament['winners']): ReadonlySet<number> {
  const decided = bracket.flat().filter(({ match }) => match !== undefined && winners[match] !== undefined)
  return new Set(
    decided.flatMap(({ slots }) => slots.flatMap((slot) => ('winnerOf' in slot ? slot.winnerOf : []))),
  )
}

/** Sets who has won a match of the present round, once. */
export function setWinner(tournament: Tournament, number: number, side: 0 | 1): Tournament {
  const match = getMatch(tournament, number)
  if (!match || match.round !== tournament.round || match.winner !== undefined) return tournament
  return { ...tournament, winners: { ...tournament.winners, [number]: side } }
}

/** Whether every match of the present round is decided and another round follows. */
export function canAdvance(tournament: Tournament): boolean {
  const rounds = getRounds(tournament)
  const present = rounds[tournament.round - 1]
  return (
    present !== undefined &&
    tournament.round < rounds.length &&
    present.every(({ winner }) => winner !== undefined)
  )
}

export function advance(tournament: Tournament): Tournament {
  return canAdvance(tournament) ? { ...tournament, round: tournament.round + 1 } : tournament
}

/** Returns the winner of the final. */
export function getChampion(tournament: Tournament): Team | undefined {
  const [final] = getRounds(tournament).at(-1) ?? []
  return final?.winner === undefined ? undefined : final.sides[final.winner]?.team
}

/** Undoes a result, and returns to its round. */
export function undoResult(tournament: Tournament, number: number): Tournament {
  const match = getMatch(tournament, number)
  if (!match?.canUndo) return tournament
  const { [number]: _, ...winners } = tournament.winners
  return { ...tournament, winners, round: Math.min(tournament.round, match.round) }
}

function getMatch(tournament: Tournament, number: number): Match | undefined {
  return getRounds(tournament)
    .flat()
    .find((match) => match.number === number)
}
