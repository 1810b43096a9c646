import type { Kysely } from 'kysely'

/** Since when an operator lets nobody sign in to an account; null where everything is as usual. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('account').addColumn('disabled_at', 'bigint').execute()
}
