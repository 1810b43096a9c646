import type { Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('subscriber')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('subscribed_at', 'bigint', (column) => column.notNull())
    .execute()
}
