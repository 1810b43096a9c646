import { UserError } from '#lib/result/user-error.ts'
import { compile, findMatches } from './find-matches.ts'
import { listMatches } from './list-matches.ts'
import type { Matches } from './matches.ts'
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
