import { sql } from 'kysely'
import { migrateToLatest } from '../database/migrate.ts'
import type { Database } from '../database/open-database.ts'
import type { Engine } from './databases.fixture.ts'

/** Migrates an empty database down to the schema after the given migration, such as `0007-plans`. */
export async function migrateDownTo(database: Database, engine: Engine, last: string): Promise<void> {
  const schema = await schemaOf(database, engine)
  const tables = (await database.introspection.getTables({ withInternalKyselyTables: true })).filter(
    (table) => schema === undefined || table.schema === schema,
  )
  await sql`PRAGMA foreign_keys = OFF`.execute(database).catch(() => {})
  for (const { name } of tables)
    await sql`DROP TABLE ${sql.table(name)} ${sql.raw(engine === 'PostgreSQL' ? 'CASCADE' : '')}`.execute(
      database,
    )
  await migrateToLatest(database, schema, last)
}

/** Brings it to today's schema again, with what was put in by then. */
export async function migrateUp(database: Database, engine: Engine): Promise<void> {
  await migrateToLatest(database, await schemaOf(database, engine))
}

async function schemaOf(database: Database, engine: Engine): Promise<string | undefined> {
  if (engine === 'SQLite') return undefined
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(database)
  return rows[0]?.schema
}
