import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../testing/databases.fixture.ts'
import { appliedMigrations, migrateToLatest, migrationNames } from './migrate.ts'
import { sqliteForKysely } from './sqlite-for-kysely.ts'
import type { Tables } from './tables.ts'

/** A database that nothing has been done to. */
function createEmptyDatabase(): Kysely<Tables> {
  const sqlite = new DatabaseSync(':memory:')
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqliteForKysely(sqlite, () => {}) }),
  })
  onTestFinished(() => database.destroy())
  return database
}

const tablesOf = async (database: Kysely<Tables>) =>
  (await database.introspection.getTables()).map(({ name }) => name).sort()

test('the changes of the schema are named in the order in which they are made', async () => {
  const names = await migrationNames()
  expect(names).toEqual(names.toSorted())
})

test('migrateToLatest(): applies all migrations to an empty database, and is idempotent', async () => {
  const database = createEmptyDatabase()
  expect(await appliedMigrations(database)).toEqual([])
  for (let times = 0; times < 2; times++) {
    await migrateToLatest(database)
    expect(await appliedMigrations(database)).toEqual(await migrationNames())
  }
})

test('migrateToLatest(): stops at the named migration, and continues to the newest later', async () => {
  const database = createEmptyDatabase()
  await migrateToLatest(database, undefined, '0002-server-secrets')
  expect(await appliedMigrations(database)).toEqual(['0001-subscribers', '0002-server-secrets'])
  expect(await tablesOf(database)).toEqual(['server_secret', 'subscriber'])
  await migrateToLatest(database)
  expect(await appliedMigrations(database)).toEqual(await migrationNames())
})

test('migrateToLatest(): reports a failing migration, and retains the preceding ones', async () => {
  const database = createEmptyDatabase()
  await sql`CREATE TABLE server_secret (name text)`.execute(database)
  await expect(migrateToLatest(database)).rejects.toThrow('table "server_secret" already exists')
  expect(await appliedMigrations(database)).toEqual(['0001-subscribers'])
})

test('migrations of another schema of the same PostgreSQL are not treated as ours', async () => {
  const database = await emptyDatabase('PostgreSQL')
  expect(await appliedMigrations(database, 'nobody_has_this')).toEqual([])
  expect(await appliedMigrations(database)).toEqual(await migrationNames())
})

test("migrateToLatest(): rejects a database of a newer version with the migration's name, unchanged", async () => {
  const database = createEmptyDatabase()
  await migrateToLatest(database, undefined, '0002-server-secrets')
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('0099-later', '2030-01-01')`.execute(
    database,
  )
  await expect(migrateToLatest(database)).rejects.toThrow(
    'This database belongs to a newer Sundry (it has 0099-later). Start that one, or restore a backup from before the upgrade.',
  )
  expect(await tablesOf(database)).toEqual(['server_secret', 'subscriber'])
})
