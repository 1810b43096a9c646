import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { openDatabase } from './database/open-database.ts'
import { openSite } from './features/site/open-site.ts'
import { readSettings } from './settings.ts'

const SHUTDOWN_MS = 10_000

/** Starts Sundry with the settings of the environment, and stops it gracefully when asked to. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings.dataDir)
  const site = await openSite(join(import.meta.dirname, '../dist'))
  const log = (line: string) => process.stdout.write(`${line}\n`)
  const app = createApp({ database, site, now: () => Date.now(), log })

  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
    log(`Sundry answers at http://localhost:${port}`)
  })
  server.on('error', (error) => {
    process.stderr.write(`Sundry cannot listen on port ${settings.port}: ${error.message}\n`)
    process.exit(1)
  })

  const stop = () => {
    const force = setTimeout(() => process.exit(1), SHUTDOWN_MS)
    force.unref()
    server.close(async () => {
      await database.destroy()
      process.exit(0)
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await main()
