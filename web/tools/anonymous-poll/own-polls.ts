import * as v from 'valibot'
import type { PollState } from '#contract/poll.ts'
import { withBase } from '#lib/net/base-path.ts'

const MAX_STORED = 200

const OwnPoll = v.object({
  id: v.string(),
  question: v.string(),
  /** UTC milliseconds. */
  createdAt: v.number(),
  /**
   * Secret to close, empty, export and delete the poll; only if this browser created it, or opened the author's link.
   */
  secret: v.optional(v.string()),
  /** Receipt with which only this browser can change its vote. */
  receipt: v.optional(v.string()),
  /** The options that it voted for, in their order: only its voter sees them. */
  choices: v.optional(v.pipe(v.array(v.number()), v.readonly())),
  /** Written answer of this browser's voter, as typed, and its id in the poll; null if the last vote has none. */
  answer: v.optional(v.nullable(v.object({ id: v.number(), text: v.string() }))),
})
export type OwnPoll = v.InferOutput<typeof OwnPoll>

/** The polls that this browser made or voted in, the newest first. */
export function readOwnPolls(stored: unknown): readonly OwnPoll[] | undefined {
  const polls = v.safeParse(v.array(OwnPoll), stored)
  return polls.success ? polls.output : undefined
}

/** Adds data about a poll; a new one is first. */
export function rememberPoll(polls: readonly OwnPoll[], poll: OwnPoll): readonly OwnPoll[] {
  const known = polls.find(({ id }) => id === poll.id)
  if (known) return polls.map((other) => (other === known ? { ...known, ...poll } : other))
  return [poll, ...polls].slice(0, MAX_STORED)
}

export function forgetPoll(polls: readonly OwnPoll[], id: string): readonly OwnPoll[] {
  return polls.filter((poll) => poll.id !== id)
}

/** Returns the answer written by this browser's voter, unless it is visible to everyone among the options. */
export function ownAnswer(
  mine: OwnPoll | undefined,
  { options }: Pick<PollState, 'options'>,
): string | undefined {
  const answer = mine?.answer
  return answer && !options.some(({ id }) => id === answer.id) ? answer.text : undefined
}

/** Returns this browser's vote as text: `Tea, Coffee`, or by preference `1. Tea, 2. Coffee`. Empty if it is unknown. */
export function voteText(
  mine: OwnPoll | undefined,
  { options, settings }: Pick<PollState, 'options' | 'settings'>,
): string {
  const ids = [...(mine?.choices ?? []), ...(mine?.answer ? [mine.answer.id] : [])]
  const texts = ids.flatMap((id) => options.find((option) => option.id === id)?.text ?? [])
  const own = ownAnswer(mine, { options })
  const all = own === undefined ? texts : [...texts, own]
  return all.map((text, place) => (settings.kind === 'ranked' ? `${place + 1}. ${text}` : text)).join(', ')
}

/** The polls of this author, in the order in which they were made: so they are shown on a big screen. */
export function presentedIds(polls: readonly OwnPoll[]): readonly string[] {
  return polls
    .filter(({ secret }) => secret !== undefined)
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map(({ id }) => id)
}

/** Returns the path of the voting page. */
export function pollPath(id: string): string {
  return withBase(`/poll/${id}`)
}

/**
 * Returns the author's link: its secret is in the fragment, which is never logged. Signed-in users have it on all
 * devices.
 */
export function authorPath({ id, secret }: { readonly id: string; readonly secret: string }): string {
  return `${pollPath(id)}#edit=${secret}`
}

/** The secret of an author's link. */
export function getSecret(fragment: string): string | undefined {
  return /^#edit=([\w-]{20,100})$/.exec(fragment)?.[1]
}
