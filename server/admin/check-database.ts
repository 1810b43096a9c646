import { sql } from 'kysely'
import { isPostgres } from '../database/dialect.ts'
import { appliedMigrations, migrationNames } from '../database/migrate.ts'
import type { Database } from '../database/open-database.ts'

/** Rows that belong to another one: table, column, and the table and column that it names. */
const PARENTS = [
  ['poll_option', 'poll_id', 'poll', 'id'],
  ['poll_voter', 'poll_id', 'poll', 'id'],
  ['poll_ranking', 'poll_id', 'poll', 'id'],
  ['room_presence', 'room_id', 'room', 'id'],
  ['game_player', 'game_id', 'game', 'id'],
  ['game_answer', 'game_id', 'game', 'id'],
  ['quiz_attempt', 'quiz_id', 'quiz', 'id'],
  ['quiz_version', 'quiz_id', 'quiz', 'id'],
  ['account_login', 'account_id', 'account', 'id'],
  ['account_session', 'account_id', 'account', 'id'],
  ['account_link', 'account_id', 'account', 'id'],
  ['account_totp', 'account_id', 'account', 'id'],
  ['account_recovery_code', 'account_id', 'account', 'id'],
  ['account_passkey', 'account_id', 'account', 'id'],
  ['account_challenge', 'account_id', 'account', 'id'],
  ['sync_account', 'account_id', 'account', 'id'],
  ['sync_item', 'account_id', 'sync_account', 'account_id'],
  ['plan_trial', 'account_id', 'account', 'id'],
] as const

/** Returns the errors of a database, as sentences. Reads all of it. */
export async function errorsOfDatabase(database: Database): Promise<string[]> {
  return [
    ...(await schemaErrors(database)),
    ...(await integrityErrors(database)),
    ...(await orphanErrors(database)),
    ...(await sumErrors(database)),
  ]
}

async function schemaErrors(database: Database): Promise<string[]> {
  const [applied, known] = [new Set(await schemaOf(database)), await migrationNames()]
  const missing = known.filter((name) => !applied.has(name))
  return missing.map((name) => `The schema lacks the change ${name}.`)
}

async function schemaOf(database: Database): Promise<string[]> {
  if (!isPostgres(database)) return appliedMigrations(database)
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(database)
  return appliedMigrations(database, rows[0]?.schema)
}

/** SQLite reads every page and index; PostgreSQL looks after its own (its checksums, amcheck). */
async function integrityErrors(database: Database): Promise<string[]> {
  if (isPostgres(database)) return []
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check(10)`.execute(database)
  return rows.map((row) => row.integrity_check).flatMap((said) => (said === 'ok' ? [] : `Damaged: ${said}.`))
}

async function orphanErrors(database: Database): Promise<string[]> {
  const errors: string[] = []
  for (const [table, column, parent, key] of PARENTS) {
    const count = await countOf(
      database,
      sql`FROM ${sql.table(table)} WHERE ${sql.ref(`${table}.${column}`)} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${sql.table(parent)}
        WHERE ${sql.ref(`${parent}.${key}`)} = ${sql.ref(`${table}.${column}`)})`,
    )
    if (count > 0) errors.push(`${count} rows of ${table} belong to nothing in ${parent}.`)
  }
  return errors
}

/** Checks denormalized sums. */
async function sumErrors(database: Database): Promise<string[]> {
  const polls = await countOf(
    database,
    sql`FROM poll WHERE voters <> (SELECT count(*) FROM poll_voter WHERE poll_id = poll.id)`,
  )
  const accounts = await countOf(
    database,
    sql`FROM sync_account WHERE entries <> (SELECT count(*) FROM sync_item WHERE sync_item.account_id = sync_account.account_id)`,
  )
  return [
    ...(polls > 0 ? [`${polls} polls count other voters than they have.`] : []),
    ...(accounts > 0 ? [`${accounts} accounts count other items than they keep.`] : []),
  ]
}

async function countOf(database: Database, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count ${from}`.execute(database)
  return rows[0]?.count ?? 0
}
