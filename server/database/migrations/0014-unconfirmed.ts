import type { Kysely } from 'kysely'

/** Until when an address that was mailed a link must be confirmed; null where nothing has to be. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('subscriber').addColumn('confirm_by', 'bigint').execute()
  await database.schema.alterTable('account').addColumn('confirm_by', 'bigint').execute()
}
