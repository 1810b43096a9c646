import { access, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { joinBytes } from '#lib/bytes/bytes.ts'
import { reportFileErrors } from '../report-file-errors.ts'
import { createOperationContext } from '../run-operation.ts'
import { ProcessPool } from '../worker/process-pool.ts'
import type { Reply } from '../worker/run-job.ts'
import { runCommand } from './run-command.ts'

/** Of JavaScript's heap, for an operation with a time limit. */
const MEMORY_MB = 4096
/** 128 + SIGINT, as shells report it. */
const INTERRUPTED = 130

const { stdin, stdout, stderr, env } = process

/** `npm --prefix` changes the folder; paths are meant from the one of the call. */
const folder = env.npm_lifecycle_event ? (env.INIT_CWD ?? '.') : '.'

// The reader can close the pipe early, like `head`.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runCommand(process.argv.slice(2), {
  isTerminal: stdout.isTTY,
  context: createOperationContext(),
  write: (chunk) => stdout.write(chunk),
  complain: (text) => stderr.write(text),
  runLimited,
  readInput: async () => (stdin.isTTY ? undefined : allOf(stdin)),
  readFile: (path) =>
    reportFileErrors(
      { path, verb: 'read' },
      async () => new Uint8Array(await readFile(resolve(folder, path))),
    ),
  hasFile: (path) =>
    access(resolve(folder, path)).then(
      () => true,
      () => false,
    ),
  writeFile: (path, chunks, { canReplace }) =>
    reportFileErrors({ path, verb: 'written', ifExists: 'Overwrite it with --force.' }, () =>
      writeFile(resolve(folder, path), chunks, { flag: canReplace ? 'w' : 'wx' }),
    ),
})

async function runLimited(operation: string, params: unknown, timeMs: number): Promise<Reply> {
  const pool = new ProcessPool({ size: 1, timeMs, memoryMb: MEMORY_MB })
  // The worker ends with this process.
  process.once('SIGINT', () => process.exit(INTERRUPTED))
  const reply = await pool.run({ kind: 'run', operation, params })
  pool.close()
  return reply
}

async function allOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return joinBytes(chunks)
}
