import { HOUR_MS } from '#lib/dates/durations.ts'
import type { Dependencies } from './dependencies.ts'
import { addTombstones } from './share-links/tombstones.ts'

const LIFETIME_MS = HOUR_MS

/** Column with the time from which the hour counts; rooms store no time of creation. */
const STARTS = { poll: 'created_at', quiz: 'created_at', game: 'created_at', room: 'updated_at' } as const
/** Tables of things with a link, and the kind of their links. */
const LINKS = { poll: 'poll', quiz: 'quiz', game: 'quiz', room: 'room' } as const

/**
 * Deletes the polls, quizzes and live quizzes of a demo an hour after they were made, and rooms an hour after their last
 * change. Their URLs return 410 from then on.
 */
export async function deleteDemoData({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const end = now() - LIFETIME_MS
  for (const name of ['poll', 'quiz', 'game', 'room'] as const) {
    // The tables have the same columns as far as they are named here; Kysely writes no query for one of several.
    const [table, start] = [name as 'poll', STARTS[name] as 'created_at']
    await database.transaction().execute(async (transaction) => {
      const deleted = await transaction.deleteFrom(table).where(start, '<=', end).returning('id').execute()
      await addTombstones(
        transaction,
        LINKS[name],
        deleted.map(({ id }) => id),
        now(),
      )
    })
  }
}
