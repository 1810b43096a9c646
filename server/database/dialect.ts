import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from './open-database.ts'

/**
 * Returns a field of a column that contains a JSON object as text, or null if it has no such field: the object is not
 * parsed as a whole.
 */
export function jsonField(database: Database, column: string, field: string): RawBuilder<string | null> {
  return isPostgres(database)
    ? sql<string | null>`cast(${sql.ref(column)} as json) ->> ${sql.lit(field)}`
    : sql<string | null>`${sql.ref(column)} ->> ${sql.lit(field)}`
}

/** Whether a database is PostgreSQL, for the few statements that SQLite says otherwise. */
// biome-ignore lint/suspicious/noExplicitAny: it holds for a database of any tables
export function isPostgres(database: Kysely<any>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
