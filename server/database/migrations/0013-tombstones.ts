import type { Kysely } from 'kysely'

/** What was shared under an id and deleted since: its address says so instead of that it never was. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('tombstone')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('deleted_day', 'bigint', (column) => column.notNull())
    .execute()
}
