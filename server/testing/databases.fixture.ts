import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished, TestRunner } from 'vitest'
import { type Database, openMemoryDatabase, openPostgres } from '../database/open-database.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** Databases of the tests of storage: `test.each(ENGINES)` or `describe.each(ENGINES)`. The quick tests use SQLite alone. */
export const ENGINES: readonly Engine[] =
  process.env.TEST_DATABASES === 'SQLite' ? ['SQLite'] : ['SQLite', 'PostgreSQL']

/** Creates an empty database at the newest schema, deleted after the test. */
export async function emptyDatabase(engine: Engine): Promise<Database> {
  const database = engine === 'SQLite' ? await openMemoryDatabase() : await openPostgres(await emptySchema())
  onTestFinished(() => database.destroy())
  return database
}

/** Returns the environment of a server process with an empty database, removed after the test. */
export async function emptyStorage(engine: Engine): Promise<{ DATA_DIR: string } | { DATABASE_URL: string }> {
  if (engine === 'PostgreSQL') return { DATABASE_URL: await emptySchema() }
  const folder = mkdtempSync(join(tmpdir(), 'sundry-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { DATA_DIR: folder }
}

/** Skips the running test in the quick tests, which leave PostgreSQL out and say so at their end. */
export function needPostgres(): void {
  if (!ENGINES.includes('PostgreSQL'))
    TestRunner.getCurrentTest()?.context.skip('npm test -- --all runs it on PostgreSQL')
}

/** This worker's own PostgreSQL database: what one file of tests drops, another must not be looking at. */
export function postgresUrl(): string {
  needPostgres()
  const urls = inject('postgresUrls')
  return urls[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % urls.length] ?? ''
}

/** Returns the URL of a new schema in the tests' PostgreSQL. */
async function emptySchema(): Promise<string> {
  const url = postgresUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(url, `CREATE SCHEMA ${name}`)
  onTestFinished(() => run(url, `DROP SCHEMA ${name} CASCADE`))
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${name}`)
  return own.href
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
