import * as v from 'valibot'
import type { GameQuestion, GameResult, GameState } from '#contract/game.ts'
import { joinCode } from '#contract/join-code.ts'
import { getChoices, rightChoices, rightText } from '#lib/quiz/answers.ts'
import type { Question } from '#lib/quiz/quiz.ts'
import { jsonField } from '../../database/dialect.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { type Game, type Phase, phaseOf, questionOf, type RankedPlayer, rankPlayers } from './game.ts'
import { type GameSnapshot, isPast, type Player } from './game-store.ts'

const encoder = new TextEncoder()

/** Number of leading players shown to all. */
const LEADERS = 10

/** Part of the view that is the same for all viewers, computed once. */
export type PreparedView = {
  readonly snapshot: GameSnapshot
  readonly phase: Phase
  readonly places: ReadonlyMap<string, RankedPlayer<Player>>
  readonly shared: Pick<GameState, 'step' | 'code' | 'title' | 'phase' | 'question' | 'result' | 'leaders'>
  /** The question as JSON in UTF-8: with a picture it has 200 kB. */
  readonly questionText: Uint8Array
}

export function prepareView(snapshot: GameSnapshot): PreparedView {
  const { game, at, players, scores } = snapshot
  const phase = phaseOf(game, at)
  const ranking = rankPlayers(players, scores)
  const hasResult = phase === 'result' || phase === 'end'
  const question = phase === 'question' || phase === 'result' ? questionOf(game) : undefined
  const shown = question ? shownQuestion(game, question) : null
  return {
    snapshot,
    phase,
    places: new Map(ranking.map((one) => [one.player.id, one])),
    shared: {
      step: game.step,
      code: game.code,
      title: game.quiz.title,
      phase,
      question: shown,
      result: question && phase === 'result' ? resultOf(snapshot, question) : null,
      leaders: hasResult
        ? ranking.slice(0, LEADERS).map(({ player, score, place }) => ({ name: player.name, score, place }))
        : [],
    },
    questionText: encoder.encode(JSON.stringify(shown)),
  }
}

/**
 * The game as this viewer sees it. While a question is open, nothing in it depends on what is right, nor on what others
 * do: only the host sees how many have answered.
 */
export function toView({ snapshot, phase, places, shared }: PreparedView, viewer: string): GameState {
  const { game, at, players, answers } = snapshot
  const isHost = viewer === game.hostId
  const own = places.get(viewer)
  const given = answers.get(viewer)
  const isOpen = phase === 'question'
  const hasPlace = phase === 'result' || phase === 'end'
  return {
    now: at,
    ...shared,
    seats: phase === 'lobby' ? players.length : 0,
    me:
      own && !isHost
        ? {
            name: own.player.name,
            score: own.score,
            place: hasPlace ? own.place : 0,
            answer: (phase !== 'end' && given?.answer) || null,
            isRight: !isOpen && phase !== 'end' && (given?.isRight ?? false),
            points: !isOpen && phase !== 'end' ? (given?.points ?? 0) : 0,
          }
        : null,
    host: isHost
      ? {
          players: players.map(({ id, name }) => ({ id, name })),
          answered: players.filter(({ id }) => answers.has(id)).length,
          seconds: game.seconds,
          hasSpeedPoints: game.hasSpeedPoints,
        }
      : null,
  }
}

/** Returns a viewer's view as JSON in UTF-8, in parts; that of the question is the same object for all viewers. */
export function viewText({ questionText }: PreparedView, view: GameState): readonly Uint8Array[] {
  const { question: _, ...others } = view
  const text = JSON.stringify(others)
  return [encoder.encode(`${text.slice(0, -1)},"question":`), questionText, encoder.encode('}')]
}

/**
 * Returns a key that differs between views of one viewer, ignoring the time. A question never changes and its image is
 * large: its index represents it.
 */
export function newsOf(view: GameState): string {
  const { question } = view
  return JSON.stringify({ ...view, now: 0, question: question && [question.at, question.closesAt] })
}

function shownQuestion(game: Game, question: Question): GameQuestion {
  return {
    at: game.question ?? 0,
    total: game.quiz.questions.length,
    kind: question.kind,
    text: question.text,
    picture: question.picture,
    pictureText: question.pictureText,
    choices: getChoices(question).map(({ id, text }) => ({ id, text })),
    closesAt: game.closesAt ?? 0,
  }
}

function resultOf({ players, answers }: GameSnapshot, question: Question): GameResult {
  const given = players.flatMap(({ id }) => answers.get(id) ?? [])
  return {
    right: [...rightChoices(question)],
    rightText: rightText(question),
    explanation: question.explanation,
    answered: given.length,
    wasRight: given.filter(({ isRight }) => isRight).length,
    counts: getChoices(question).map(({ id }) => ({
      id,
      count: given.filter(({ answer }) => typeof answer !== 'string' && answer.includes(id)).length,
    })),
  }
}

const DESCRIPTION = 'A quiz played live: join with a name, answer on your phone, see your place.'
const CODE = joinCode('This is no code')
const ANY = { title: 'Live Quiz', description: DESCRIPTION, lines: [] }

/** `/quiz/{id}`: the title of its quiz only. What could be a code is not looked up: that would be a way to try codes. */
export function gamePage({ database, now }: Dependencies): SharedPageReader {
  return async (id) => {
    if (v.is(CODE, id)) return ANY
    const game = await database
      .selectFrom('game')
      .select(['created_at', jsonField(database, 'quiz', 'title').as('title')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!game) return (await hasTombstone(database, 'quiz', id)) ? 'gone' : undefined
    return isPast(game.created_at, now()) ? 'gone' : { ...ANY, title: game.title || ANY.title }
  }
}
