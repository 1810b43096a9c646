import type { TestProject } from 'vitest/node'
import { startPostgres } from './temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL database that the tests may fill with schemas of their own. */
    readonly postgresUrl: string
  }
}

/** Runs once before the server's tests: a PostgreSQL of their own, unless `TEST_DATABASE_URL` names one. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgres()
  project.provide('postgresUrl', given ?? server?.url ?? '')
  return server?.stop
}
