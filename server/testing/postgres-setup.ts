import { availableParallelism } from 'node:os'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL databases in which tests can create schemas, one per worker. */
    readonly postgresUrls: readonly string[]
  }
}

/** Runs once before the server's tests: starts a PostgreSQL for them, unless `TEST_DATABASE_URL` names a database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASES === 'SQLite') return undefined
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrls', [given])
    return undefined
  }
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const urls: string[] = []
  for (let worker = 1; worker <= availableParallelism(); worker++) {
    await client.query(`CREATE DATABASE worker_${worker}`)
    const url = new URL(server.url)
    url.pathname = `/worker_${worker}`
    urls.push(url.href)
  }
  await client.end()
  project.provide('postgresUrls', urls)
  return server.stop
}
