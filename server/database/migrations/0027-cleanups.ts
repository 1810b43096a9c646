import type { Kysely } from 'kysely'

/** When expired data was last deleted, and since when the clock is doubted; one row. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('cleanup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('ran_at', 'bigint', (column) => column.notNull())
    .addColumn('doubted_at', 'bigint')
    .execute()
}
