import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import { sqliteForKysely } from './sqlite-for-kysely.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Opens (or makes) the embedded database in a folder, brought to the newest schema. */
export async function openDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  return ready(new DatabaseSync(join(dataDir, 'sundry.sqlite')))
}

/** A database that lives as long as the process; for tests. */
export function openMemoryDatabase(): Promise<Database> {
  return ready(new DatabaseSync(':memory:'))
}

async function ready(sqlite: DatabaseSync): Promise<Database> {
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
  )
  const database: Database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqliteForKysely(sqlite) }),
  })
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) throw error
  return database
}
