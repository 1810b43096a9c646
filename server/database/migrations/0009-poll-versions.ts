import type { Kysely } from 'kysely'

/** Number that grows with every change of the counts, so that results are computed once per change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('poll')
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
