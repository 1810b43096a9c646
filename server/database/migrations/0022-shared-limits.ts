import type { Kysely } from 'kysely'

/** Rate limits shared by all processes: buckets shared by many keys, and the time at which each is full again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('request_limit')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('full_at', 'bigint', (column) => column.notNull())
    .execute()
}
