import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every change of the schema, in the order of its name; a migration that has landed is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-subscribers': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('subscriber')
        .addColumn('email', 'text', (column) => column.primaryKey())
        .addColumn('subscribed_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}
