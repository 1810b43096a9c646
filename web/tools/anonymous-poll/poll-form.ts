import * as v from 'valibot'
import {
  INCOMPLETE,
  MAX_OPTIONS,
  MIN_OPTIONS,
  POLL_KINDS,
  type PollRequest,
  pollRequest,
  RESULT_TIMES,
} from '#contract/poll.ts'
import { UserError } from '#lib/result/user-error.ts'

/** Limits offered to authors: enough for a household, a small office, a school, a town hall's network. */
export const NETWORK_LIMITS = [0, 5, 20, 100, 1_000] as const

/** Input and settings of a new poll. */
export const PollForm = v.object({
  question: v.optional(v.string(), ''),
  options: v.optional(v.pipe(v.array(v.string()), v.minLength(MIN_OPTIONS)), ['', '']),
  kind: v.optional(v.picklist(POLL_KINDS), 'single'),
  /** As typed; empty for any number. */
  mostChoices: v.optional(v.string(), ''),
  results: v.optional(v.picklist(RESULT_TIMES), 'after-vote'),
  isShuffled: v.optional(v.boolean(), false),
  canChange: v.optional(v.boolean(), false),
  canWrite: v.optional(v.boolean(), false),
  /** Limit of new voters per network and day; 0 for unlimited. */
  votersPerNetwork: v.optional(v.picklist(NETWORK_LIMITS), 1_000),
  /** Local date and time as the browser's field writes them, empty for none. */
  closesAt: v.optional(v.string(), ''),
})
export type PollForm = v.InferOutput<typeof PollForm>

export const EMPTY_FORM: PollForm = v.parse(PollForm, {})

/** Option fields shown beyond this are the visitor's own. */
export function addOption(options: readonly string[]): string[] {
  return options.length < MAX_OPTIONS ? [...options, ''] : [...options]
}

export function setOption(options: readonly string[], index: number, text: string): string[] {
  return options.map((option, at) => (at === index ? text : option))
}

/** Without one option; there are always two fields. */
export function removeOption(options: readonly string[], index: number): string[] {
  const rest = options.filter((_, at) => at !== index)
  return rest.length < MIN_OPTIONS ? [...rest, ''] : rest
}

/** Lines of a pasted list fill the options from one field on, up to the limit; empty lines are left out. */
export function pasteOptions(options: readonly string[], index: number, lines: readonly string[]): string[] {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
  const before = options.slice(0, index)
  const after = options.slice(index + 1).filter((option) => option.trim() !== '')
  const all = [...before, ...filled, ...after].slice(0, MAX_OPTIONS)
  return all.length < MIN_OPTIONS ? addOption(all) : all
}

/** Fields that a form still lacks. */
export type Missing = { readonly question: boolean; readonly options: readonly boolean[] }

/** Returns the fields to fill before a poll can be created: the question, and the first empty ones of two options. */
export function findMissing({ question, options }: PollForm): Missing {
  const isEmpty = options.map((option) => option.trim() === '')
  const filled = isEmpty.filter((empty) => !empty).length
  let wanted = MIN_OPTIONS - filled
  return { question: question.trim() === '', options: isEmpty.map((empty) => empty && wanted-- > 0) }
}

export function isComplete({ question, options }: Missing): boolean {
  return !question && !options.includes(true)
}

/**
 * Returns the poll to request from the server; empty option fields are omitted. `now` is UTC milliseconds. Throws
 * UserError in the words of the form.
 */
export function getRequest(form: PollForm, now: number): PollRequest {
  const options = form.options.filter((option) => option.trim() !== '')
  const closesAt = form.closesAt === '' ? null : new Date(form.closesAt).getTime()
  if (closesAt !== null && !(closesAt > now))
    throw new UserError('The closing time has passed.', 'Choose a later one, or none.')
  const { kind, results, isShuffled, canChange, votersPerNetwork } = form
  // In an order of preference an answer that others do not see could not be ranked by them.
  const canWrite = form.canWrite && kind !== 'ranked'
  const result = v.safeParse(pollRequest, {
    question: form.question,
    options,
    settings: {
      kind,
      results,
      isShuffled,
      canChange,
      canWrite,
      votersPerNetwork,
      mostChoices: getMaxChoices(form, canWrite ? MAX_OPTIONS : options.length),
    },
    closesAt,
  })
  if (result.success) return result.output
  throw new UserError(result.issues[0]?.message ?? INCOMPLETE)
}

/** Returns the limit of choices; `optionCount` is the current or possible number of options. */
function getMaxChoices({ kind, mostChoices }: PollForm, optionCount: number): number {
  if (kind === 'single') return 1
  const max = Number(mostChoices.trim() || optionCount)
  if (kind === 'ranked' || !Number.isInteger(max)) return Math.max(1, optionCount)
  return Math.min(Math.max(1, max), Math.max(1, optionCount))
}
