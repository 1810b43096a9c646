import { isRecord } from '#lib/json/is-record.ts'
import type { GivenFile, Operation } from '#lib/operation/operation.ts'
import { getOptions, type Option } from '#lib/operation/options.ts'
import { UserError } from '#lib/result/user-error.ts'
import { findOption, plainName, suggestWord } from '../find-option.ts'
import { jsonOf, numberOf, optionValue } from '../option-value.ts'

/** Parsed arguments after an operation's name. */
export type Arguments = {
  readonly params: Readonly<Record<string, unknown>>
  /** Path of a file for the result, or `-` for standard output. */
  readonly output: string | undefined
  /** Time limit in milliseconds, if given. */
  readonly timeoutMs: number | undefined
  /** Own options of the command that are on. */
  readonly flags: ReadonlySet<OwnFlag>
  /** Doubts about what was meant. */
  readonly notes: readonly string[]
}

export type Reading = {
  readonly readFile: (path: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly hasFile: (path: string) => Promise<boolean>
  /** Returns undefined without piped input. */
  readonly readInput: () => Promise<Uint8Array<ArrayBuffer> | undefined>
}

type Sorted = {
  readonly options: ReadonlyMap<string, string[]>
  /** Arguments other than options. */
  readonly words: readonly string[]
  /** Arguments after `--`: always text. */
  readonly literals: readonly string[]
}

const OWN_FLAGS = ['help', 'force', 'compact', 'raw'] as const
type OwnFlag = (typeof OWN_FLAGS)[number]

/** Options of the command itself, not allowed as names of parameters. */
export const OWN_OPTIONS = [...OWN_FLAGS, 'output', 'file', 'params', 'timeout'] as const

/** The longest delay of a timer, 2^31 − 1 ms. */
const MAX_TIMEOUT_S = 2_147_483

const SHORT_OPTIONS: Readonly<Record<string, string>> = { '-h': '--help', '-o': '--output', '-r': '--raw' }

/** Reads the arguments that follow the operation's name. Throws UserError for what cannot be used. */
export async function readArguments(
  operation: Operation,
  args: readonly string[],
  reading: Reading,
): Promise<Arguments> {
  const known = getOptions(operation)
  const { options, words, literals } = sortArguments(args, known)
  const params: Record<string, unknown> = await paramsOf(options.get('params') ?? [], reading)
  for (const option of known) {
    const given = options.get(option.name)
    if (given) params[option.name] = optionValue(option, given)
  }
  const flags = new Set(OWN_FLAGS.filter((name) => options.has(name)))
  const output = options.get('output')?.at(-1)
  const timeoutMs = readTimeout(options.get('timeout')?.at(-1))
  const read = { output, timeoutMs, flags }
  const isAnswered = operation.input !== undefined && operation.input.field in params
  if (flags.has('help') || isAnswered) return { ...read, params, notes: [] }
  const paths = options.get('file') ?? []
  const { input, notes } = await inputOf(operation, { words, literals, paths }, reading)
  return { ...read, params: { ...params, ...input }, notes }
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
  if (isRecord(params)) return { ...params }
  throw new UserError('params: An object with parameters is needed.')
}

function sortArguments(args: readonly string[], known: readonly Option[]): Sorted {
  const options = new Map<string, string[]>()
  const words: string[] = []
  const add = (name: string, value: string) => options.set(name, [...(options.get(name) ?? []), value])
  for (let at = 0; at < args.length; at++) {
    const given = args[at] ?? ''
    const argument = SHORT_OPTIONS[given] ?? given
    if (argument === '--') return { options, words, literals: args.slice(at + 1) }
    const [, written = '', inlineValue] = /^--([A-Za-z][A-Za-z-]*)(?:=(.*))?$/s.exec(argument) ?? []
    if (written === '') {
      words.push(argument)
      continue
    }
    const found = optionOf(written, known)
    if (found.isFlag) add(found.name, inlineValue ?? String(!found.isNegated))
    else if (inlineValue !== undefined) add(found.name, inlineValue)
    else {
      const value = args[++at]
      if (value === undefined) throw new UserError(`The option “${given}” needs a value.`)
      add(found.name, value)
    }
  }
  return { options, words, literals: [] }
}

function optionOf(
  written: string,
  known: readonly Option[],
): { readonly name: string; readonly isFlag: boolean; readonly isNegated: boolean } {
  const plain = plainName(written)
  const own = OWN_OPTIONS.find((name) => name === plain)
  if (own) return { name: own, isFlag: OWN_FLAGS.some((flag) => flag === own), isNegated: false }
  const option = findOption(written, known)
  if (option) return { name: option.name, isFlag: option.kind === 'flag', isNegated: false }
  const flags = known.filter(({ kind }) => kind === 'flag')
  const negated = plain.startsWith('no') ? findOption(plain.slice('no'.length), flags) : undefined
  if (negated) return { name: negated.name, isFlag: true, isNegated: true }
  const names = [...known.map(({ flag }) => flag), ...OWN_OPTIONS.map((name) => `--${name}`)]
  throw new UserError(`There is no option “--${written}”.`, suggestWord(`--${written}`, names))
}

/** Sources of the input of an operation. */
type InputArguments = Pick<Sorted, 'words' | 'literals'> & { readonly paths: readonly string[] }

type ReadInput = {
  readonly input: Readonly<Record<string, unknown>>
  readonly notes: readonly string[]
}

async function inputOf(
  operation: Operation,
  { words, literals, paths }: InputArguments,
  reading: Reading,
): Promise<ReadInput> {
  const { name, input } = operation
  const all = [...words, ...literals]
  if (!input) {
    const extra = all[0] ?? paths[0]
    if (extra !== undefined) throw new UserError(`${name} takes options only, not “${extra}”.`)
    return { input: {}, notes: [] }
  }
  const { field, accepts } = input
  if (accepts === 'files' || accepts === 'file') {
    const files = await filesAt(name, [...paths, ...words.map(withoutAt), ...literals], reading)
    if (accepts === 'files') return { input: { [field]: files }, notes: [] }
    if (files.length > 1) throw new UserError(`${name} takes one file.`)
    return { input: { [field]: files[0] }, notes: [] }
  }
  const marked = literals.length === 0 ? words.filter(isMarkedPath) : []
  const isText = all.length > marked.length
  const places = [...paths, ...marked.map(withoutAt)]
  if (isText && places.length > 0) throw new UserError(`${name} takes either text or a file.`)
  if (isText) {
    const [word = ''] = words
    const isFile = all.length === 1 && words.length === 1 && (await reading.hasFile(word))
    const note = `“${word}” is read as text. There is a file of that name: --file ${word} reads it.`
    return { input: { [field]: all.join(' ') }, notes: isFile ? [note] : [] }
  }
  const [file, second] = await filesAt(name, places, reading)
  if (!file || second) throw new UserError(`${name} takes one file.`)
  return { input: { [field]: accepts === 'text' ? utf8Text(file) : file }, notes: [] }
}

/** Whether a word names a file, as with curl: `@path`, or `-` for standard input. */
function isMarkedPath(word: string): boolean {
  return word === '-' || /^@\S*[./\\]\S*$/.test(word)
}

function withoutAt(word: string): string {
  return word.replace(/^@(?=.)/, '')
}

/** Returns the files at these paths, or else the one that is piped in. */
async function filesAt(operation: string, paths: readonly string[], reading: Reading): Promise<GivenFile[]> {
  const places = paths.length > 0 ? paths : ['-']
  return Promise.all(
    places.map(async (path) =>
      path === '-'
        ? pipedFile(operation, reading)
        : { name: path.replace(/^.*[/\\]/, ''), bytes: await reading.readFile(path) },
    ),
  )
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
