import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { shareData } from './data-lock.ts'
import { describeOpenError } from './describe-open-error.ts'
import { isPostgres } from './dialect.ts'
import { keepPrivate } from './keep-private.ts'
import { migrateToLatest } from './migrate.ts'
import { postgresPool } from './postgres-pool.ts'
import { sqliteForKysely } from './sqlite-for-kysely.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Opens the database of an address (`postgres://…`), brought to the newest schema. Throws where it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const database: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url) }) })
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(database)
  await migrateToLatest(database, rows[0]?.schema)
  return database
}

/** The embedded database's name in its folder. */
export const SQLITE_FILE = 'sundry.sqlite'

/**
 * Opens (or creates) the embedded database in a folder, migrated to the newest schema; while it is open, none is
 * restored there.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  await makeWritable(dataDir)
  const release = shareData(dataDir)
  return openSqliteFile(join(dataDir, SQLITE_FILE), release).catch((error: unknown) => {
    release()
    throw describeOpenError(error, dataDir)
  })
}

/** Throws an Error that names the folder and the reason if nothing can be written there. */
async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // Errors of file systems have a code.
    const reason = REASONS[code ?? ''] ?? (error instanceof Error ? error.message : String(error))
    throw new Error(`DATA_DIR cannot be written: ${resolve(dataDir)} (${reason})`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission; give it the folder, or set another one',
  EPERM: 'this user has no permission; give it the folder, or set another one',
  EROFS: 'the file system is read-only',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENOSPC: 'the disk is full',
}

/** Throws an Error for the operator if a folder has no embedded database: a mistyped one must not be made. */
export function refuseWithoutDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, SQLITE_FILE)))
    throw new Error(
      `There is no database in ${resolve(dataDir)}. Nothing was changed: set DATA_DIR to the folder of the server.`,
    )
}

/**
 * Removes deleted rows from the write-ahead log of SQLite, too; its other pages are overwritten by every deletion
 * (`secure_delete`). While others read, the log is emptied the next time.
 */
export async function emptyWriteAheadLog(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database)
}

/** A database that lives as long as the process; for tests. */
export function openMemoryDatabase(): Promise<Database> {
  return openSqliteFile(':memory:')
}

/** Opens (or makes) a database, brought to the newest schema; `closed` is called once it is closed. */
export async function openSqliteFile(path: string, closed = () => {}): Promise<Database> {
  if (path !== ':memory:') keepPrivate(path)
  const sqlite = new DatabaseSync(path)
  sqlite.exec(
    'PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  const database: Database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqliteForKysely(sqlite, closed) }),
  })
  // Kysely's lock for migrations is empty on SQLite: a second process that starts now waits here.
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    await migrateToLatest(database)
    sqlite.exec('COMMIT')
  } catch (error) {
    rollBack(sqlite)
    throw error
  }
  return database
}

/** A full disk has ended the transaction already. */
function rollBack(sqlite: DatabaseSync): void {
  try {
    sqlite.exec('ROLLBACK')
  } catch {
    // The first error is the one to report.
  }
}
