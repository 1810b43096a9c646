import type { Json, Operation, OperationContext, OperationResult } from '#lib/operation/operation.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { findOperations, LISTED, loadOperation } from '../find-operations.ts'
import { suggestWord } from '../find-option.ts'
import { runOperation, sentence } from '../run-operation.ts'
import type { Reply } from '../worker/run-job.ts'
import { completionScript, SHELLS } from './completion.ts'
import { helpText, listText } from './help-text.ts'
import { type Arguments, type Reading, readArguments } from './read-arguments.ts'

/** Environment of the command. */
export type Shell = Reading & {
  readonly write: (chunk: string | Uint8Array) => void
  readonly complain: (text: string) => void
  readonly writeFile: (
    path: string,
    chunks: readonly (string | Uint8Array)[],
    options: { readonly canReplace: boolean },
  ) => Promise<void>
  /** Whether a person reads what is written. */
  readonly isTerminal: boolean
  readonly context: OperationContext
  /** Runs an operation in another process, which is ended after the time limit. */
  readonly runLimited: (operation: string, params: unknown, timeMs: number) => Promise<Reply>
}

/** `failed` is a refusal, or a check that does not pass. */
const EXIT = { done: 0, failed: 1, unknown: 64, timeout: 124 } as const

/** Commands other than operations. Each returns the exit code, and throws UserError. */
const COMMANDS: Readonly<
  Record<string, (args: readonly string[], shell: Shell) => Promise<number> | number>
> = {
  list,
  help,
  completion,
  '--help': help,
  '-h': help,
  '--version': version,
}

/** Runs one call of the command: `<operation> [options] [text]`, or a command of `COMMANDS`. Returns the exit code. */
export async function runCommand(args: readonly string[], shell: Shell): Promise<number> {
  const [name = '', ...rest] = args
  const result = await toResultAsync(async () => {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command) return command(rest, shell)
    const operation = await loadOperation(name)
    return operation ? run(operation, rest, shell) : unknownOperation(name, shell)
  })
  if (result.ok) return result.value
  shell.complain(`${sentence(result.problem)}\n`)
  return EXIT.failed
}

function version(_: readonly string[], { write }: Shell): number {
  write(`${packageFile.version}\n`)
  return EXIT.done
}

function list(args: readonly string[], { write }: Shell): number {
  if (args.length === 0) write(listText(LISTED))
  else if (args.length === 1 && args[0] === '--json') write(`${JSON.stringify(LISTED, null, 2)}\n`)
  else throw new UserError('list takes no option but --json.')
  return EXIT.done
}

async function help([name]: readonly string[], shell: Shell): Promise<number> {
  if (name === undefined) return list([], shell)
  const operation = await loadOperation(name)
  if (!operation) return unknownOperation(name, shell)
  shell.write(helpText(operation))
  return EXIT.done
}

async function completion([name = '']: readonly string[], { write }: Shell): Promise<number> {
  const shellName = SHELLS.find((known) => known === name)
  if (!shellName) throw new UserError(`Name a shell: sundry completion ${SHELLS.join('|')}.`)
  const operations = (await findOperations()).map(({ operation }) => operation)
  write(completionScript(shellName, operations))
  return EXIT.done
}

function unknownOperation(name: string, { complain }: Shell): number {
  if (name === '') complain(listText(LISTED))
  else {
    const names = [...LISTED.map((listed) => listed.name), 'list', 'help', 'completion']
    complain(`There is no operation “${name}”. ${suggestWord(name, names)}\nAll operations: sundry list\n`)
  }
  return EXIT.unknown
}

/** Runs an operation and returns the exit code. Throws UserError for what the user can repair. */
async function run(operation: Operation, args: readonly string[], shell: Shell): Promise<number> {
  const given = await readArguments(operation, args, shell)
  if (given.flags.has('help')) return help([operation.name], shell)
  for (const note of given.notes) shell.complain(`${note}\n`)
  const timeoutMs = given.timeoutMs ?? operation.timeLimitMs
  const answer =
    timeoutMs === undefined
      ? await runHere(operation, given.params, shell)
      : await runWithin(timeoutMs, operation, given.params, shell)
  if (!answer) return EXIT.timeout
  for (const note of answer.notes) shell.complain(`${note}\n`)
  await write(answer, given, shell)
  return answer.hasFailed ? EXIT.failed : EXIT.done
}

type Answer = Pick<OperationResult, 'notes' | 'hasFailed'> &
  (
    | { readonly kind: 'data'; readonly data: Json }
    | { readonly kind: 'text' | 'file'; readonly chunks: readonly (string | Uint8Array)[] }
  )

async function runHere(operation: Operation, params: unknown, shell: Shell): Promise<Answer> {
  const result = await runOperation(operation, params, shell.context)
  if (!result.ok) throw new UserError(sentence(result.problem))
  const answer = result.value
  return answer.kind === 'file' ? { ...answer, chunks: [answer.file.bytes] } : answer
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
  switch (reply.kind) {
    case 'succeeded': {
      const { kind, bytes, notes, hasFailed } = reply.result
      return kind === 'data'
        ? { kind, notes, hasFailed, data: JSON.parse(new TextDecoder().decode(bytes)) }
        : { kind, notes, hasFailed, chunks: [bytes] }
    }
    case 'refused':
      throw new UserError(sentence(reply.problem))
    case 'unavailable':
      throw new UserError('No process could be started.', reply.reason)
    case 'overrun':
      if (reply.limit !== 'time') throw new UserError(OVERRUNS[reply.limit])
      shell.complain(
        `This takes longer than ${timeMs / 1000} seconds. Allow more with --timeout <seconds>.\n`,
      )
      return undefined
    case 'bug':
      throw new Error(reply.trace)
    default:
      throw new Error(`A job of the command was ${reply.kind}`)
  }
}

async function write(answer: Answer, { output, flags }: Arguments, shell: Shell): Promise<void> {
  const chunks =
    answer.kind === 'data'
      ? [dataText(answer.data, { isCompact: flags.has('compact'), isRaw: flags.has('raw') })]
      : answer.chunks
  if (output !== undefined && output !== '-')
    return shell.writeFile(output, chunks, { canReplace: flags.has('force') })
  if (shell.isTerminal && answer.kind === 'file' && output !== '-')
    throw new UserError('The answer is a file, which a terminal cannot show.', 'Name it: --output <path>')
  for (const chunk of chunks) shell.write(chunk)
  if (shell.isTerminal && answer.kind === 'text') shell.write('\n')
}

/** Data as JSON; `raw` writes strings without quotes, and those of a list one per line, as jq does. */
function dataText(data: Json, { isCompact, isRaw }: { isCompact: boolean; isRaw: boolean }): string {
  const json = (value: Json) => JSON.stringify(value, null, isCompact ? 0 : 2)
  const raw = (value: Json) => (typeof value === 'string' ? value : json(value))
  if (!isRaw) return `${json(data)}\n`
  return (Array.isArray(data) ? data : [data]).map((value) => `${raw(value)}\n`).join('')
}
