import type { PollSettings } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import { readPoll } from './poll-store.ts'

const MOST_KNOWN = 5_000

/** What a vote is checked against. It never changes while a poll lives. */
export type PollRules = {
  readonly id: string
  readonly optionIds: readonly number[]
  readonly settings: PollSettings
}

/** Reads rules, and remembers those read last: a thousand votes need not read the same poll a thousand times. */
export function readsRules(database: Database): (id: string) => Promise<PollRules | undefined> {
  const known = new Map<string, PollRules>()
  return async (id) => {
    const rules = known.get(id) ?? (await read(database, id))
    if (!rules) return undefined
    known.delete(id)
    known.set(id, rules)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    return rules
  }
}

async function read(database: Database, id: string): Promise<PollRules | undefined> {
  const poll = await readPoll(database, id)
  return poll && { id, optionIds: poll.options.map((option) => option.id), settings: poll.settings }
}

/** Why a vote does not fit its poll, as a sentence for the voter; undefined where it fits. */
export function faultOfChoices(
  { optionIds, settings }: PollRules,
  choices: readonly number[],
): string | undefined {
  if (choices.some((choice) => !optionIds.includes(choice))) return 'This option is not in the poll.'
  if (new Set(choices).size < choices.length) return 'An option can be chosen only once.'
  const most = { single: 1, multiple: settings.mostChoices, ranked: optionIds.length }[settings.kind]
  return choices.length > most ? `Choose up to ${most} ${most === 1 ? 'option' : 'options'}.` : undefined
}
