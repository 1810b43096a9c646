import type { Kysely } from 'kysely'

/** A poll is set aside before it is deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('poll').addColumn('soft_deleted_day', 'bigint').execute()
}
