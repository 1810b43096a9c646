import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const FOLDER = join(import.meta.dirname, 'migrations')
/** They are TypeScript, or JavaScript in the package of a release, like this file. */
const EXTENSION = extname(import.meta.filename)

/**
 * Migrates a database to the newest schema. Any number of processes can call it at once: the first migrates, the others
 * wait.
 */
export async function migrateToLatest(
  // biome-ignore lint/suspicious/noExplicitAny: a migration works on the schema of its own day, not on today's types
  database: Kysely<any>,
  /** PostgreSQL schema of the tables; without it those of another one would be treated as ours. */
  schema?: string,
  /** The last change to be made, instead of the newest. */
  last?: string,
): Promise<void> {
  await refuseNewer(database, schema)
  const migrator = new Migrator({
    db: database,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: { getMigrations: readMigrations },
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}

/** Throws an Error where a newer Sundry has changed the schema: this one would misread what it finds. */
// biome-ignore lint/suspicious/noExplicitAny: as above
async function refuseNewer(database: Kysely<any>, schema?: string): Promise<void> {
  const known = await migrationNames()
  const applied = await appliedMigrations(database, schema)
  const newer = applied.find((name) => !known.includes(name))
  if (newer)
    throw new Error(
      `This database belongs to a newer Sundry (it has ${newer}). Start that one, or restore a backup from before the upgrade.`,
    )
}

/** Returns the names of the applied migrations; none if the database is empty. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export async function appliedMigrations(database: Kysely<any>, schema?: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  const isHere = tables.some(
    (table) => table.name === 'kysely_migration' && (schema === undefined || table.schema === schema),
  )
  if (!isHere) return []
  const rows: { name: string }[] = await database.selectFrom('kysely_migration').select('name').execute()
  return rows.map(({ name }) => name).sort()
}

/** The names of all changes of the schema, the oldest first. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(EXTENSION)).sort()
  return files.map((file) => basename(file, EXTENSION))
}

/** Every change of the schema, in the order of its file's name; a migration that has landed is never edited. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(
    async (name): Promise<[string, Migration]> => [
      name,
      await import(pathToFileURL(join(FOLDER, `${name}${EXTENSION}`)).href),
    ],
  )
  return Object.fromEntries(await Promise.all(entries))
}
