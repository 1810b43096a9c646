import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINES, emptyDatabase, emptyStorage } from '../testing/databases.fixture.ts'
import { openPostgres, openSqlite } from './open-database.ts'
import { serverSecret } from './server-secrets.ts'
import { saveBackup } from './sqlite-backup.ts'

test.each(ENGINES)('eight processes that open an empty %s at once agree on one schema', async (engine) => {
  const storage = await emptyStorage(engine)
  const open = () =>
    'DATA_DIR' in storage ? openSqlite(storage.DATA_DIR) : openPostgres(storage.DATABASE_URL)
  // SQLite's calls wait in place, so within one process they can only follow each other.
  const databases =
    engine === 'SQLite' ? [await open(), await open()] : await Promise.all(Array.from({ length: 8 }, open))
  for (const database of databases)
    expect(await database.selectFrom('subscriber').selectAll().execute()).toEqual([])
  await Promise.all(databases.map((database) => database.destroy()))
})

test.each(ENGINES)('times read from %s equal the stored numbers', async (engine) => {
  const database = await emptyDatabase(engine)
  await database
    .insertInto('subscriber')
    .values({ email: 'a@b.cd', subscribed_at: 2 ** 53 - 1 })
    .execute()
  expect(await database.selectFrom('subscriber').select('subscribed_at').execute()).toEqual([
    { subscribed_at: 9007199254740991 },
  ])
})

test.each(ENGINES)('all who share a database on %s share its secret', async (engine) => {
  const database = await emptyDatabase(engine)
  let made = 0
  const bytes = (count: number) => new Uint8Array(count).fill(made++)
  const secrets = await Promise.all([1, 2, 3].map(() => serverSecret(database, 'cookies', bytes)))
  expect(new Set(secrets)).toEqual(new Set(['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']))
  expect(await serverSecret(database, 'other', bytes)).not.toBe(secrets[0])
})

test('two namespaces of one PostgreSQL have separate tables', async () => {
  const [one, other] = [await emptyDatabase('PostgreSQL'), await emptyDatabase('PostgreSQL')]
  await one.insertInto('subscriber').values({ email: 'ada@example.com', subscribed_at: 1 }).execute()
  expect(await other.selectFrom('subscriber').selectAll().execute()).toEqual([])
})

test('only the owner can read the database, its log and backups, even if they were readable before', async () => {
  const storage = await emptyStorage('SQLite')
  if (!('DATA_DIR' in storage)) throw new Error('SQLite lies in a folder')
  const live = join(storage.DATA_DIR, 'sundry.sqlite')
  writeFileSync(live, '', { mode: 0o644 })
  const database = await openSqlite(storage.DATA_DIR)
  await saveBackup(live, join(storage.DATA_DIR, 'backup.sqlite'))
  const modes = ['sundry.sqlite', 'sundry.sqlite-wal', 'backup.sqlite'].map(
    (name) => statSync(join(storage.DATA_DIR, name)).mode & 0o007,
  )
  expect(modes).toEqual([0, 0, 0])
  await database.destroy()
})
