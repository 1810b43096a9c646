import type { Kysely } from 'kysely'

/** A number that grows with every change of what was counted, so that it is counted up once a change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('poll')
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
