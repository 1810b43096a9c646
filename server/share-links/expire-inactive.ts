import type { Database } from '../database/open-database.ts'
import type { Runtime } from '../runtime.ts'
import { dayOf } from './day.ts'
import { addTombstones } from './tombstones.ts'

const SOFT_DELETED_DAYS = 30

/**
 * Soft-deletes polls or quizzes without activity for `days` and deletes them a month later. "Today" is at most the day of
 * the newest activity: a wrong system clock must not expire everything. Rows soft-deleted by such a clock are restored
 * when it is right again.
 */
export async function expireInactive(
  { database, now }: { readonly database: Database } & Pick<Runtime, 'now'>,
  kind: 'poll' | 'quiz',
  days: number,
): Promise<void> {
  // The two tables have the same columns as far as they are named here; Kysely writes no query for either of two.
  const table = kind as 'poll'
  const { newest } = await database
    .selectFrom(table)
    .select((row) => row.fn.max('active_day').as('newest'))
    .executeTakeFirstOrThrow()
  const today = Math.min(dayOf(now()), newest ?? 0)
  const idleBefore = today - days
  await database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom(table)
      .where('active_day', '<', idleBefore)
      .where('soft_deleted_day', '<=', today - SOFT_DELETED_DAYS)
      .returning('id')
      .execute()
    await addTombstones(
      transaction,
      kind,
      deleted.map(({ id }) => id),
      now(),
    )
  })
  await database
    .updateTable(table)
    .set({ soft_deleted_day: null })
    .where('active_day', '>=', idleBefore)
    .where('soft_deleted_day', 'is not', null)
    .execute()
  await database
    .updateTable(table)
    .set({ soft_deleted_day: today })
    .where('active_day', '<', idleBefore)
    .where('soft_deleted_day', 'is', null)
    .execute()
}
