import * as v from 'valibot'
import { MAX_PLAYERS } from '#contract/game.ts'
import { Answer, Quiz } from '#lib/quiz/quiz.ts'
import { nameKey } from '#lib/text/clean-name.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addTombstones } from '../../share-links/tombstones.ts'
import { endedQuestions, type Game, type Turn } from './game.ts'

/** Lifetime of a game, after which it is deleted with its names and answers. */
const LIFETIME_MS = 24 * 60 * 60 * 1000
const MAX_CACHED = 200

const QuizText = v.pipe(v.string(), v.parseJson(), Quiz)
const AnswerText = v.pipe(v.string(), v.parseJson(), Answer)

export type Player = { readonly id: string; readonly name: string; readonly seat: number }
export type GivenAnswer = { readonly answer: Answer; readonly isRight: boolean; readonly points: number }

/** Game with everything that is visible of it, as of a time. */
export type GameSnapshot = {
  readonly game: Game
  readonly at: number
  /** In the order of joining. */
  readonly players: readonly Player[]
  /** Points of the questions that have ended, by player. */
  readonly scores: ReadonlyMap<string, number>
  /** Answers to the question that is open, or whose result is displayed, by player. */
  readonly answers: ReadonlyMap<string, GivenAnswer>
}

export type JoinStatus = 'in' | 'full' | 'name-taken' | 'removed'

/** Deletes the games whose day is over, by the newest of any: a wrong clock must not expire everything. */
export async function deleteOldGames({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const { newest } = await database
    .selectFrom('game')
    .select((row) => row.fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow()
  await database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('game')
      .where('created_at', '<=', Math.min(now(), newest ?? 0) - LIFETIME_MS)
      .returning('id')
      .execute()
    await addTombstones(
      transaction,
      'quiz',
      deleted.map(({ id }) => id),
      now(),
    )
  })
}

/** Whether the day of a game that was made at this time is over. */
export function isPast(createdAt: number, now: number): boolean {
  return createdAt <= now - LIFETIME_MS
}

/** The database of the games, and a cache of their quizzes. */
export type GameStore = Pick<Dependencies, 'database' | 'now'> & {
  readonly readQuiz: ReturnType<typeof createQuizReader>
}

/** Creates a reader of the games' quizzes. It caches them: the quiz of a game never changes. */
export function createQuizReader(database: Database) {
  const quizzes = new Map<string, Quiz>()
  return async (gameId: string): Promise<Quiz | undefined> => {
    const known = quizzes.get(gameId)
    if (known) return known
    const row = await database.selectFrom('game').select('quiz').where('id', '=', gameId).executeTakeFirst()
    if (!row) return undefined
    const quiz = v.parse(QuizText, row.quiz)
    quizzes.set(gameId, quiz)
    const [oldest] = quizzes.keys()
    if (quizzes.size > MAX_CACHED && oldest !== undefined) quizzes.delete(oldest)
    return quiz
  }
}

/** Adds a game. Returns false if another game has its code. */
export async function addGame(
  { database, now }: Pick<GameStore, 'database' | 'now'>,
  game: Omit<Game, 'code' | keyof Turn | 'step'>,
  code: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('game')
    .values({
      id: game.id,
      code,
      host_id: game.hostId,
      quiz: JSON.stringify(game.quiz),
      seconds: game.seconds,
      has_speed_points: game.hasSpeedPoints ? 1 : 0,
      step: 0,
      question: null,
      closes_at: null,
      is_over: 0,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function findGame(
  { database, now, readQuiz }: GameStore,
  id: string,
): Promise<Game | undefined> {
  const row = await database
    .selectFrom('game')
    .select(['code', 'host_id', 'seconds', 'has_speed_points', 'step', 'question', 'closes_at', 'is_over'])
    .where('id', '=', id)
    .where('created_at', '>', now() - LIFETIME_MS)
    .executeTakeFirst()
  const quiz = row && (await readQuiz(id))
  return (
    quiz && {
      id,
      code: row.code,
      hostId: row.host_id,
      quiz,
      seconds: row.seconds,
      hasSpeedPoints: row.has_speed_points === 1,
      step: row.step,
      question: row.question,
      closesAt: row.closes_at,
      isOver: row.is_over === 1,
    }
  )
}

export async function findGameByCode(
  { database, now }: Pick<GameStore, 'database' | 'now'>,
  code: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('game')
    .select('id')
    .where('code', '=', code)
    .where('created_at', '>', now() - LIFETIME_MS)
    .executeTakeFirst()
  return row?.id
}

export async function readSnapshot(store: GameStore, id: string): Promise<GameSnapshot | undefined> {
  const game = await findGame(store, id)
  if (!game) return undefined
  const { database } = store
  const at = store.now()
  const [players, scores, answers] = await Promise.all([
    readPlayers(database, id),
    readScores(database, id, endedQuestions(game, at)),
    game.question === null ? new Map() : readAnswers(database, id, game.question),
  ])
  return { game, at, players, scores, answers }
}

export function readPlayers(database: Database, gameId: string): Promise<Player[]> {
  return database
    .selectFrom('game_player')
    .select(['id', 'name', 'seat'])
    .where('game_id', '=', gameId)
    .where('is_removed', '=', 0)
    .orderBy('seat')
    .orderBy('id')
    .execute()
}

/** Returns the answers to a question, by player. */
export async function readAnswers(
  database: Database,
  gameId: string,
  question: number,
): Promise<ReadonlyMap<string, GivenAnswer>> {
  const rows = await database
    .selectFrom('game_answer')
    .select(['player_id', 'answer', 'is_right', 'points'])
    .where('game_id', '=', gameId)
    .where('question', '=', question)
    .execute()
  return new Map(
    rows.map(({ player_id, answer, is_right, points }) => [
      player_id,
      { answer: v.parse(AnswerText, answer), isRight: is_right === 1, points },
    ]),
  )
}

async function readScores(
  database: Database,
  gameId: string,
  ended: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('game_answer')
    .select((row) => ['player_id', row.fn.sum<number | string>('points').as('score')])
    .where('game_id', '=', gameId)
    .where('question', '<', ended)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, score }) => [player_id, Number(score)]))
}

/** Adds a player to a game, or changes the name of a player who has joined. */
export function joinGame(
  database: Database,
  gameId: string,
  player: string,
  name: string,
): Promise<JoinStatus> {
  return database.transaction().execute(async (transaction) => {
    // The game's row is locked until the end, so that simultaneous requests are counted one after the other.
    await transaction
      .updateTable('game')
      .set((row) => ({ step: row.ref('step') }))
      .where('id', '=', gameId)
      .execute()
    const rows = await transaction
      .selectFrom('game_player')
      .select(['id', 'seat', 'name_key', 'is_removed'])
      .where('game_id', '=', gameId)
      .execute()
    const own = rows.find(({ id }) => id === player)
    const name_key = nameKey(name)
    if (own?.is_removed === 1) return 'removed'
    if (rows.some((row) => row.id !== player && row.name_key === name_key)) return 'name-taken'
    if (own) {
      await transaction
        .updateTable('game_player')
        .set({ name, name_key })
        .where('game_id', '=', gameId)
        .where('id', '=', player)
        .execute()
      return 'in'
    }
    if (rows.length >= MAX_PLAYERS) return 'full'
    const seat = 1 + Math.max(0, ...rows.map((row) => row.seat))
    await transaction
      .insertInto('game_player')
      .values({ game_id: gameId, id: player, seat, name, name_key, is_removed: 0 })
      .execute()
    return 'in'
  })
}

export async function removePlayer(database: Database, gameId: string, player: string): Promise<void> {
  await database
    .updateTable('game_player')
    .set({ is_removed: 1 })
    .where('game_id', '=', gameId)
    .where('id', '=', player)
    .execute()
}

export async function changeRules(
  database: Database,
  gameId: string,
  { seconds, hasSpeedPoints }: Pick<Game, 'seconds' | 'hasSpeedPoints'>,
): Promise<void> {
  await database
    .updateTable('game')
    .set({ seconds, has_speed_points: hasSpeedPoints ? 1 : 0 })
    .where('id', '=', gameId)
    .execute()
}

/** Advances the game from this step, unless another request did: a second press has no effect. */
export async function advanceGame(
  database: Database,
  { id, step }: Pick<Game, 'id' | 'step'>,
  { question, closesAt, isOver }: Turn,
): Promise<void> {
  await database
    .updateTable('game')
    .set({ question, closes_at: closesAt, is_over: isOver ? 1 : 0, step: step + 1 })
    .where('id', '=', id)
    .where('step', '=', step)
    .execute()
}
