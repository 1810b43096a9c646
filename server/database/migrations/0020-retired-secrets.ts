import type { Kysely } from 'kysely'

/** Signing secrets can be rotated: signatures of retired ones remain valid for a while. */
export async function up(
  // biome-ignore lint/suspicious/noExplicitAny: a migration works on the schema of its own day
  database: Kysely<any>,
): Promise<void> {
  await database.schema
    .createTable('retired_secret')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('good_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_secret_key', ['name', 'value'])
    .execute()
  // Before this migration, voters were hashed, and their cookies signed, with one secret. The hash uses it forever.
  const shared = await database
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', 'polls')
    .executeTakeFirst()
  if (shared)
    await database.insertInto('server_secret').values({ name: 'votes', value: shared.value }).execute()
}
