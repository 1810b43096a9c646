import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const MAX_PREPARED = 256

/** Adapts Node's own SQLite to the interface of Kysely's dialect; recently used statements remain prepared. */
export function sqliteForKysely(sqlite: DatabaseSync, closed: () => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close() {
      sqlite.close()
      closed()
    },
    prepare(sql) {
      // A full disk ends a transaction by itself; to end it again would hide why it has failed.
      if (sql === 'rollback' && !sqlite.isTransaction) return NOTHING
      const statement = prepared.get(sql) ?? prepare(sqlite, sql)
      prepared.delete(sql)
      prepared.set(sql, statement)
      const [oldest] = prepared.keys()
      if (prepared.size > MAX_PREPARED && oldest !== undefined) prepared.delete(oldest)
      return statement
    },
  }
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/**
 * Begins as a writer. A transaction that begins as a reader and then writes fails at once, without waiting, if another
 * process has written in between or is writing (https://www.sqlite.org/lang_transaction.html).
 */
const BEGIN = 'begin immediate'

function prepare(sqlite: DatabaseSync, sql: string): SqliteStatement {
  const statement = sqlite.prepare(sql === 'begin' ? BEGIN : sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    // A statement can be iterated by only one reader at a time.
    iterate: (parameters) => sqlite.prepare(sql).iterate(...inputs(parameters)) as IterableIterator<unknown>,
  }
}

/** Kysely forwards parameters unchanged; the query layer passes only values that SQLite stores. */
function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
