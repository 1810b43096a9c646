import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { noteBackup } from '../database/last-backup.ts'
import { SQLITE_FILE } from '../database/open-database.ts'
import { savePostgresBackup } from '../database/postgres-backup.ts'
import { saveBackup } from '../database/sqlite-backup.ts'
import type { Settings } from '../settings.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Saves the database to a new file while the server runs. Throws an Error for the operator. */
export async function saveDatabase({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (databaseUrl) await savePostgresBackup(databaseUrl, file)
  else {
    await saveBackup(join(dataDir, SQLITE_FILE), file)
    noteBackup(dataDir)
  }
}

/** Files of a rotation, whose names sort by time. */
const ROTATED = /^sundry-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(?:sqlite|dump)$/
/** Backups under way have another name, so that a partial one is never counted. */
const PARTIAL = '.partial'

/**
 * Saves the database to a folder, under the time as its name, and then deletes the oldest backups of the folder, except
 * for the newest `keep`. Other files stay. Throws an Error for the operator, and deletes nothing then.
 */
export async function rotateBackups(
  place: Place,
  folder: string,
  keep: number,
  now: Date,
): Promise<{ file: string; deleted: string[] }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `sundry-${now.toISOString().replaceAll(/[:.]/g, '-')}.${place.databaseUrl ? 'dump' : 'sqlite'}`
  const file = join(folder, name)
  rmSync(file + PARTIAL, { force: true })
  await saveDatabase(place, file + PARTIAL)
  renameSync(file + PARTIAL, file)
  const old = readdirSync(folder)
    .filter((one) => ROTATED.test(one))
    .sort()
    .slice(0, -keep)
  for (const one of old) rmSync(join(folder, one))
  return { file, deleted: old.map((one) => join(folder, one)) }
}
