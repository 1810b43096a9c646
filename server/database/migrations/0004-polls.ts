import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Voters and vote counts are in different tables, linked only by the poll. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('poll')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closes_at', 'bigint')
    .addColumn('is_closed', 'integer', (column) => column.notNull())
    .addColumn('voters', 'bigint', (column) => column.notNull())
    .addColumn('times_emptied', 'integer', (column) => column.notNull())
    .addColumn('active_day', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('poll_active_day').on('poll').column('active_day').execute()
  await schema
    .createTable('poll_option')
    .addColumn('poll_id', 'text', (column) => column.notNull().references('poll.id').onDelete('cascade'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('votes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('poll_option_key', ['poll_id', 'id'])
    .execute()
  await schema
    .createTable('poll_ranking')
    .addColumn('poll_id', 'text', (column) => column.notNull().references('poll.id').onDelete('cascade'))
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('votes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('poll_ranking_key', ['poll_id', 'choices'])
    .execute()
  const voters = schema
    .createTable('poll_voter')
    .addColumn('poll_id', 'text', (column) => column.notNull().references('poll.id').onDelete('cascade'))
    .addColumn('voter_hash', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('poll_voter_key', ['poll_id', 'voter_hash'])
  // A table without a rowid has no order of arrival on SQLite.
  await (isPostgres(database) ? voters : voters.modifyEnd(sql`without rowid`)).execute()
}
