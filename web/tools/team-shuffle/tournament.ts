import { type Bracket, type BracketKind, drawBracket, type Slot } from './bracket.ts'
import type { Team } from './teams.ts'

/** Teams that play each other out. All else (who plays whom, who has won) follows from these. */
export type Tournament = {
  readonly teams: readonly Team[]
  readonly kind: BracketKind
  /** Which side has won, by the number of the match. */
  readonly winners: Readonly<Record<string, 0 | 1>>
  /** The round that is played, from 1. */
  readonly round: number
}

export type Side = {
  /** undefined while the match that decides it is open. */
  readonly team: Team | undefined
  /** `Winner of M3` where there is no team yet. */
  readonly label: string
}

/** A pairing with all that is known of it. */
export type Match = {
  readonly round: number
  /** undefined for a bye. */
  readonly number: number | undefined
  readonly sides: readonly Side[]
  /** The side that goes on: the one that has won, or has a bye. */
  readonly winner: 0 | 1 | undefined
}

export function startTournament(teams: readonly Team[], kind: BracketKind): Tournament {
  return { teams, kind, winners: {}, round: 1 }
}

/** Every match of every round, with the teams that are known to play in it. */
export function roundsOf({ teams, kind, winners }: Tournament): Match[][] {
  const bracket = drawBracket(teams.length, kind)
  const winnerOf = new Map<number, Team | undefined>()
  const sideOf = (slot: Slot): Side => {
    const team = 'team' in slot ? teams[slot.team] : winnerOf.get(slot.winnerOf)
    return { team, label: team?.name ?? ('winnerOf' in slot ? `Winner of M${slot.winnerOf}` : '') }
  }
  return bracket.map((round, index) =>
    round.map(({ match, slots }) => {
      const sides = slots.map(sideOf)
      const winner = match === undefined ? 0 : winners[match]
      if (match !== undefined && winner !== undefined) winnerOf.set(match, sides[winner]?.team)
      return { round: index + 1, number: match, sides, winner }
    }),
  )
}

/** Sets who has won a match of the present round, once. */
export function setWinner(tournament: Tournament, number: number, side: 0 | 1): Tournament {
  const match = matchOf(tournament, number)
  if (!match || match.round !== tournament.round || match.winner !== undefined) return tournament
  return { ...tournament, winners: { ...tournament.winners, [number]: side } }
}

/** Whether every match of the present round is decided and another round follows. */
export function canAdvance(tournament: Tournament): boolean {
  const rounds = roundsOf(tournament)
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

/** Who has won the last match of all. */
export function championOf(tournament: Tournament): Team | undefined {
  const [final] = roundsOf(tournament).at(-1) ?? []
  return final?.winner === undefined ? undefined : final.sides[final.winner]?.team
}

/** Whether a result can be taken back: no match that builds on it has been decided. */
export function canUndoResult(tournament: Tournament, number: number): boolean {
  if (tournament.winners[number] === undefined) return false
  const next = nextMatchOf(drawBracket(tournament.teams.length, tournament.kind), number)
  return next === undefined || tournament.winners[next] === undefined
}

/** Takes a result back, and goes back to its round. */
export function undoResult(tournament: Tournament, number: number): Tournament {
  const match = matchOf(tournament, number)
  if (!match || !canUndoResult(tournament, number)) return tournament
  const { [number]: _, ...winners } = tournament.winners
  return { ...tournament, winners, round: Math.min(tournament.round, match.round) }
}

function matchOf(tournament: Tournament, number: number): Match | undefined {
  return roundsOf(tournament)
    .flat()
    .find((match) => match.number === number)
}

/** The match in which the winner of a match plays next. */
function nextMatchOf(bracket: Bracket, number: number): number | undefined {
  return bracket
    .flat()
    .find(
      ({ match, slots }) =>
        match !== undefined && slots.some((slot) => 'winnerOf' in slot && slot.winnerOf === number),
    )?.match
}
