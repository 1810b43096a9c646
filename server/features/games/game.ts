import { isRight } from '#lib/quiz/answers.ts'
import type { Answer, Question, Quiz } from '#lib/quiz/quiz.ts'

/** A quiz that is played live. Times are UTC milliseconds by the server's clock. */
export type Game = {
  readonly id: string
  readonly code: string
  readonly hostId: string
  readonly quiz: Quiz
  readonly seconds: number
  readonly hasSpeedPoints: boolean
  /** Grows with every step. */
  readonly step: number
  /** Question that is open, or whose result is displayed, from 0; null before the first. */
  readonly question: number | null
  /** Until when it accepts answers. */
  readonly closesAt: number | null
  readonly isOver: boolean
}

export type Phase = 'lobby' | 'question' | 'result' | 'end'

export type Turn = Pick<Game, 'question' | 'closesAt' | 'isOver'>

const MAX_POINTS = 1000

/** Returns the phase of a game at a time: a question ends when its time is up, even without a command. */
export function phaseOf({ question, closesAt, isOver }: Turn, now: number): Phase {
  if (isOver) return 'end'
  if (question === null || closesAt === null) return 'lobby'
  return now < closesAt ? 'question' : 'result'
}

export function questionOf({ quiz, question }: Game): Question | undefined {
  return question === null ? undefined : quiz.questions[question]
}

/** How many questions have ended, from the first: their points count. */
export function endedQuestions(game: Turn, now: number): number {
  const { question } = game
  if (question === null) return 0
  return phaseOf(game, now) === 'question' ? question : question + 1
}

/** The turn after this one: the next question, or the end after the last. */
export function nextTurn({ quiz, question, seconds }: Game, now: number): Turn {
  const next = question === null ? 0 : question + 1
  if (next >= quiz.questions.length) return { question, closesAt: now, isOver: true }
  return { question: next, closesAt: now + seconds * 1000, isOver: false }
}

/**
 * Points of an answer: 1,000 for a right one; where speed counts, 500 and up to 500 more by the share of the time that
 * was left, rounded down.
 */
export function pointsOf(
  question: Question,
  answer: Answer,
  { leftMs, seconds, hasSpeedPoints }: { readonly leftMs: number } & Pick<Game, 'seconds' | 'hasSpeedPoints'>,
): number {
  if (!isRight(question, answer)) return 0
  if (!hasSpeedPoints) return MAX_POINTS
  const half = MAX_POINTS / 2
  const left = Math.min(Math.max(leftMs, 0), seconds * 1000)
  return half + Math.floor((half * left) / (seconds * 1000))
}

export type RankedPlayer<P> = { readonly player: P; readonly score: number; readonly place: number }

/** Sorts players from the best down; equal scores share a place, in order of joining. */
export function rankPlayers<P extends { readonly id: string; readonly seat: number }>(
  players: readonly P[],
  scores: ReadonlyMap<string, number>,
): readonly RankedPlayer<P>[] {
  const scored = players
    .map((player) => ({ player, score: scores.get(player.id) ?? 0 }))
    .sort((a, b) => b.score - a.score || a.player.seat - b.player.seat)
  let place = 0
  return scored.map((one, index) => {
    if (one.score !== scored[index - 1]?.score) place = index + 1
    return { ...one, place }
  })
}
