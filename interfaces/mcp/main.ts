import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { LISTED } from '../find-operations.ts'
import schemas from '../schemas.json' with { type: 'json' }
import { ProcessPool } from '../worker/process-pool.ts'
import { createServer } from './create-server.ts'
import { StdioTransport } from './stdio-transport.ts'

const MEMORY_MB = 2048
const TIME_MS = 60_000

const schemaOf = new Map<string, object>(Object.entries(schemas))
/** Read from the output of `npm run generate`: loading all tools would take most of a second. */
const operations = LISTED.map((listed) => ({ ...listed, schema: schemaOf.get(listed.name) ?? {} }))
/** Two, so that a slow call does not delay a quick one. */
const pool = new ProcessPool({ size: 2, hasSpare: true, timeMs: TIME_MS, memoryMb: MEMORY_MB })

// The process ends with its input: nothing else keeps it running.
const { close } = serveStdio(() => createServer(operations, (job, options) => pool.run(job, options)), {
  transport: new StdioTransport(process.stdin, process.stdout),
  onerror: (error) => process.stderr.write(`${error.message}\n`),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    pool.close()
    await close()
    process.exit(0)
  })
process.stdout.on('error', () => process.exit(0))
