import type { Kysely } from 'kysely'

/** A quiz can be replaced under its link; each attempt retains the version with which it was started. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['quiz', 'quiz_attempt'])
    await database.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  await database.schema
    .createTable('quiz_version')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quiz.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('quiz', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_version_key', ['quiz_id', 'version'])
    .execute()
}
