import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether a database is PostgreSQL, for the few statements that SQLite says otherwise. */
// biome-ignore lint/suspicious/noExplicitAny: it holds for a database of any tables
export function isPostgres(database: Kysely<any>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
