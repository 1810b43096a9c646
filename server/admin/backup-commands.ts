import { join, resolve } from 'node:path'
import { SQLITE_FILE } from '../database/open-database.ts'
import { restorePostgresBackup, savePostgresBackup } from '../database/postgres-backup.ts'
import { restoreBackup, saveBackup } from '../database/sqlite-backup.ts'
import type { OfflineCommand } from './command.ts'

export const backupCommands: readonly OfflineCommand[] = [
  {
    usage: 'backup <file>',
    summary: 'Saves the database while the server goes on.',
    async runOffline({ databaseUrl, dataDir }, name) {
      const file = resolve(name)
      if (databaseUrl) await savePostgresBackup(databaseUrl, file)
      else await saveBackup(join(dataDir, SQLITE_FILE), file)
      return { data: { file }, text: `Saved ${file}\n` }
    },
  },
  {
    usage: 'restore <file>',
    summary: 'Puts a backup back, once it has passed every check; the server must be stopped.',
    question: 'Put {} in the place of the database?',
    async runOffline({ databaseUrl, dataDir }, name) {
      const file = resolve(name)
      const previous = databaseUrl
        ? await restorePostgresBackup(databaseUrl, file)
        : await restoreBackup(dataDir, file, new Date())
      const previousNote = previous ? `What was there before is kept in ${previous}\n` : ''
      return { data: { file, previous: previous ?? null }, text: `Restored from ${file}\n${previousNote}` }
    },
  },
]
