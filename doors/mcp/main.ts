import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { findOperations } from '../find-operations.ts'
import { realOutside } from '../outside.ts'
import { createServer } from './create-server.ts'

const operations = (await findOperations()).map(({ operation }) => operation)
const outside = realOutside()

// It ends with its input: nothing else keeps the process.
const { close } = serveStdio(() => createServer(operations, outside), {
  onerror: (error) => process.stderr.write(`${error.message}\n`),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
process.stdout.on('error', () => process.exit(0))
