import type { Kysely } from 'kysely'

/** Deadline to confirm an email address that was sent a link; null if none is pending. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('subscriber').addColumn('confirm_by', 'bigint').execute()
  await database.schema.alterTable('account').addColumn('confirm_by', 'bigint').execute()
}
