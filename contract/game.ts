import * as v from 'valibot'
import { Answer, KINDS, LIMITS, Quiz } from '#lib/quiz/quiz.ts'
import { cleanName } from '#lib/text/clean-name.ts'
import { joinCode } from './join-code.ts'

export const MAX_PLAYERS = 500
/** A quiz that is played: its pictures count as the text that they are sent as. */
export const MAX_GAME_BYTES = 2 ** 20

const PlayerId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'There is no such player'))
const Step = v.pipe(v.number(), v.integer(), v.minValue(0))

export const SECONDS = { min: 5, max: 600, default: 30 } as const

const Rules = {
  /** How long a question is open. */
  seconds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(SECONDS.min, `A question is open for at least ${SECONDS.min} seconds`),
    v.maxValue(SECONDS.max, `A question is open for up to ${SECONDS.max} seconds`),
  ),
  /** Whether a quick right answer gets more points than a slow one. */
  hasSpeedPoints: v.boolean(),
}

/** `POST /api/games`: creates a game of this quiz; the client that creates it is its host. */
export const gameCreation = v.strictObject({ quiz: Quiz, ...Rules })

/** The answer to `POST /api/games` and `POST /api/games/by-code`. */
export const gameIdResponse = v.strictObject({ id: v.string() })

/** `POST /api/games/by-code`: the code on the big screen. */
export const gameFinding = v.strictObject({ code: joinCode('A game code has six letters and digits') })

/** `POST /api/games/{id}/join`: a seat under this name. */
export const gameJoining = v.strictObject({
  name: v.pipe(
    v.string(),
    v.maxLength(80, 'This name is too long'),
    v.transform(cleanName),
    v.minLength(1, 'Please enter your name'),
    v.maxLength(40, 'This name is too long'),
  ),
})

/** `POST /api/games/{id}/answers`: names its question, so that none lands on the next one. */
export const gameAnswer = v.strictObject({
  question: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.questions)),
  answer: Answer,
})

/**
 * `POST /api/games/{id}/commands`: command of the host. It names the step that it was sent at: a second press does
 * nothing.
 */
export const gameCommand = v.variant('kind', [
  /** On: to the first question, from a result to the next question, or to the end. */
  v.strictObject({ kind: v.literal('next'), step: Step }),
  /** Ends the time of the open question. */
  v.strictObject({ kind: v.literal('close'), step: Step }),
  /** Ends the game, including questions not yet asked. */
  v.strictObject({ kind: v.literal('end'), step: Step }),
  v.strictObject({ kind: v.literal('remove'), player: PlayerId }),
  /** Rules of the remaining questions. */
  v.strictObject({ kind: v.literal('rules'), ...Rules }),
])

const Choice = v.strictObject({ id: v.string(), text: v.string() })
const Score = v.strictObject({ name: v.string(), score: v.number(), place: v.number() })

/** `GET /api/games/{id}`, every event of `GET /api/games/{id}/events`, and the answer to joining and to commands. */
export const gameState = v.strictObject({
  /** UTC milliseconds by the server's clock. */
  now: v.number(),
  /** Grows with every step of the game. */
  step: v.number(),
  code: v.string(),
  title: v.string(),
  phase: v.picklist(['lobby', 'question', 'result', 'end']),
  /** Number of players; sent in the lobby, 0 later. */
  seats: v.number(),
  /** Question that is open, or whose result is displayed. */
  question: v.nullable(
    v.strictObject({
      /** From 0. */
      at: v.number(),
      total: v.number(),
      kind: v.picklist(KINDS),
      text: v.string(),
      picture: v.string(),
      pictureText: v.string(),
      choices: v.array(Choice),
      /** UTC milliseconds by the server's clock. */
      closesAt: v.number(),
    }),
  ),
  /** After the time limit: the correct answer, its explanation, and how often each choice was selected. */
  result: v.nullable(
    v.strictObject({
      right: v.array(v.string()),
      rightText: v.string(),
      explanation: v.string(),
      answered: v.number(),
      wasRight: v.number(),
      counts: v.array(v.strictObject({ id: v.string(), count: v.number() })),
    }),
  ),
  /** The best, in their places; at a result and at the end. */
  leaders: v.array(Score),
  /** The seat of who looks; null for the host and for those who have not joined. */
  me: v.nullable(
    v.strictObject({
      name: v.string(),
      /** Before the question that is open. */
      score: v.number(),
      /** From 1; 0 while a question is open or before anyone has played. */
      place: v.number(),
      /** Answer to the current question. */
      answer: v.nullable(Answer),
      /** Once the time is up. */
      isRight: v.boolean(),
      points: v.number(),
    }),
  ),
  /** To the current question. */
  host: v.nullable(
    v.strictObject({
      /** Players in the order in which they joined. */
      players: v.array(v.strictObject({ id: v.string(), name: v.string() })),
      /** Number of players who have answered the current question. */
      answered: v.number(),
      seconds: v.number(),
      hasSpeedPoints: v.boolean(),
    }),
  ),
})
export type GameState = v.InferOutput<typeof gameState>
export type GameQuestion = NonNullable<GameState['question']>
export type GameResult = NonNullable<GameState['result']>
