import { UserError } from '#lib/result/user-error.ts'
import { compile, findMatches } from './find-matches.ts'
import { getSpan, getTexts, type Matches } from './matches.ts'
import type { Task } from './regex-state.ts'

/** Self-contained job, so that its worker can be terminated at any time. */
export type RegexJob = {
  readonly pattern: string
  readonly flags: string
  readonly text: string
  readonly task: Task
  /** The replacement of Replace, the template of List. */
  readonly template: string
  readonly budgetMs: number
}

export type RegexAnswer = {
  readonly matches: Matches
  /** Result of Replace and List. */
  readonly text: string
  /** Result of Split; undefined for a group that did not participate. */
  readonly parts: readonly (string | undefined)[]
}

/**
 * Runs a job. The first report precedes the pattern. Throws UserError "Invalid Regex" if the engine rejects the
 * pattern, even at run time, or if a result exceeds the maximum string length.
 */
export function doRegexJob(job: RegexJob, report: (fraction: number) => void): RegexAnswer {
  report(0)
  try {
    return answer(job, report)
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError('Invalid Regex', error.message)
    if (error instanceof RangeError) throw new UserError('The result is too long', error.message)
    throw error
  }
}

function answer(job: RegexJob, report: (fraction: number) => void): RegexAnswer {
  const { pattern, flags, text, task, template } = job
  const matches = findMatches(pattern, flags, text, report)
  const found: RegexAnswer = { matches, text: '', parts: [] }
  if (task === 'Replace') return { ...found, text: text.replace(compile(pattern, flags), template) }
  if (task === 'Split') return { ...found, parts: text.split(compile(pattern, flags)) }
  if (task === 'List') return { ...found, text: listMatches(matches, text, template) }
  return found
}

/** Returns a line per match: the template with its placeholders replaced, as in `String.prototype.replace`. */
export function listMatches(matches: Matches, text: string, template: string): string {
  return Array.from({ length: matches.count }, (_, match) => expand(template, matches, match, text)).join(
    '\n',
  )
}

const SIGN = /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g

/** GetSubstitution of ECMA-262 (§22.1.3.19.1) for one match. */
function expand(template: string, matches: Matches, match: number, text: string): string {
  if (!template.includes('$')) return template
  const texts = getTexts(matches, match, text)
  const { start, end } = getSpan(matches, match) ?? { start: 0, end: 0 }
  const hasNames = matches.names.some((name) => name !== undefined)
  return template.replace(SIGN, (sign, mark, digits, name) => {
    if (mark === '$') return '$'
    if (mark === '&') return texts[0] ?? ''
    if (mark === '`') return text.slice(0, start)
    if (mark === "'") return text.slice(end)
    if (digits !== undefined) return groupByNumber(digits, texts) ?? sign
    return hasNames ? groupByName(name, matches, texts) : sign
  })
}

/**
 * Resolves two digits if that many groups exist, otherwise one digit and the other literally; undefined if the group
 * does not exist.
 */
function groupByNumber(digits: string, texts: readonly (string | undefined)[]): string | undefined {
  const whole = Number(digits)
  if (whole >= 1 && whole < texts.length) return texts[whole] ?? ''
  const first = Number(digits[0])
  if (digits.length === 2 && first >= 1 && first < texts.length) return (texts[first] ?? '') + digits[1]
  return undefined
}

/** Resolves a name that several groups can share, one per alternative; the participating group counts. */
function groupByName(name: string, { names }: Matches, texts: readonly (string | undefined)[]): string {
  return texts.find((text, group) => names[group] === name && text !== undefined) ?? ''
}
