import type { Kysely } from 'kysely'

/** Answers that voters write are options with a state; all that were there before were given with their poll. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .alterTable('poll_option')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('given'))
    .execute()
  await schema.alterTable('poll_option').addColumn('counts_for', 'integer').execute()
}
