import * as v from 'valibot'
import { UserError } from '../result/user-error.ts'
import { withFiles } from './given-file.ts'
import type { Operation } from './operation.ts'

const NO_PARAMS = 'A question is an object with fields.'

/**
 * Parses the params of an operation, with its defaults. Throws UserError for a field that is unknown, missing or
 * invalid.
 */
export function parseParams({ params, input, name }: Operation, given: unknown): unknown {
  if (Array.isArray(given)) throw new UserError(NO_PARAMS)
  const read = v.safeParse(params, withFiles(given, input), { abortEarly: true })
  if (read.success) return read.output
  throw new UserError(getSentence(read.issues[0], name, Object.keys(params.entries)))
}

/** Fields that cannot be used, each with what the page says next to it, are a refusal. */
export function throwHints(hints: Readonly<Record<string, string | undefined>>): void {
  const lines = Object.entries(hints).flatMap(([field, hint]) =>
    hint === undefined ? [] : [`${field}: ${hint}`],
  )
  if (lines.length > 0) throw new UserError(lines.join('\n'))
}

function getSentence(issue: v.BaseIssue<unknown>, operation: string, fields: readonly string[]): string {
  const path = v.getDotPath(issue) ?? ''
  const isOwnField = issue.path?.length === 1
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return isOwnField
      ? `There is no option “${path}”. ${operation} takes ${fields.join(', ')}.`
      : `There is no field “${path}”.`
  if (path === '') return NO_PARAMS
  if (issue.received === 'undefined') return `${path} is missing.`
  return `${path}: ${sayIssue(issue)}`
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
