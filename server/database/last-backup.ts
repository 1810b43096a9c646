import { writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** File in DATA_DIR that was written at the last backup. */
const LAST_BACKUP_FILE = 'last-backup'

/** Notes that a backup was saved, if the folder can be written: the backup is good without it. */
export function noteBackup(dataDir: string): void {
  try {
    writeFileSync(join(dataDir, LAST_BACKUP_FILE), `${new Date().toISOString()}\n`)
  } catch {
    // Then the metrics do not have it.
  }
}

/** Returns when the last backup was saved, in UTC milliseconds; undefined if there is none. */
export async function lastBackup(dataDir: string): Promise<number | undefined> {
  try {
    return (await stat(join(dataDir, LAST_BACKUP_FILE))).mtimeMs
  } catch {
    return undefined
  }
}
