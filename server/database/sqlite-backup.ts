import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { isBusy, LOCK_FILE, ownData } from './data-lock.ts'
import { keepPrivate } from './keep-private.ts'
import { migrationNames } from './migrate.ts'
import { openMemoryDatabase, openSqliteFile, SQLITE_FILE } from './open-database.ts'

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
function removeDatabase(path: string): void {
  for (const part of SQLITE_PARTS) rmSync(path + part, { force: true })
}

/** Ends of the names of a database's files. */
const SQLITE_PARTS = ['', '-wal', '-shm', '-journal'] as const

/** Backs up a folder's database while the server runs. Throws an Error for the operator. */
export async function saveBackup(live: string, to: string): Promise<void> {
  if (!existsSync(live)) throw new Error(`There is no database at ${live}`)
  if (existsSync(to))
    throw new Error(`${to} exists already: name a new file, so that no older backup is lost`)
  await writeCompactCopy(live, to)
}

/** Writes the rows of a database into a new file, without the space of deleted ones. */
async function writeCompactCopy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    keepPrivate(to)
    source.prepare('VACUUM INTO ?').run(to)
  } catch (error) {
    removeDatabase(to)
    throw error
  } finally {
    source.close()
  }
}

/**
 * Replaces a folder's database with a backup after a copy of it has passed every check; the previous database remains
 * in the same folder. Returns the previous database's new path, if there was one. Throws an Error for the operator,
 * having changed nothing.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<string | undefined> {
  const live = join(dataDir, SQLITE_FILE)
  refuseUnlessBackup(file, live)
  mkdirSync(dataDir, { recursive: true })
  const release = ownData(dataDir)
  if (!release) throw inUse(live)
  const copy = join(dataDir, 'sundry.restoring.sqlite')
  try {
    removeDatabase(copy)
    await copyDatabase(file, copy).catch((error: Error) => {
      throw refused(`${file} is no SQLite database, or a damaged one (${error.message})`)
    })
    await refuseUnlessSundry(copy, file)
    const previous = existsSync(live) ? previousName(live, now) : undefined
    if (previous) {
      closeLog(live, previous)
      moveAway(live, previous)
    }
    takeOwnership(copy, previous ?? dataDir)
    takeOwnership(join(dataDir, LOCK_FILE), previous ?? dataDir)
    renameSync(copy, live)
    return previous
  } finally {
    removeDatabase(copy)
    release()
  }
}

/** Gives a file the owner and group of another one, or of a folder, and the mode of another file. */
function takeOwnership(path: string, like: string): void {
  const [own, other] = [statSync(path), statSync(like)]
  // Only root can give a file away, and only what root restores needs it.
  if (own.uid !== other.uid || own.gid !== other.gid) chownSync(path, other.uid, other.gid)
  if (other.isFile()) chmodSync(path, other.mode & 0o777)
}

function refused(what: string): Error {
  return new Error(`${what}. Nothing was changed: name a file that "npm run backup" has made.`)
}

function inUse(live: string): Error {
  return new Error(`The database at ${live} is in use. Nothing was changed: stop Sundry, then restore.`)
}

function refuseUnlessBackup(file: string, live: string): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw refused(`There is no file at ${file}`)
  const ours = statSync(live, { throwIfNoEntry: false })
  if (ours && ours.dev === stats.dev && ours.ino === stats.ino)
    throw refused(`${file} is the live database itself`)
}

/**
 * Migrates the copy to the newest schema, as the next start would. Throws if it is damaged, belongs to another program
 * or is too new.
 */
async function refuseUnlessSundry(copy: string, file: string): Promise<void> {
  const error = errorOf(copy, await migrationNames())
  if (error) throw refused(`${file} ${error}`)
  const [database, empty] = [await openSqliteFile(copy), await openMemoryDatabase()]
  const [found, wanted] = [await database.introspection.getTables(), await empty.introspection.getTables()]
  await Promise.all([database.destroy(), empty.destroy()])
  const missing = wanted.find(({ name }) => !found.some((table) => table.name === name))
  if (missing) throw refused(`${file} lacks the table ${missing.name}`)
}

/** Returns the error of a database as the rest of a sentence; undefined for a Sundry database. */
function errorOf(path: string, known: readonly string[]): string | undefined {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const [first] = database.prepare('PRAGMA integrity_check(1)').all()
    if (first?.integrity_check !== 'ok') return `is damaged (${first?.integrity_check})`
    const applied = database.prepare('SELECT name FROM kysely_migration ORDER BY name').all()
    const names = applied.map(({ name }) => String(name))
    if (names[0] !== known[0]) return 'is the database of another program'
    const newer = names.find((name) => !known.includes(name))
    if (newer) return `is of a newer Sundry (${newer}); update this one first`
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return said.includes('no such table') ? 'is the database of another program' : `is damaged (${said})`
  } finally {
    database.close()
  }
}

function previousName(live: string, now: Date): string {
  return live.replace(/\.sqlite$/, `-before-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`)
}

/**
 * Checkpoints the write-ahead log into the database. SQLite removes the log even of a database that it cannot read, so
 * that log is copied next to `previous`. Throws if another program has the database open.
 */
function closeLog(live: string, previous: string): void {
  const [log, logCopy] = [`${live}-wal`, `${previous}-wal`]
  if (existsSync(log)) copyFileSync(log, logCopy)
  const database = new DatabaseSync(live)
  let isDamaged = false
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (isBusy(error)) throw inUse(live)
    isDamaged = true
  } finally {
    database.close()
    if (!isDamaged) rmSync(logCopy, { force: true })
  }
}

/** Links the live database under another name as well, until the backup replaces the first. */
function moveAway(live: string, previous: string): void {
  try {
    linkSync(live, previous)
  } catch {
    // Some file systems know one name a file only.
    copyFileSync(live, previous)
  }
  for (const part of SQLITE_PARTS.slice(1))
    if (existsSync(live + part)) renameSync(live + part, previous + part)
}
