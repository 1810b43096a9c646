import type { Kysely } from 'kysely'

/** One row that is written to see whether the database takes writes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute()
}
