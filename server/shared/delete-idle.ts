import type { Dependencies } from '../dependencies.ts'
import { dayOf } from './day.ts'
import { noteGone } from './gone-ids.ts'

const SET_ASIDE_DAYS = 30

/**
 * Sets aside what nobody has used for so many days, and deletes it a month later. Today is at most the day of the newest
 * use: a machine that starts with a wrong clock must not take all for old. What was set aside by such a day comes back
 * when the clock is right.
 */
export async function deleteIdle(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
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
      .where('set_aside_day', '<=', today - SET_ASIDE_DAYS)
      .returning('id')
      .execute()
    await noteGone(
      transaction,
      kind,
      deleted.map(({ id }) => id),
      now(),
    )
  })
  await database
    .updateTable(table)
    .set({ set_aside_day: null })
    .where('active_day', '>=', idleBefore)
    .where('set_aside_day', 'is not', null)
    .execute()
  await database
    .updateTable(table)
    .set({ set_aside_day: today })
    .where('active_day', '<', idleBefore)
    .where('set_aside_day', 'is', null)
    .execute()
}
