import type { Operation, OperationContext, OperationResult } from '#lib/operation/operation.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { LISTED, loadOperation } from '../find-operations.ts'
import { runOperation, sentence } from '../run-operation.ts'
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
}

const EXIT = { done: 0, refused: 1, unknown: 64 } as const

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
  if (result.ok) return EXIT.done
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

async function run(operation: Operation, args: readonly string[], shell: Shell): Promise<void> {
  const { params, output, wantsHelp } = await readArguments(operation, args, shell)
  if (wantsHelp) return shell.write(helpText(operation))
  const result = await runOperation(operation, params, shell.context)
  if (!result.ok) throw new UserError(sentence(result.problem))
  const chunks = chunksOf(result.value)
  for (const note of result.value.notes) shell.complain(`${note}\n`)
  if (output !== undefined) return shell.writeFile(output, chunks)
  if (shell.isTerminal && result.value.kind === 'file')
    throw new UserError('The answer is a file, which a terminal cannot show.', 'Name it: --output <path>')
  for (const chunk of chunks) shell.write(chunk)
  if (shell.isTerminal && result.value.kind === 'text') shell.write('\n')
}

function chunksOf(result: OperationResult): readonly (string | Uint8Array)[] {
  if (result.kind === 'text') return result.chunks
  return result.kind === 'file' ? [result.file.bytes] : [`${JSON.stringify(result.data, null, 2)}\n`]
}

function refuse(problem: Problem, { complain }: Shell): number {
  complain(`${sentence(problem)}\n`)
  return EXIT.refused
}
