import type { Operation } from '#lib/operation/operation.ts'
import { getChoiceName, getOptions, type Option } from '#lib/operation/options.ts'
import type { Listed } from '../find-operations.ts'

const INPUTS = {
  text: '[text]',
  contents: '[text] | --file <path> | < input',
  file: '<path> | < input',
  files: '<path> <path> …',
} as const

/** Lists the operations of the command, one per line. */
export function listText(operations: readonly Listed[]): string {
  const width = Math.max(...operations.map(({ name }) => name.length))
  const lines = operations.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `Usage: tool <operation> [options] [text]\n\n${lines.join('\n')}\n\nOptions of an operation: tool <operation> --help\n`
}

/** How an operation is called: its options with their values, limits and defaults. */
export function helpText(operation: Operation): string {
  const { name, summary, input, timeLimitMs } = operation
  const usage = ['Usage: tool', name, '[options]', input && INPUTS[input.accepts]].filter(Boolean).join(' ')
  const options = [
    ...getOptions(operation).map(optionLines),
    '  --params <path>\n      A file with all parameters as JSON, or - for standard input; for long values and for secrets.\n',
    `  --timeout <seconds>\n      Ends the command after this time with exit code 124.${timeLimitMs ? ` Default: ${timeLimitMs / 1000}` : ''}\n`,
    '  -o, --output <path>\n      Writes the result to a file.\n',
    '  -h, --help\n      Prints this text.\n',
  ]
  return `${summary}\n\n${usage}\n\nOptions:\n${options.join('')}`
}

function optionLines(option: Option): string {
  const value = {
    flag: '',
    number: ' <number>',
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
  if (value === '\t') return 'a tab'
  if (value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
