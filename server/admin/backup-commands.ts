import { resolve } from 'node:path'
import { restorePostgresBackup } from '../database/postgres-backup.ts'
import { restoreBackup } from '../database/sqlite-backup.ts'
import type { OfflineCommand } from './command.ts'
import { saveDatabase } from './rotate-backups.ts'

export const backupCommands: readonly OfflineCommand[] = [
  {
    usage: 'backup <file>',
    summary: 'Saves the database while the server goes on.',
    async runOffline(settings, name) {
      const file = resolve(name)
      await saveDatabase(settings, file)
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
