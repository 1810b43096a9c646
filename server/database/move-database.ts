import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { ownData } from './data-lock.ts'
import { isPostgres } from './dialect.ts'
import {
  type Database,
  openPostgres,
  openSqliteFile,
  refuseWithoutDatabase,
  SQLITE_FILE,
} from './open-database.ts'
import { refusePostgresInUse } from './postgres-backup.ts'
import type { Tables } from './tables.ts'

type TableName = keyof Tables

/** Every table with the columns of its key, numbers marked with `#`; referenced tables first. */
export const TABLES: readonly (readonly [table: TableName, ...key: string[]])[] = [
  ['server_secret', 'name'],
  ['retired_secret', 'name', 'value'],
  ['tombstone', 'hash'],
  ['probe', '#id'],
  ['cleanup', '#id'],
  ['request_limit', 'bucket'],
  ['subscriber', 'email'],
  ['outbox', 'id'],
  ['account', 'id'],
  ['account_login', 'id'],
  ['account_session', 'id'],
  ['account_link', 'token_hash'],
  ['account_totp', 'account_id'],
  ['account_recovery_code', 'account_id', 'code_hash'],
  ['account_passkey', 'id'],
  ['account_challenge', 'token_hash'],
  ['plan_trial', 'account_id', 'plan'],
  ['sync_account', 'account_id'],
  ['sync_item', 'account_id', 'collection', 'id'],
  ['room', 'id'],
  ['room_presence', 'room_id', 'person_id'],
  ['game', 'id'],
  ['game_player', 'game_id', 'id'],
  ['game_answer', 'game_id', '#question', 'player_id'],
  ['quiz', 'id'],
  ['quiz_version', 'quiz_id', '#version'],
  ['quiz_attempt', 'quiz_id', 'taker_id', '#number'],
  ['poll', 'id'],
  ['poll_option', 'poll_id', '#id'],
  ['poll_ranking', 'poll_id', 'choices'],
  ['poll_voter', 'poll_id', 'voter_hash'],
]

/** SQLite accepts at most 32,766 values per statement, PostgreSQL 65,535. */
const MAX_VALUES = 20_000
const PAGE = 500

// biome-ignore lint/suspicious/noExplicitAny: tables are named while it runs
type AnyDatabase = Kysely<any>
type Row = Readonly<Record<string, unknown>>

/**
 * Copies everything from one database into another, empty one at the newest schema, on any engine, and then compares
 * both row by row. All or nothing; returns the number of rows per table. Throws an Error for the operator.
 */
export async function moveDatabase(from: Database, to: Database): Promise<Record<string, number>> {
  return (to as AnyDatabase).transaction().execute(async (target) => {
    await refuseFilled(target)
    const counts: Record<string, number> = {}
    for (const [table, ...key] of TABLES) {
      await target.deleteFrom(table).execute()
      await copy(from, target, table, key)
      counts[table] = await compare(from, target, table, key)
    }
    return counts
  })
}

/** Rejects a target with data of users: the secrets, the probe and the time of a cleanup are created by a start, limits by any request. */
async function refuseFilled(target: AnyDatabase): Promise<void> {
  for (const [table] of TABLES) {
    if (['server_secret', 'probe', 'cleanup', 'request_limit'].includes(table)) continue
    const row = await target.selectFrom(table).selectAll().limit(1).executeTakeFirst()
    if (row)
      throw new Error(`The database to move to is not empty: it has rows in ${table}. Nothing was changed.`)
  }
}

async function copy(
  from: AnyDatabase,
  to: AnyDatabase,
  table: string,
  key: readonly string[],
): Promise<void> {
  for await (const rows of pagesOf(from, table, key)) {
    const columns = Object.keys(rows[0] ?? {}).length
    const atOnce = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, columns)))
    for (let at = 0; at < rows.length; at += atOnce)
      await to
        .insertInto(table)
        .values(rows.slice(at, at + atOnce))
        .execute()
  }
}

/** The number of rows, which are the same on both sides. Throws where they are not. */
async function compare(
  from: AnyDatabase,
  to: AnyDatabase,
  table: string,
  key: readonly string[],
): Promise<number> {
  const unmoved = () => new Error(`${table} has rows that nobody moved. Nothing was changed.`)
  let count = 0
  const theirs = pagesOf(to, table, key)
  for await (const ours of pagesOf(from, table, key)) {
    const { value = [] } = await theirs.next()
    for (const [index, row] of ours.entries())
      if (textOf(row) !== textOf(value[index]))
        throw new Error(`A row of ${table} did not arrive as it was. Nothing was changed.`)
    if (value.length > ours.length) throw unmoved()
    count += ours.length
  }
  if (!(await theirs.next()).done) throw unmoved()
  return count
}

function textOf(row: Row | undefined): string {
  return JSON.stringify(Object.entries(row ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** All rows by their key, compared byte by byte on both engines, a page at a time. */
async function* pagesOf(
  database: AnyDatabase,
  table: string,
  key: readonly string[],
): AsyncGenerator<readonly Row[], undefined> {
  const order = key.map((column) => orderOf(column, isPostgres(database)))
  let last: Row | undefined
  for (;;) {
    let query = database.selectFrom(table).selectAll()
    if (last) query = query.where(isAfter(order, key, last))
    for (const term of order) query = query.orderBy(term)
    const rows: Row[] = await query.limit(PAGE).execute()
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return undefined
    last = rows.at(-1)
  }
}

function isAfter(order: readonly RawBuilder<unknown>[], key: readonly string[], last: Row) {
  const values = key.map((column) => sql`${last[column.replace('#', '')]}`)
  return sql<boolean>`(${sql.join(order)}) > (${sql.join(values)})`
}

/** SQLite compares text by its bytes; PostgreSQL does with the collation C. */
function orderOf(column: string, isPostgresText: boolean): RawBuilder<unknown> {
  const reference = sql.ref(column.replace('#', ''))
  return isPostgresText && !column.startsWith('#') ? sql`${reference} COLLATE "C"` : reference
}

/** Location of a database: `postgres://…`, or the folder of the embedded one. */
type DatabaseLocation = string

type OpenDatabase = { readonly database: Database; readonly close: () => Promise<void> }

/** Moves everything from one location to another, each locked exclusively. Throws an Error for the operator. */
export async function moveBetween(
  from: DatabaseLocation,
  to: DatabaseLocation,
): Promise<Record<string, number>> {
  if (!isUrl(from)) refuseWithoutDatabase(from)
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

function isUrl(location: DatabaseLocation): boolean {
  return /^postgres(ql)?:\/\//.test(location)
}

async function openExclusively(location: DatabaseLocation): Promise<OpenDatabase> {
  if (isUrl(location)) {
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
