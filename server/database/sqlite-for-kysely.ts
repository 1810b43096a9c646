import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

/** Node's own SQLite in the shape that Kysely's dialect asks for. */
export function sqliteForKysely(sqlite: DatabaseSync): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const statement = sqlite.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...inputs(parameters)),
        run: (parameters) => statement.run(...inputs(parameters)),
        iterate: (parameters) => statement.iterate(...inputs(parameters)) as IterableIterator<unknown>,
      }
    },
  }
}

/** Kysely hands parameters on as it was given them; the query layer gives only what SQLite stores. */
function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
