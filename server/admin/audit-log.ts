import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { tryParseJson } from '#lib/json/try-parse.ts'
import { keepPrivate } from '../database/keep-private.ts'
import type { Settings } from '../settings.ts'

/** A command that an operator has run. */
const AuditEntry = v.object({
  /** ISO 8601, UTC. */
  time: v.string(),
  /** User of the operating system. */
  operator: v.string(),
  /** Without its arguments, such as `account delete`. */
  command: v.string(),
  /** Account, poll, room, address or file; empty for none. */
  target: v.string(),
  result: v.picklist(['done', 'failed']),
})
export type AuditEntry = Readonly<v.InferOutput<typeof AuditEntry>>

const FILE = 'admin-audit.jsonl'
/** The file before the current one, which it replaces when it is full. */
const PREVIOUS = `${FILE}.1`
const MAX_BYTES = 512 * 1024
const MAX_TARGET = 320

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/**
 * Appends an entry to the log in the data folder, of at most 1 MB in two files. It is in no database, so that a restored
 * backup leaves it as it is. Without a data folder there is nothing to log: a mistyped one is not created.
 */
export function appendAuditEntry(
  { dataDir, databaseUrl }: Place,
  entry: AuditEntry,
  maxBytes = MAX_BYTES,
): void {
  if (databaseUrl !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(dataDir)) return
  const path = join(dataDir, FILE)
  const line = `${JSON.stringify(entry)}\n`
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > 0 && size + Buffer.byteLength(line) > maxBytes) renameSync(path, join(dataDir, PREVIOUS))
  keepPrivate(path)
  // The next operator can be the user of the server.
  const [file, folder] = [statSync(path), statSync(dataDir)]
  if (file.uid !== folder.uid && process.getuid?.() === 0) chownSync(path, folder.uid, folder.gid)
  appendFileSync(path, line)
}

/** Returns the logged entries, the oldest first, without lines that a full disk has cut off. */
export function readAuditEntries({ dataDir }: Place): readonly AuditEntry[] {
  return [PREVIOUS, FILE]
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .flatMap((line) => parseEntry(line) ?? [])
}

function parseEntry(line: string): AuditEntry | undefined {
  const entry = v.safeParse(AuditEntry, tryParseJson(line))
  return entry.success ? entry.output : undefined
}

/** Returns the target as logged: of a URL neither query, fragment nor password, which can be secrets. */
export function auditTargetOf(given: string): string {
  const [address = ''] = given.split(/[?#]/, 1)
  return address.replace(/\/\/[^/@]*@/, '//').slice(0, MAX_TARGET)
}

/** Returns the user of the operating system who runs the command; of `sudo` also the one who called it. */
export function currentOperator(
  { SUDO_USER: caller }: Readonly<Record<string, string | undefined>>,
  readUser: () => { readonly username: string } = userInfo,
): string {
  const name = nameOf(readUser)
  return caller && caller !== name ? `${caller} as ${name}` : name
}

/** Users of containers can lack a name. */
function nameOf(readUser: () => { readonly username: string }): string {
  try {
    return readUser().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
