import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const FOLDER = join(import.meta.dirname, 'migrations')

/** Brings a database to the newest schema. Any number of processes may do so at once: the first does it, the others wait. */
export async function migrateToLatest(
  // biome-ignore lint/suspicious/noExplicitAny: a migration works on the schema of its own day, not on today's types
  database: Kysely<any>,
  /** PostgreSQL's namespace for the tables; without it those of another one would be taken for ours. */
  schema?: string,
): Promise<void> {
  const { error } = await new Migrator({
    db: database,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: { getMigrations: readMigrations },
  }).migrateToLatest()
  if (error) throw error
}

/** The names of all changes of the schema, the oldest first. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort()
  return files.map((file) => basename(file, '.ts'))
}

/** Every change of the schema, in the order of its file's name; a migration that has landed is never edited. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(
    async (name): Promise<[string, Migration]> => [
      name,
      await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href),
    ],
  )
  return Object.fromEntries(await Promise.all(entries))
}
