import { UserError } from '#lib/result/user-error.ts'
import type { Shell } from '../cli/run-command.ts'
import { runCommand } from '../cli/run-command.ts'
import { runJob } from '../worker/run-job.ts'
import { exampleContext } from './example-context.ts'

type Given = {
  readonly input?: string | Uint8Array<ArrayBuffer>
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
  readonly isTerminal?: boolean
}

/** Runs the command in this process, with files that only it sees. */
export async function callCommand(
  args: readonly string[],
  { input, files = [], isTerminal = false }: Given = {},
) {
  const written = new Map(files.map(({ name, bytes }) => [name, bytes]))
  const out: Uint8Array[] = []
  let complaint = ''
  const bytesOf = (chunk: string | Uint8Array) => new Uint8Array(Buffer.from(chunk as string))
  const shell: Shell = {
    isTerminal,
    context: exampleContext(),
    write: (chunk) => void out.push(bytesOf(chunk)),
    complain: (text) => {
      complaint += text
    },
    runLimited: (operation, params) => runJob({ kind: 'run', operation, params }, exampleContext()),
    readInput: async () => (input === undefined ? undefined : bytesOf(input)),
    hasFile: async (path) => written.has(path),
    readFile: async (path) => written.get(path) ?? Promise.reject(new Error(`There is no ${path}`)),
    writeFile: async (path, chunks, { canReplace }) => {
      if (written.has(path) && !canReplace) throw new UserError(`"${path}" exists already.`)
      written.set(path, new Uint8Array(Buffer.concat(chunks.map(bytesOf))))
    },
  }
  const code = await runCommand(args, shell)
  const output = new Uint8Array(Buffer.concat(out))
  return {
    code,
    output,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(output),
    complaint,
    written,
  }
}
