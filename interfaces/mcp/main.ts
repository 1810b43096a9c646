import { readFile } from 'node:fs/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { LISTED } from '../find-operations.ts'
import { ProcessPool } from '../worker/process-pool.ts'
import { createServer, type ListedTool } from './create-server.ts'
import { createLocalFiles } from './local-files.ts'
import { chooseOperations, readMcpOptions } from './read-options.ts'
import { StdioTransport } from './stdio-transport.ts'
import listedTools from './tools.json' with { type: 'json' }

const MEMORY_MB = 2048
const TIME_MS = 60_000

try {
  const [first, ...rest] = process.argv.slice(2)
  start(first === 'mcp' ? rest : process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

/** Serves the operations over standard input and output. Throws an Error for options that cannot be used. */
function start(args: readonly string[]): void {
  const { folders, tools: words } = readMcpOptions(args)
  const names = new Set(chooseOperations(LISTED, words).map(({ name }) => name))
  // Written by `npm run generate`: loading all operations would take most of a second.
  const tools = (listedTools as readonly ListedTool[]).filter(({ name }) => names.has(name))
  const files = createLocalFiles(folders)
  // Two processes, so that a slow call does not delay a quick one.
  const pool = new ProcessPool({ size: 2, hasSpare: true, timeMs: TIME_MS, memoryMb: MEMORY_MB })
  const work = pool.run.bind(pool)
  // The process ends with its input: nothing else keeps it running.
  const { close } = serveStdio(() => createServer({ tools, work, files, documentationOf }), {
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
}

/** The section of an operation in `docs/operations.md`. */
async function documentationOf(operation: string): Promise<string> {
  const document = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const sections = document.split('\n## ')
  const section = sections.find((one) => one.startsWith(`${operation}\n`))
  return section ? `# ${section.trimEnd()}\n` : `There is no operation “${operation}”.\n`
}
