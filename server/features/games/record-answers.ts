import type { Answer } from '#lib/quiz/quiz.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Game, pointsOf } from './game.ts'

/** Player's answer as received. */
export type SubmittedAnswer = {
  readonly game: Game
  readonly player: string
  readonly question: number
  readonly answer: Answer
  /** UTC milliseconds by the server's clock. */
  readonly at: number
}

export type AnswerStatus = 'taken' | 'answered-before' | 'late' | 'no-player'

/**
 * Records answers in one transaction per game: only inserted rows count, so second answers do not, however many
 * processes receive them at once. Once all have answered, the question ends.
 */
export async function recordAnswers(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  answers: readonly SubmittedAnswer[],
): Promise<readonly AnswerStatus[]> {
  const results: AnswerStatus[] = answers.map(() => 'late')
  for (const [gameId, entries] of Map.groupBy(answers.entries(), ([, { game }]) => game.id)) {
    const result = await recordInGame(
      database,
      gameId,
      entries.map(([, answer]) => answer),
      now(),
    )
    for (const [position, [index]] of entries.entries()) results[index] = result[position] ?? 'late'
  }
  return results
}

function recordInGame(
  database: Dependencies['database'],
  gameId: string,
  answers: readonly SubmittedAnswer[],
  now: number,
): Promise<readonly AnswerStatus[]> {
  return database.transaction().execute(async (transaction) => {
    // Locks the game's row until the end: no answer is accepted after its host has closed the question.
    const locked = await transaction
      .updateTable('game')
      .set((row) => ({ step: row.ref('step') }))
      .where('id', '=', gameId)
      .where('is_over', '=', 0)
      .returning(['question', 'closes_at'])
      .executeTakeFirst()
    const players = new Set(
      (
        await transaction
          .selectFrom('game_player')
          .select('id')
          .where('game_id', '=', gameId)
          .where('is_removed', '=', 0)
          .execute()
      ).map(({ id }) => id),
    )
    const closesAt = locked?.closes_at ?? 0
    const inTime = answers.filter(
      ({ question, at, player }) => question === locked?.question && at < closesAt && players.has(player),
    )
    const fresh = inTime.length > 0 ? await insertAnswers(transaction, inTime, closesAt) : new Set<string>()
    if (fresh.size > 0 && locked?.question !== null && locked !== undefined) {
      const { answered } = await transaction
        .selectFrom('game_answer')
        .select((row) => row.fn.countAll<number | string>().as('answered'))
        .where('game_id', '=', gameId)
        .where('question', '=', locked.question)
        .where('player_id', 'in', [...players])
        .executeTakeFirstOrThrow()
      if (Number(answered) >= players.size)
        await transaction
          .updateTable('game')
          .set({ closes_at: Math.min(now, closesAt) })
          .where('id', '=', gameId)
          .execute()
    }
    return answers.map(({ question, at, player }): AnswerStatus => {
      if (!players.has(player)) return 'no-player'
      if (question !== locked?.question || at >= closesAt) return 'late'
      // The first of several in one batch is the one that was inserted.
      return fresh.delete(player) ? 'taken' : 'answered-before'
    })
  })
}

/** Inserts answers; returns the players who had not answered before. */
async function insertAnswers(
  transaction: Parameters<Parameters<ReturnType<Dependencies['database']['transaction']>['execute']>[0]>[0],
  answers: readonly SubmittedAnswer[],
  closesAt: number,
): Promise<Set<string>> {
  const first = new Map<string, SubmittedAnswer>()
  for (const answer of answers) if (!first.has(answer.player)) first.set(answer.player, answer)
  const inserted = await transaction
    .insertInto('game_answer')
    .values([...first.values()].map((arrived) => toRow(arrived, closesAt)))
    .onConflict((conflict) => conflict.columns(['game_id', 'question', 'player_id']).doNothing())
    .returning('player_id')
    .execute()
  return new Set(inserted.map(({ player_id }) => player_id))
}

function toRow({ game, player, question, answer, at }: SubmittedAnswer, closesAt: number) {
  const quizQuestion = game.quiz.questions[question]
  const { seconds, hasSpeedPoints } = game
  const points = quizQuestion
    ? pointsOf(quizQuestion, answer, { leftMs: closesAt - at, seconds, hasSpeedPoints })
    : 0
  return {
    game_id: game.id,
    question,
    player_id: player,
    answer: JSON.stringify(answer),
    is_right: points > 0 ? 1 : 0,
    points,
  }
}
