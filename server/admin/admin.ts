import type { Settings } from '../settings.ts'
import { accountCommands } from './account-commands.ts'
import { auditCommands } from './audit-commands.ts'
import { type AuditEntry, auditTargetOf } from './audit-log.ts'
import { backupCommands } from './backup-commands.ts'
import { checkCommands } from './check-command.ts'
import type { AdminContext, Command, OfflineCommand } from './command.ts'
import { connectionCommands } from './connection-commands.ts'
import { newsletterCommands, outboxCommands } from './mail-commands.ts'
import { routeCommands } from './route-commands.ts'
import { secretsCommands } from './secrets-commands.ts'
import { sharedCommands } from './shared-commands.ts'

const COMMANDS: readonly (Command | OfflineCommand)[] = [
  ...accountCommands,
  ...sharedCommands,
  ...newsletterCommands,
  ...outboxCommands,
  ...connectionCommands,
  ...secretsCommands,
  ...checkCommands,
  ...backupCommands,
  ...routeCommands,
  ...auditCommands,
]

/** How a command speaks with the operator. */
type Terminal = {
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
  /** Prompts for confirmation; undefined if not interactive. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined
  /** Logs a command that was run. Throws an Error if it cannot. */
  readonly audit: (entry: Pick<AuditEntry, 'command' | 'target' | 'result'>) => void
}

type ParsedCommand = {
  readonly command: Command | OfflineCommand
  readonly name: string
  readonly options: Options
}
type Options = { readonly json: boolean; readonly yes: boolean }

/**
 * Runs a command of the operator, such as `account show ada@example.com --json`, and returns the exit code: 0, 1 on
 * failure or if a check fails, 2 on a usage error.
 */
export async function runAdmin(
  words: readonly string[],
  settings: Settings,
  openContext: () => Promise<AdminContext>,
  { write, complain, ask, audit }: Terminal,
): Promise<number> {
  const parsed = parseCommand(words)
  if (!parsed) {
    complain(usage())
    return 2
  }
  const { command, name, options } = parsed
  if (command.question !== undefined && !options.yes) {
    if (!ask) {
      complain('Nobody can be asked here: add --yes.\n')
      return 2
    }
    if (!(await ask(command.question.replace('{}', () => name)))) {
      complain('Nothing was changed.\n')
      return 1
    }
  }
  const log = (result: AuditEntry['result']) => {
    if (command.isAudited === false) return
    try {
      audit({ command: fixedPartOf(command.usage), target: auditTargetOf(name), result })
    } catch (error) {
      complain(`The audit log cannot be written: ${error instanceof Error ? error.message : error}\n`)
    }
  }
  try {
    const {
      data,
      text,
      isFailure = false,
    } = 'runOffline' in command
      ? await command.runOffline(settings, name)
      : await command.run(await openContext(), name)
    log(isFailure ? 'failed' : 'done')
    write(options.json ? `${JSON.stringify(data, null, 2)}\n` : text)
    return isFailure ? 1 : 0
  } catch (error) {
    log('failed')
    complain(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

/** Returns the words of a command without its arguments. */
function fixedPartOf(usage: string): string {
  return usage.split(' <', 1)[0] ?? usage
}

const OPTIONS = ['--json', '--yes']

/** Treats any other word as a name, even with a leading dash, as ids can have. */
function parseCommand(words: readonly string[]): ParsedCommand | undefined {
  const options = { json: words.includes('--json'), yes: words.includes('--yes') }
  const typed = words.filter((word) => !OPTIONS.includes(word))
  for (const command of COMMANDS) {
    const parts = command.usage.split(' ')
    const names = parts.filter((part) => part.startsWith('<')).length
    const fixed = parts.slice(0, parts.length - names)
    const isThis = fixed.every((part, index) => typed[index] === part)
    if (isThis && typed.length === parts.length)
      return { command, name: names > 0 ? (typed.at(-1) ?? '') : '', options }
  }
  return undefined
}

function usage(): string {
  const width = Math.max(...COMMANDS.map((command) => command.usage.length))
  const lines = COMMANDS.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}\n`)
  return `npm run admin -- <command> [--json] [--yes]\n\n${lines.join('')}`
}
