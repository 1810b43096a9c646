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

/** Commands other than operations, with what they print or do. */
export const COMMANDS = [
  ['help <operation>', 'How an operation is called, with examples.'],
  ['list [--json]', 'All operations.'],
  ['completion <shell>', 'Completion for bash, zsh or fish.'],
  ['mcp', 'Runs the server for the Model Context Protocol.'],
  ['serve', 'Starts the website on this computer, if Sundry is installed.'],
] as const

const TIMEOUT = '--timeout <seconds>'

/** Options of all operations, or of those that return data. */
export const SHARED_OPTIONS = [
  {
    form: '--params <path>',
    effect: 'A file with all parameters as JSON, or - for standard input; for long values and for secrets.',
  },
  { form: TIMEOUT, effect: 'Ends the command after this time with exit code 124.' },
  {
    form: '-o, --output <path>',
    effect: 'Writes the result to a new file, or with - to standard output.',
  },
  { form: '--force', effect: 'Replaces a file that exists.' },
  { form: '--compact', effect: 'Writes JSON in one line.', isForData: true },
  {
    form: '-r, --raw',
    effect: 'Writes strings without quotes, and those of a list one per line.',
    isForData: true,
  },
  { form: '-h, --help', effect: 'Prints this text.' },
] as const

/** Lists the operations of the command, one per line. */
export function listText(operations: readonly Listed[]): string {
  const width = Math.max(...operations.map(({ name }) => name.length))
  const lines = operations.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  const commands = COMMANDS.map(([call, effect]) => `  ${call.padEnd(22)}  ${effect}\n`)
  return `Usage: sundry <operation> [options] [text]\n\n${lines.join('\n')}\n\n${commands.join('')}`
}

/** How an operation is called: its options with their values, limits and defaults. */
export function helpText(operation: Operation): string {
  const { summary, gives, timeLimitMs } = operation
  const options = [
    ...getOptions(operation).map(optionLines),
    ...SHARED_OPTIONS.filter((option) => !('isForData' in option) || gives === 'data').map(
      ({ form, effect }) =>
        `  ${form}\n      ${effect}${form === TIMEOUT && timeLimitMs ? ` Default: ${timeLimitMs / 1000}` : ''}\n`,
    ),
  ]
  return `${summary}\n\nUsage: ${usage(operation)}\n\nOptions:\n${options.join('')}\nExamples:\n${exampleLines(operation).join('')}`
}

/** The form of a call, such as `sundry json-format [options] [text]`. */
export function usage({ name, input }: Operation): string {
  return ['sundry', name, '[options]', input && INPUTS[input.accepts]].filter(Boolean).join(' ')
}

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
  const facts = commandFacts(option).map((fact) => `      ${fact}\n`)
  return `  ${optionForm(option)}\n${facts.join('')}`
}

/** An option as it is typed, such as `--indent <choice>`. */
export function optionForm({ flag, kind }: Option): string {
  const value = {
    flag: '',
    number: ' <number>',
    decimal: ' <number>',
    text: ' <text>',
    choice: ' <choice>',
    list: ' <text> …',
    data: ' <JSON>',
  }
  return `${flag}${value[kind]}`
}

/** Returns the description of an option, as sentences, with choices as they are typed. */
export function commandFacts(option: Option): string[] {
  const { choices, standard } = option
  return factsOf({
    ...option,
    choices: choices.map(getChoiceName),
    standard: typeof standard === 'string' && choices.includes(standard) ? getChoiceName(standard) : standard,
  })
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
