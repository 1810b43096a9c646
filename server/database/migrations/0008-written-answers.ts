import type { Kysely } from 'kysely'

/** Answers written by voters are options with a state; all existing ones were created with their poll. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .alterTable('poll_option')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('given'))
    .execute()
  await schema.alterTable('poll_option').addColumn('counts_for', 'integer').execute()
}
