import type { Kysely } from 'kysely'

/** Row that is written to check whether the database accepts writes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute()
}
