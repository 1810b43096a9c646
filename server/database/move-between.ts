import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownData } from './data-lock.ts'
import { moveDatabase } from './move-database.ts'
import { type Database, openPostgres, openSqliteFile, SQLITE_FILE } from './open-database.ts'
import { refusePostgresInUse } from './postgres-backup.ts'

/** Where a database is: `postgres://…`, or the folder of the embedded one. */
export type Place = string

type Held = { readonly database: Database; readonly letGo: () => Promise<void> }

/** Moves everything from one place to another, each held for this alone. Throws an Error for the operator. */
export async function moveBetween(from: Place, to: Place): Promise<Record<string, number>> {
  const source = await hold(from)
  try {
    const target = await hold(to)
    try {
      return await moveDatabase(source.database, target.database)
    } finally {
      await target.letGo()
    }
  } finally {
    await source.letGo()
  }
}

async function hold(place: Place): Promise<Held> {
  if (/^postgres(ql)?:\/\//.test(place)) {
    await refusePostgresInUse(place)
    const database = await openPostgres(place)
    return { database, letGo: () => database.destroy() }
  }
  mkdirSync(place, { recursive: true })
  const release = ownData(place)
  if (!release) throw new Error(`The database in ${place} is in use. Nothing was changed: stop Sundry first.`)
  const database = await openSqliteFile(join(place, SQLITE_FILE), release)
  return { database, letGo: () => database.destroy() }
}
