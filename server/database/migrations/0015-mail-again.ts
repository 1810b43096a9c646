import type { Kysely } from 'kysely'

/** A mail that could not be sent is tried again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('outbox')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await database.schema.alterTable('outbox').addColumn('next_try_at', 'bigint').execute()
}
