import type { Kysely } from 'kysely'

/** Tombstones of deleted shared items: their URL reports the deletion instead of an unknown id. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('tombstone')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('deleted_day', 'bigint', (column) => column.notNull())
    .execute()
}
