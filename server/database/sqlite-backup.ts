import { existsSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { keepPrivate } from './keep-private.ts'

/**
 * Copies a SQLite database, as it is at one moment, into a file of its own: nothing of it lies in a log beside it. Throws
 * what SQLite says, and leaves no half copy.
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

/** Removes a database with what SQLite may have left beside it. */
export function removeDatabase(path: string): void {
  for (const part of SQLITE_PARTS) rmSync(path + part, { force: true })
}

/** Ends of the names of a database's files. */
export const SQLITE_PARTS = ['', '-wal', '-shm', '-journal'] as const

/** Saves a folder's database while the server goes on. Throws an Error for the operator. */
export async function saveBackup(live: string, to: string): Promise<void> {
  if (!existsSync(live)) throw new Error(`There is no database at ${live}`)
  if (existsSync(to))
    throw new Error(`${to} exists already: name a new file, so that no older backup is lost`)
  await copyDatabase(live, to)
}
