import type { Kysely } from 'kysely'

/** What limits requests in all processes together: buckets that many keys share, and when each is full again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('request_limit')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('full_at', 'bigint', (column) => column.notNull())
    .execute()
}
