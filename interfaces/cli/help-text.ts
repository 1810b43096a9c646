import type { Operation } from '#lib/operation/operation.ts'
import { getChoiceName, getOptions, type Option } from '#lib/operation/options.ts'
import { exampleCommand } from '../example-command.ts'
import type { Listed } from '../find-operations.ts'
import { quoteWord } from './quote-word.ts'

const INPUTS = {
  text: '[text]',
  contents: '[text] | --file <path> | < input',
  file: '<path> | < input',
  files: '<path> <path> …',
} as const

const COMMANDS = `  help <operation>        How an operation is called, with examples.
  list [--json]           All operations.
  completion <shell>      Completion for bash, zsh or fish.
  mcp                     Runs the server for the Model Context Protocol.
`

/** Lists the operations of the command, one per line. */
export function listText(operations: readonly Listed[]): string {
  const width = Math.max(...operations.map(({ name }) => name.length))
  const lines = operations.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `Usage: sundry <operation> [options] [text]\n\n${lines.join('\n')}\n\n${COMMANDS}`
}

/** How an operation is called: its options with their values, limits and defaults. */
export function helpText(operation: Operation): string {
  const { name, summary, input, timeLimitMs } = operation
  const usage = ['Usage: sundry', name, '[options]', input && INPUTS[input.accepts]].filter(Boolean).join(' ')
  const options = [
    ...getOptions(operation).map(optionLines),
    '  --params <path>\n      A file with all parameters as JSON, or - for standard input; for long values and for secrets.\n',
    `  --timeout <seconds>\n      Ends the command after this time with exit code 124.${timeLimitMs ? ` Default: ${timeLimitMs / 1000}` : ''}\n`,
    '  -o, --output <path>\n      Writes the result to a new file, or with - to standard output.\n',
    '  --force\n      Replaces a file that exists.\n',
    ...(operation.gives === 'data' ? [DATA_OPTIONS] : []),
    '  -h, --help\n      Prints this text.\n',
  ]
  return `${summary}\n\n${usage}\n\nOptions:\n${options.join('')}\nExamples:\n${exampleLines(operation).join('')}`
}

const DATA_OPTIONS =
  '  --compact\n      Writes JSON in one line.\n' +
  '  -r, --raw\n      Writes strings without quotes, and those of a list one per line.\n'

const MAX_EXAMPLES = 2
/** Of the text in an example. */
const MAX_TEXT_LENGTH = 200

/** The first examples as command lines: with text as an argument, from a pipe, or with files. */
function exampleLines(operation: Operation): string[] {
  const commands = operation.examples.map((example) => exampleCommand(operation, example).args)
  const lines = commands.flatMap((args) => {
    const at = args.indexOf('--')
    const text = args[at + 1]
    const line = args.map(quoteWord).join(' ')
    if (at === -1 || text === undefined) return [`sundry ${line}`]
    const piped = args.slice(0, at).map(quoteWord).join(' ')
    return text.length > MAX_TEXT_LENGTH
      ? [`sundry ${piped} < input.txt`]
      : [`sundry ${line}`, `printf %s ${quoteWord(text)} | sundry ${piped}`]
  })
  return lines.slice(0, MAX_EXAMPLES).map((line) => `  ${line}\n`)
}

function optionLines(option: Option): string {
  const value = {
    flag: '',
    number: ' <number>',
    decimal: ' <number>',
    text: ' <text>',
    choice: ' <choice>',
    list: ' <text> …',
    data: ' <JSON>',
  }
  const { choices, standard } = option
  const facts = factsOf({
    ...option,
    choices: choices.map(getChoiceName),
    standard: typeof standard === 'string' && choices.includes(standard) ? getChoiceName(standard) : standard,
  }).map((fact) => `      ${fact}\n`)
  return `  ${option.flag}${value[option.kind]}\n${facts.join('')}`
}

/** Returns the description of an option, as sentences. */
export function factsOf({ note, choices, limits, standard, isRequired }: Option): string[] {
  return [
    ...(note ? [note] : []),
    ...(choices.length > 0 ? [`One of: ${choices.map(shown).join(', ')}`] : []),
    ...(limits.length > 0 ? [`Limits: ${limits.join(', ')}`] : []),
    ...(isRequired ? ['Required'] : []),
    ...(standard === undefined || standard === '' ? [] : [`Default: ${shown(standard)}`]),
  ]
}

function shown(value: unknown): string {
  if (value === '\t' || value === '') return getChoiceName(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
