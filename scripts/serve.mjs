import { join } from 'node:path'
import { root, start } from './processes.mjs'

/** Runs the server with the project's own Node.js, and ends with it. */
export async function serve() {
  const { status } = await start('node', [
    '--disable-warning=ExperimentalWarning',
    join(root, 'server/main.ts'),
  ])
  process.exit(status)
}
