import { existsSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { keepPrivate } from './keep-private.ts'

/**
 * Copies a consistent snapshot of a SQLite database into a single file without a write-ahead log. Throws SQLite's error
 * and leaves no partial copy.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    keepPrivate(to)
    await backup(source, to)
    const copy = new DatabaseSync(to)
    copy.exec('PRAGMA journal_mode = DELETE')
    copy.close()
  } catch (error) {
    removeDatabase(to)
    throw error
  } finally {
    source.close()
  }
}

/** Removes a database and the files that SQLite left next to it. */
export function removeDatabase(path: string): void {
  for (const part of SQLITE_PARTS) rmSync(path + part, { force: true })
}

/** Ends of the names of a database's files. */
export const SQLITE_PARTS = ['', '-wal', '-shm', '-journal'] as const

/** Backs up a folder's database while the server runs. Throws an Error for the operator. */
export async function saveBackup(live: string, to: string): Promise<void> {
  if (!existsSync(live)) throw new Error(`There is no database at ${live}`)
  if (existsSync(to))
    throw new Error(`${to} exists already: name a new file, so that no older backup is lost`)
  await copyDatabase(live, to)
}
