import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import { keepPrivate } from './keep-private.ts'
import { migrationNames } from './migrate.ts'
import { APPLICATION_NAME } from './postgres-pool.ts'

const run = promisify(execFile)

/** Saves Sundry's tables with pg_dump, while the server is running, for this user alone. Throws an Error for the operator. */
export async function savePostgresBackup(url: string, file: string): Promise<void> {
  if (existsSync(file))
    throw new Error(`${file} exists already: name a new file, so that no older backup is lost`)
  const { schema } = await lookAt(url)
  keepPrivate(file)
  try {
    await program('pg_dump', ['--format=custom', '--no-owner', `--schema=${schema}`, `--file=${file}`], url)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

/** Puts a backup in the place of Sundry's tables, all or nothing. Throws an Error for the operator, and has changed nothing then. */
export async function restorePostgresBackup(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file at ${file}. Nothing was changed.`)
  const contents = await program('pg_restore', ['--list', file], url)
  if (!contents.includes(' TABLE DATA ') || !contents.includes('kysely_migration'))
    throw new Error(`${file} is no backup of Sundry's tables. Nothing was changed.`)
  const { schema, others } = await lookAt(url)
  if (others > 0) throw new Error('The database is in use. Nothing was changed: stop Sundry, then restore.')
  await refuseNewerDump(file, url)
  await program(
    'pg_restore',
    [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--single-transaction',
      `--schema=${schema}`,
      `--dbname=${placeOf(url).PGDATABASE}`,
      file,
    ],
    url,
  )
}

async function refuseNewerDump(file: string, url: string): Promise<void> {
  const rows = await program('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file], url)
  const names = [...rows.matchAll(/^(\d{4}-[\w-]+)\t/gm)].map(([, name = '']) => name)
  const known = await migrationNames()
  const newer = names.find((name) => !known.includes(name))
  if (newer)
    throw new Error(`${file} is of a newer Sundry (${newer}). Nothing was changed: update this one first.`)
}

/** Throws an Error for the operator while one of our servers is connected. */
export async function refusePostgresInUse(url: string): Promise<void> {
  const { others } = await lookAt(url)
  if (others > 0) throw new Error('The database is in use. Nothing was changed: stop Sundry first.')
}

/** The namespace of our tables, and how many of our servers are connected. */
async function lookAt(url: string): Promise<{ schema: string; others: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT current_schema() AS schema, (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1) AS others`,
      [APPLICATION_NAME],
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Returns the libpq environment variables for PostgreSQL's programs: location of the database and credentials. */
export function placeOf(url: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const sslMode = searchParams.get('sslmode')
  return {
    PGHOST: hostname,
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  }
}

/** Runs one of PostgreSQL's programs; the password is passed in the environment, which other users cannot see. */
async function program(name: string, words: readonly string[], url: string): Promise<string> {
  const env = { ...process.env, ...placeOf(url) }
  try {
    return (await run(name, [...words], { env, maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        `The program ${name} is not installed: it comes with PostgreSQL's client. Nothing was changed.`,
      )
    throw new Error(`${name} failed, and nothing was changed: ${said(error)}`)
  }
}

function said(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
  return text.split('\n').slice(0, 3).join(' ')
}
