import { readAuditEntries } from './audit-log.ts'
import { type OfflineCommand, tableText } from './command.ts'

export const auditCommands: readonly OfflineCommand[] = [
  {
    usage: 'audit',
    summary: 'Lists the commands that operators have run here: when, by whom, on whom.',
    isAudited: false,
    async runOffline(settings) {
      const data = readAuditEntries(settings)
      return { data, text: tableText(data, 'No command has been logged.') }
    },
  },
]
