import type { Kysely } from 'kysely'
import { readNumber } from '#lib/numbers/read-number.ts'

/** Longest time limit of a quiz, in minutes. */
const MAX_MINUTES = 1_440

/**
 * Stores when the time of an attempt is up, so that attempts are counted without reading any quiz; and everything that
 * an author's summary selects by in an index, so that it reads no answers.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration works on the schema of its own day, not on today's types
export async function up(database: Kysely<any>): Promise<void> {
  await database.schema.alterTable('quiz_attempt').addColumn('ends_at', 'bigint').execute()
  const versions = await database
    .selectFrom('quiz_attempt')
    .select(['quiz_id', 'version'])
    .distinct()
    .execute()
  for (const { quiz_id, version } of versions) {
    const limitMs = limitOf(await textOf(database, quiz_id, version))
    if (limitMs === undefined) continue
    await database
      .updateTable('quiz_attempt')
      .set((row) => ({ ends_at: row('started_at', '+', limitMs) }))
      .where('quiz_id', '=', quiz_id)
      .where('version', '=', version)
      .execute()
  }
  await database.schema
    .createIndex('quiz_attempt_summary')
    .on('quiz_attempt')
    .columns(['quiz_id', 'version', 'finished_at', 'ends_at', 'started_at', 'taker_id', 'number'])
    .execute()
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function textOf(database: Kysely<any>, id: string, version: number): Promise<string> {
  const newest = await database
    .selectFrom('quiz')
    .select('quiz')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const previous = await database
    .selectFrom('quiz_version')
    .select('quiz')
    .where('quiz_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return (newest ?? previous)?.quiz ?? '{}'
}

/** Returns the time limit of a stored quiz in milliseconds; undefined if it has none. */
function limitOf(text: string): number | undefined {
  const reading = readNumber(String(JSON.parse(text).rules?.minutes ?? ''))
  const minutes = reading.kind === 'number' ? Number(reading.decimal) : Number.NaN
  return minutes > 0 && minutes <= MAX_MINUTES ? Math.round(minutes * 60_000) : undefined
}
