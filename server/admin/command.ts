import type { Dependencies } from '../dependencies.ts'
import type { Settings } from '../settings.ts'

/** Result of a command: `data` for programs, `text` for the terminal. A failed one exits with the code 1. */
type CommandResult = { readonly data: unknown; readonly text: string; readonly isFailure?: boolean }

/** Context of a command. */
export type AdminContext = {
  readonly dependencies: Dependencies
  readonly settings: Settings
  /** The whole environment, for what contradicts itself. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Returns the routes of the server with these settings, as rows. */
  readonly readRouteTable?: () => Promise<readonly Readonly<Record<string, string>>[]>
}

export type Command = {
  /** As typed, such as `account show <email>`. */
  readonly usage: string
  readonly summary: string
  /** Confirmation prompt before a deletion or revocation; `{}` is replaced by the given name. */
  readonly question?: string
  /** false for a command that neither changes anything nor shows data of users. */
  readonly isAudited?: false
  /** Throws an Error whose message is for the operator. */
  readonly run: (context: AdminContext, name: string) => Promise<CommandResult>
}

/** Command on the database as a whole, run without opening a connection. */
export type OfflineCommand = Omit<Command, 'run'> & {
  readonly runOffline: (settings: Settings, name: string) => Promise<CommandResult>
}

/** Rows as lines of columns, under their names. */
export function tableText(rows: readonly Readonly<Record<string, unknown>>[], nothing: string): string {
  const [first] = rows
  if (!first) return `${nothing}\n`
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => cellText(row[name])))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** One thing, a line for each of its parts. */
export function factsText(facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${cellText(value)}\n`)
    .join('')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // User content can contain control characters that would move the cursor of a terminal.
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/\p{C}/gu, ' ')
}

export function timeText(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

export function emailFrom(text: string): string {
  return text.trim().toLowerCase()
}
