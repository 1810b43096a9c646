import type { Kysely } from 'kysely'

/** Random order of a ranked poll's options that decides ties for last; null until it is drawn. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('poll').addColumn('lot', 'text').execute()
}
