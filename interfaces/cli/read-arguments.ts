import type { GivenFile, Operation } from '#lib/operation/operation.ts'
import { getChoiceName, getOptions, type Option } from '#lib/operation/options.ts'
import { UserError } from '#lib/result/user-error.ts'

/** Parsed arguments after an operation's name. */
export type Arguments = {
  readonly params: Readonly<Record<string, unknown>>
  readonly output: string | undefined
  /** Time limit in milliseconds, if given. */
  readonly timeoutMs: number | undefined
  readonly wantsHelp: boolean
}

export type Reading = {
  readonly readFile: (path: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Returns undefined without piped input. */
  readonly readInput: () => Promise<Uint8Array<ArrayBuffer> | undefined>
}

type Sorted = {
  readonly options: ReadonlyMap<string, string[]>
  readonly words: readonly string[]
}

/** Options of the command itself, not allowed as names of parameters. */
export const OWN_OPTIONS = ['help', 'output', 'file', 'params', 'timeout'] as const

/** The longest delay of a timer, 2^31 − 1 ms. */
const MAX_TIMEOUT_S = 2_147_483

const SHORT_OPTIONS: Readonly<Record<string, string>> = { '-h': '--help', '-o': '--output' }

/** Reads the arguments that follow the operation's name. Throws UserError for what cannot be used. */
export async function readArguments(
  operation: Operation,
  args: readonly string[],
  reading: Reading,
): Promise<Arguments> {
  const known = getOptions(operation)
  const { options, words } = sortArguments(args, known)
  const params: Record<string, unknown> = await paramsOf(options.get('params') ?? [], reading)
  for (const option of known) {
    const given = options.get(option.name)
    if (given) params[option.name] = optionValue(option, given)
  }
  const wantsHelp = options.has('help')
  const output = options.get('output')?.at(-1)
  const timeoutMs = readTimeout(options.get('timeout')?.at(-1))
  if (wantsHelp) return { params, output, timeoutMs, wantsHelp }
  const isAnswered = operation.input !== undefined && operation.input.field in params
  const input = isAnswered ? {} : await inputOf(operation, words, options.get('file') ?? [], reading)
  return { params: { ...params, ...input }, output, timeoutMs, wantsHelp }
}

function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = numberOf('timeout', text)
  if (seconds <= 0 || seconds > MAX_TIMEOUT_S)
    throw new UserError(`timeout: Enter seconds from 0.001 to ${MAX_TIMEOUT_S}, not “${text}”.`)
  return seconds * 1000
}

/** Reads all parameters from a JSON file or from standard input (`-`): for long values, and for secrets. */
async function paramsOf([path]: readonly string[], { readFile, readInput }: Reading) {
  if (path === undefined) return {}
  const bytes = path === '-' ? await readInput() : await readFile(path)
  const params = jsonOf('params', new TextDecoder().decode(bytes))
  if (typeof params === 'object' && params !== null && !Array.isArray(params)) return { ...params }
  throw new UserError('params: An object with parameters is needed.')
}

function sortArguments(args: readonly string[], known: readonly Option[]): Sorted {
  const options = new Map<string, string[]>()
  const words: string[] = []
  const add = (name: string, value: string) => options.set(name, [...(options.get(name) ?? []), value])
  for (let at = 0; at < args.length; at++) {
    const given = args[at] ?? ''
    const argument = SHORT_OPTIONS[given] ?? given
    if (argument === '--') {
      words.push(...args.slice(at + 1))
      break
    }
    const [, written = '', inlineValue] = /^--([A-Za-z][A-Za-z-]*)(?:=(.*))?$/s.exec(argument) ?? []
    if (written === '') {
      words.push(argument)
      continue
    }
    const found = findOption(written, known)
    if (found.isFlag) add(found.name, inlineValue ?? String(!found.isNegated))
    else if (inlineValue !== undefined) add(found.name, inlineValue)
    else {
      const value = args[++at]
      if (value === undefined) throw new UserError(`The option “${given}” needs a value.`)
      add(found.name, value)
    }
  }
  return { options, words }
}

function findOption(
  written: string,
  known: readonly Option[],
): { readonly name: string; readonly isFlag: boolean; readonly isNegated: boolean } {
  const plain = plainName(written)
  const own = OWN_OPTIONS.find((name) => name === plain)
  if (own) return { name: own, isFlag: own === 'help', isNegated: false }
  const isNamed = ({ name, flag }: Option, written: string) =>
    plainName(name) === written || plainName(flag) === written
  const option = known.find((one) => isNamed(one, plain))
  if (option) return { name: option.name, isFlag: option.kind === 'flag', isNegated: false }
  const negated = known.find(
    (one) => one.kind === 'flag' && plain.startsWith('no') && isNamed(one, plain.slice('no'.length)),
  )
  if (negated) return { name: negated.name, isFlag: true, isNegated: true }
  const flags = known.map(({ flag }) => flag)
  throw new UserError(
    `There is no option “--${written}”.`,
    `There are ${[...flags, '--params', '--timeout', '--output'].join(', ')} and --help.`,
  )
}

/** Returns a name without hyphens and case: `has-header` and `hasHeader` are one name. */
function plainName(name: string): string {
  return name.replaceAll('-', '').toLowerCase()
}

function optionValue({ name, flag, kind, choices }: Option, given: readonly string[]): unknown {
  const last = given.at(-1) ?? ''
  if (kind === 'list') return given.map((value) => choiceOf(choices, value))
  if (given.length > 1) throw new UserError(`The option “${flag}” is given more than once.`)
  if (kind === 'number') return numberOf(name, last)
  if (kind === 'flag') return flagValue(name, last)
  if (kind === 'choice') return choiceOf(choices, last)
  return kind === 'data' ? jsonOf(name, last) : last
}

/** Returns the choice that is written so, or in kebab-case; else the text, which the schema refuses. */
function choiceOf(choices: Option['choices'], text: string): string | number {
  const isSame = (choice: string | number) => getChoiceName(choice).toLowerCase() === text.toLowerCase()
  return choices.find((choice) => String(choice) === text) ?? choices.find(isSame) ?? text
}

function numberOf(name: string, text: string): number {
  if (!/^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text))
    throw new UserError(`${name}: Enter a number, not “${text}”.`)
  return Number(text)
}

function flagValue(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false')
    throw new UserError(`${name}: true or false is needed, not “${text}”.`)
  return text === 'true'
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(`${name}: JSON is needed, such as '{"a": 1}' or '[1, 2]'.`)
  }
}

async function inputOf(
  { name, input }: Operation,
  words: readonly string[],
  paths: readonly string[],
  reading: Reading,
): Promise<Readonly<Record<string, unknown>>> {
  if (!input) {
    const extra = words[0] ?? paths[0]
    if (extra !== undefined) throw new UserError(`${name} takes options only, not “${extra}”.`)
    return {}
  }
  const { field, accepts } = input
  if (accepts === 'files' || accepts === 'file') {
    const files = await Promise.all([...paths, ...words].map((path) => fileAt(path, reading)))
    if (files.length === 0) files.push(await pipedFile(name, reading))
    if (accepts === 'files') return { [field]: files }
    if (files.length > 1) throw new UserError(`${name} takes one file.`)
    return { [field]: files[0] }
  }
  if (words.length > 0 && paths.length > 0) throw new UserError(`${name} takes either text or a file.`)
  if (words.length > 0) return { [field]: words.join(' ') }
  const [path, second] = paths
  if (second !== undefined) throw new UserError(`${name} takes one file.`)
  const file = path === undefined ? await pipedFile(name, reading) : await fileAt(path, reading)
  return { [field]: accepts === 'text' ? utf8Text(file) : file }
}

async function fileAt(path: string, { readFile }: Reading): Promise<GivenFile> {
  return { name: path.replace(/^.*[/\\]/, ''), bytes: await readFile(path) }
}

async function pipedFile(operation: string, { readInput }: Reading): Promise<GivenFile> {
  const bytes = await readInput()
  if (!bytes)
    throw new UserError(
      `${operation} needs something to work on.`,
      'Give it as text, as --file, or pipe it in.',
    )
  return { name: 'input', bytes }
}

/** Text of a pipe; the line feed that ends the last line is the shell's. */
function utf8Text({ name, bytes }: GivenFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '')
  } catch {
    throw new UserError(`"${name}" is not UTF-8 text.`)
  }
}
