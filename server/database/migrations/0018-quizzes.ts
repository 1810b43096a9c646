import type { Kysely } from 'kysely'

/** Quizzes hosted by the server, and the attempts at them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('quiz')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('quiz', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('is_closed', 'integer', (column) => column.notNull())
    .addColumn('active_day', 'bigint', (column) => column.notNull())
    .addColumn('soft_deleted_day', 'bigint')
    .execute()
  await database.schema.createIndex('quiz_active_day').on('quiz').column('active_day').execute()
  await database.schema
    .createTable('quiz_attempt')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quiz.id').onDelete('cascade'))
    .addColumn('taker_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('question_order', 'text')
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('checked', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('quiz_attempt_key', ['quiz_id', 'taker_id', 'number'])
    .execute()
}
