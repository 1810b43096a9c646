import type { Kysely } from 'kysely'

/** Time since which an operator has disabled an account; null if it is enabled. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('account').addColumn('disabled_at', 'bigint').execute()
}
