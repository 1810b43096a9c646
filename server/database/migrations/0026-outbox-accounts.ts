import type { Kysely } from 'kysely'

/** The account that an email is about, which can have been sent to a former address; deleted with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outbox').addColumn('account_id', 'text').execute()
}
