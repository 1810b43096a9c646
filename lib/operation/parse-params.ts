import * as v from 'valibot'
import { isRecord } from '../json/is-record.ts'
import { UserError } from '../result/user-error.ts'
import { closestWord } from '../text/closest-word.ts'
import { withFiles } from './given-file.ts'
import type { Condition, Operation } from './operation.ts'
import { getOptions, isSameChoice } from './options.ts'

const NO_PARAMS = 'A question is an object with fields.'

/**
 * Parses the params of an operation, with its defaults. Throws UserError for a field that is unknown, missing, invalid
 * or without effect.
 */
export function parseParams(operation: Operation, given: unknown): unknown {
  if (Array.isArray(given)) throw new UserError(NO_PARAMS)
  const { params, input } = operation
  const read = v.safeParse(params, withFiles(withPlainValues(operation, given), input), { abortEarly: true })
  if (!read.success) throw new UserError(getSentence(read.issues[0], operation))
  if (isRecord(given)) refuseUseless(operation, given, read.output)
  return read.output
}

/** Fields that cannot be used, each with what the page says next to it, are a refusal. */
export function throwHints(hints: Readonly<Record<string, string | undefined>>): void {
  const lines = Object.entries(hints).flatMap(([field, hint]) =>
    hint === undefined ? [] : [`${field}: ${hint}`],
  )
  if (lines.length > 0) throw new UserError(lines.join('\n'))
}

/** Hints for numbers that are needed and not given. */
export function missingHints<Name extends string>(
  params: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const hints: Partial<Record<Name, string>> = {}
  for (const name of names) if (params[name].trim() === '') hints[name] = 'Enter a number; it is missing'
  return hints
}

/** Replaces choices in another spelling (`bi-weekly`, `snake-case`) and numbers in quotes by those of the schema. */
function withPlainValues(operation: Operation, given: unknown): unknown {
  if (!isRecord(given)) return given
  const params = { ...given }
  for (const { name, kind, choices } of getOptions(operation)) {
    const value = params[name]
    if (typeof value !== 'string') continue
    if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(value)) params[name] = Number(value)
    const choice = choices.includes(value) ? undefined : choices.find((one) => isSameChoice(one, value))
    if (kind === 'choice' && choice !== undefined) params[name] = choice
  }
  return params
}

/** Throws UserError for an option that is given, differs from its default, and has no effect with the others. */
function refuseUseless(
  { onlyWith = {}, params }: Operation,
  given: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
): void {
  const defaults = params.entries
  for (const [name, conditions] of Object.entries(onlyWith)) {
    const field = defaults[name]
    const isDefault = field && 'default' in field && field.default === read[name]
    if (!(name in given) || isDefault) continue
    const unmet = conditions.find((condition) => !isMet(condition, read))
    if (unmet) throw new UserError(`${name} has no effect ${describeUnmet(unmet, read)}.`)
  }
}

function isMet({ field, is, isNot = [] }: Condition, params: Readonly<Record<string, unknown>>): boolean {
  const value = params[field]
  return is ? is.some((one) => one === value) : !isNot.some((one) => one === value)
}

/** `without extraOnce`, `with rules “flat”; it needs rules “us-2026”` */
function describeUnmet({ field, is }: Condition, params: Readonly<Record<string, unknown>>): string {
  const value = params[field]
  if (value === '' || value === undefined) return `without ${field}`
  const quoted = (one: unknown) => (typeof one === 'string' ? `“${one}”` : String(one))
  const needed = is ? `; it needs ${field} ${is.map(quoted).join(' or ')}` : ''
  return `with ${field} ${quoted(value)}${needed}`
}

function getSentence(issue: v.BaseIssue<unknown>, { name, params }: Operation): string {
  const path = getPath(issue)
  const isOwnField = issue.path?.length === 1
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return isOwnField
      ? `There is no option “${path}”. ${suggestField(path, name, Object.keys(params.entries))}`
      : `There is no field “${path}”.`
  if (path === '') return NO_PARAMS
  if (issue.received === 'undefined') return `${path} is missing.`
  return `${path}: ${sayIssue(issue)}`
}

function suggestField(misspelled: string, operation: string, fields: readonly string[]): string {
  const closest = closestWord(misspelled, fields)
  return closest === undefined ? `${operation} takes ${fields.join(', ')}.` : `Did you mean ${closest}?`
}

/** `grades[2].points` */
function getPath({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'Text is needed',
  number: 'A number is needed',
  boolean: 'true or false is needed',
  array: 'A list is needed',
  object: 'An object is needed',
  strict_object: 'An object is needed',
  record: 'An object is needed',
}

/** Returns our own message if the schema has none. */
function sayIssue({ message, type, received, expected, requirement, kind }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message
  if (kind === 'schema') {
    const known = KINDS[type]
    return known ? `${known}, not ${received}.` : `Choose one of ${getChoices(expected)}, not ${received}.`
  }
  const limit = `${requirement}`
  switch (type) {
    case 'min_value':
      return `Enter a number from ${limit}.`
    case 'max_value':
      return `Enter a number up to ${limit}.`
    case 'integer':
      return 'Enter a whole number.'
    case 'max_length':
      return `At most ${limit} characters or items are allowed.`
    case 'min_length':
      return `At least ${limit} characters or items are needed.`
    default:
      return `${received} does not fit.`
  }
}

function getChoices(expected: string | null): string {
  return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ')
}
