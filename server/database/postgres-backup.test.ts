import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyStorage } from '../testing/databases.fixture.ts'
import { openPostgres } from './open-database.ts'
import { placeOf, refusePostgresInUse, restorePostgresBackup, savePostgresBackup } from './postgres-backup.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The address of a schema with nothing in it, and a folder for backups. */
async function places() {
  const storage = await emptyStorage('PostgreSQL')
  if (!('DATABASE_URL' in storage)) throw new Error('PostgreSQL has an address')
  const folder = mkdtempSync(join(tmpdir(), 'sundry-dumps-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { url: storage.DATABASE_URL, file: join(folder, 'sundry.backup') }
}

async function subscribe(url: string, email: string): Promise<void> {
  const database = await openPostgres(url)
  await database.insertInto('subscriber').values({ email, subscribed_at: 1 }).execute()
  await database.destroy()
}

async function emailsIn(url: string): Promise<string[]> {
  const database = await openPostgres(url)
  const rows = await database.selectFrom('subscriber').select('email').orderBy('email').execute()
  await database.destroy()
  return rows.map(({ email }) => email)
}

test.each([
  ['postgres://db.example.org/sundry', { PGHOST: 'db.example.org', PGDATABASE: 'sundry' }],
  [
    'postgres://ada%40work:p%40ss%2Fw%25rd@127.0.0.1:5433/my%20tools?sslmode=require',
    {
      PGHOST: '127.0.0.1',
      PGPORT: '5433',
      PGUSER: 'ada@work',
      PGPASSWORD: 'p@ss/w%rd',
      PGDATABASE: 'my tools',
      PGSSLMODE: 'require',
    },
  ],
])('the programs of PostgreSQL reach %s', (url, place) => {
  expect(placeOf(url)).toEqual(place)
})

test('a restore returns the saved state, without later changes', async () => {
  const { url, file } = await places()
  await subscribe(url, 'ada@example.com')
  await savePostgresBackup(url, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await subscribe(url, 'later@example.com')
  await restorePostgresBackup(url, file)
  expect(await emailsIn(url)).toEqual(['ada@example.com'])
})

test('never overwrites an existing file, and reports a missing one', async () => {
  const { url, file } = await places()
  await expect(restorePostgresBackup(url, file)).rejects.toThrow(
    `There is no file at ${file}. Nothing was changed.`,
  )
  writeFileSync(file, 'Dear diary')
  await expect(savePostgresBackup(url, file)).rejects.toThrow(
    `${file} exists already: name a new file, so that no older backup is lost`,
  )
})

test('the dump of another program is not put in the place of anything', async () => {
  const { url, file } = await places()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("CREATE TABLE bookmark (url text); INSERT INTO bookmark VALUES ('a')")
  await client.end()
  await savePostgresBackup(url, file)
  await expect(restorePostgresBackup(url, file)).rejects.toThrow(
    `${file} is no backup of Sundry's tables. Nothing was changed.`,
  )
})

test('with a connected server restore and move are refused, but a backup is saved', async () => {
  const { url, file } = await places()
  const server = await openPostgres(url)
  await server.insertInto('subscriber').values({ email: 'ada@example.com', subscribed_at: 1 }).execute()
  await savePostgresBackup(url, file)
  await expect(restorePostgresBackup(url, file)).rejects.toThrow(
    'The database is in use. Nothing was changed: stop Sundry, then restore.',
  )
  await expect(refusePostgresInUse(url)).rejects.toThrow(
    'The database is in use. Nothing was changed: stop Sundry first.',
  )
  await server.destroy()
  await refusePostgresInUse(url)
})

test('names the missing PostgreSQL programs', async () => {
  const { url, file } = await places()
  vi.stubEnv('PATH', '/there/is/nothing/here')
  await expect(savePostgresBackup(url, file)).rejects.toThrow(
    "The program pg_dump is not installed: it comes with PostgreSQL's client. Nothing was changed.",
  )
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, 'Dear diary')
  await expect(restorePostgresBackup(url, file)).rejects.toThrow('The program pg_restore is not installed')
})
