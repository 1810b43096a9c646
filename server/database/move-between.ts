import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownData } from './data-lock.ts'
import { moveDatabase } from './move-database.ts'
import { type Database, openPostgres, openSqliteFile, SQLITE_FILE } from './open-database.ts'
import { refusePostgresInUse } from './postgres-backup.ts'

/** Location of a database: `postgres://…`, or the folder of the embedded one. */
export type DatabaseLocation = string

type OpenDatabase = { readonly database: Database; readonly close: () => Promise<void> }

/** Moves everything from one place to another, each held for this alone. Throws an Error for the operator. */
export async function moveBetween(
  from: DatabaseLocation,
  to: DatabaseLocation,
): Promise<Record<string, number>> {
  const source = await openExclusively(from)
  try {
    const target = await openExclusively(to)
    try {
      return await moveDatabase(source.database, target.database)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function openExclusively(location: DatabaseLocation): Promise<OpenDatabase> {
  if (/^postgres(ql)?:\/\//.test(location)) {
    await refusePostgresInUse(location)
    const database = await openPostgres(location)
    return { database, close: () => database.destroy() }
  }
  mkdirSync(location, { recursive: true })
  const release = ownData(location)
  if (!release)
    throw new Error(`The database in ${location} is in use. Nothing was changed: stop Sundry first.`)
  const database = await openSqliteFile(join(location, SQLITE_FILE), release)
  return { database, close: () => database.destroy() }
}
