import type { Operation, OperationContext, OperationResult } from '#lib/operation/operation.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { LISTED, loadOperation } from '../find-operations.ts'
import { runOperation, sentence } from '../run-operation.ts'
import type { Reply } from '../worker/run-job.ts'
import { helpText, listText } from './help-text.ts'
import { type Reading, readArguments } from './read-arguments.ts'

/** Environment of the command. */
export type Shell = Reading & {
  readonly write: (chunk: string | Uint8Array) => void
  readonly complain: (text: string) => void
  readonly writeFile: (path: string, chunks: readonly (string | Uint8Array)[]) => Promise<void>
  /** Whether a person reads what is written. */
  readonly isTerminal: boolean
  readonly context: OperationContext
  /** Runs an operation in another process, which is ended after the time limit. */
  readonly runLimited: (operation: string, params: unknown, timeMs: number) => Promise<Reply>
}

const EXIT = { done: 0, refused: 1, unknown: 64, timeout: 124 } as const

/** Runs one call of the command: `<operation> [options] [text]`, or `list`. Returns the exit code. */
export async function runCommand(args: readonly string[], shell: Shell): Promise<number> {
  const [name = '', ...rest] = args
  if (name === 'list') return list(rest, shell)
  if (name === '--version') {
    shell.write(`${packageFile.version}\n`)
    return EXIT.done
  }
  const operation = await loadOperation(name)
  if (!operation) return unknownOperation(name, shell)
  const result = await toResultAsync(() => run(operation, rest, shell))
  if (result.ok) return result.value
  return refuse(result.problem, shell)
}

function list(args: readonly string[], { write, complain }: Shell): number {
  if (args.length === 0) write(listText(LISTED))
  else if (args.length === 1 && args[0] === '--json') write(`${JSON.stringify(LISTED, null, 2)}\n`)
  else {
    complain('list takes no option but --json.\n')
    return EXIT.refused
  }
  return EXIT.done
}

function unknownOperation(name: string, { write, complain }: Shell): number {
  if (name === '--help' || name === '-h') {
    write(listText(LISTED))
    return EXIT.done
  }
  const reason = name === '' ? '' : `There is no operation “${name}”.\n\n`
  complain(`${reason}${listText(LISTED)}`)
  return EXIT.unknown
}

/** Runs an operation and returns the exit code. Throws UserError for what the user can repair. */
async function run(operation: Operation, args: readonly string[], shell: Shell): Promise<number> {
  const {
    params,
    output,
    timeoutMs = operation.timeLimitMs,
    wantsHelp,
  } = await readArguments(operation, args, shell)
  if (wantsHelp) {
    shell.write(helpText(operation))
    return EXIT.done
  }
  const answer =
    timeoutMs === undefined
      ? await runHere(operation, params, shell)
      : await runWithin(timeoutMs, operation, params, shell)
  if (!answer) return EXIT.timeout
  for (const note of answer.notes) shell.complain(`${note}\n`)
  if (output !== undefined) await shell.writeFile(output, answer.chunks)
  else write(answer, shell)
  return EXIT.done
}

type Answer = Pick<OperationResult, 'kind' | 'notes'> & {
  readonly chunks: readonly (string | Uint8Array)[]
}

async function runHere(operation: Operation, params: unknown, shell: Shell): Promise<Answer> {
  const result = await runOperation(operation, params, shell.context)
  if (!result.ok) throw new UserError(sentence(result.problem))
  const { kind, notes } = result.value
  return { kind, notes, chunks: chunksOf(result.value) }
}

const OVERRUNS = {
  memory: 'This takes too much memory.',
  size: 'The result is larger than 64 MB.',
} as const

/** Returns undefined if the time was over. */
async function runWithin(
  timeMs: number,
  { name }: Operation,
  params: unknown,
  shell: Shell,
): Promise<Answer | undefined> {
  const reply = await shell.runLimited(name, params, timeMs)
  if (reply.kind === 'refused') throw new UserError(sentence(reply.problem))
  if (reply.kind === 'bug') throw new Error(reply.trace)
  if (reply.kind === 'unavailable') throw new UserError('No process could be started.', reply.reason)
  if (reply.kind === 'overrun') {
    if (reply.limit !== 'time') throw new UserError(OVERRUNS[reply.limit])
    shell.complain(`This takes longer than ${timeMs / 1000} seconds. Allow more with --timeout <seconds>.\n`)
    return undefined
  }
  const { kind, bytes, notes } = reply.result
  const text = kind === 'data' ? indented(bytes) : bytes
  return { kind, notes, chunks: [text] }
}

function indented(json: Uint8Array): string {
  return `${JSON.stringify(JSON.parse(new TextDecoder().decode(json)), null, 2)}\n`
}

function write({ kind, chunks }: Answer, shell: Shell): void {
  if (shell.isTerminal && kind === 'file')
    throw new UserError('The answer is a file, which a terminal cannot show.', 'Name it: --output <path>')
  for (const chunk of chunks) shell.write(chunk)
  if (shell.isTerminal && kind === 'text') shell.write('\n')
}

function chunksOf(result: OperationResult): readonly (string | Uint8Array)[] {
  if (result.kind === 'text') return result.chunks
  return result.kind === 'file' ? [result.file.bytes] : [`${JSON.stringify(result.data, null, 2)}\n`]
}

function refuse(problem: Problem, { complain }: Shell): number {
  complain(`${sentence(problem)}\n`)
  return EXIT.refused
}
