import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describeOpenError } from './describe-open-error.ts'

/** Name of the lock in its folder. */
export const LOCK_FILE = 'sundry.lock'

/** How long who wants to use a database waits for a restore, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Releases a folder's database. */
type Release = () => void

/**
 * Locks the embedded database of a folder as in use, until released; any number of processes can share it. The lock is
 * SQLite's own on a file next to the database, owned by the operating system, so that it ends with its process in any
 * case. Throws an Error while the database is being replaced.
 */
export function shareData(dataDir: string, timeoutMs = TIMEOUT_MS): Release {
  return acquire(dataDir, timeoutMs, 'BEGIN; SELECT 1 FROM sqlite_schema')
}

/** Locks a folder's database exclusively; returns undefined if it is in use. */
export function ownData(dataDir: string): Release | undefined {
  try {
    return acquire(dataDir, 0, 'BEGIN EXCLUSIVE')
  } catch (error) {
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Whether another process has locked a folder's database as in use. */
export function isDataInUse(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false
  const release = ownData(dataDir)
  release?.()
  return release === undefined
}

/** Whether an error of SQLite says that others are using a database (SQLITE_BUSY). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

function acquire(dataDir: string, timeoutMs: number, statements: string): Release {
  const path = join(dataDir, LOCK_FILE)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path, { timeout: timeoutMs })
    lock.exec(statements)
  } catch (error) {
    lock?.close()
    if (isBusy(error) && timeoutMs > 0)
      throw new Error(`the database in ${dataDir} is being restored: wait for that, then start again`)
    throw describeOpenError(error, dataDir)
  }
  const used = lock
  return () => used.close()
}
