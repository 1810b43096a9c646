import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Use } from './quota.ts'

/**
 * Estimates the stored bytes: the lengths of strings, and a share per row. Both engines know a string's length without
 * reading it, and space of deleted rows is reused, so the size of files would be too large.
 */
export async function measureUse(database: Database): Promise<Use> {
  const sumOf = async (table: string, bytes: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{ bytes: number | null }>`
      SELECT cast(sum(${bytes}) AS bigint) AS bytes FROM ${sql.table(table)}`.execute(database)
    return rows[0]?.bytes ?? 0
  }
  // One after the other: a pool's connections are for visitors.
  return {
    polls:
      (await sumOf('poll', sql`300 + octet_length(question) + octet_length(settings) + 150 * voters`)) +
      (await sumOf('poll_option', sql`60 + octet_length(text)`)) +
      (await sumOf('poll_ranking', sql`80 + octet_length(choices)`)),
    rooms: await sumOf('room', sql`300 + octet_length(state)`),
    quizzes:
      (await sumOf('game', sql`300 + octet_length(quiz)`)) +
      (await sumOf('game_player', sql`200`)) +
      (await sumOf('game_answer', sql`120 + octet_length(answer)`)) +
      (await sumOf('quiz', sql`300 + octet_length(quiz)`)) +
      (await sumOf('quiz_version', sql`100 + octet_length(quiz)`)) +
      (await sumOf(
        'quiz_attempt',
        sql`300 + octet_length(answers) + coalesce(octet_length(question_order), 0)`,
      )),
    accounts: (await sumOf('account', sql`1000`)) + (await sumOf('sync_account', sql`bytes + 200 * entries`)),
  }
}
