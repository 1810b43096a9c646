import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Database } from './open-database.ts'

/** A field of a column that holds a JSON object as text, or null where it has no such field: the whole is not read. */
export function jsonField(database: Database, column: string, field: string): RawBuilder<string | null> {
  return isPostgres(database)
    ? sql<string | null>`cast(${sql.ref(column)} as json) ->> ${sql.lit(field)}`
    : sql<string | null>`${sql.ref(column)} ->> ${sql.lit(field)}`
}
