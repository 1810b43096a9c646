import { OPTIONS_MOST, type PollSettings } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import { readPoll } from './poll-store.ts'

const MOST_KNOWN = 5_000

/**
 * What a vote is checked against, and what never changes while a poll lives. Which written answers are options does
 * change: whoever counts the votes looks it up.
 */
export type PollRules = {
  readonly id: string
  /** How many options the poll was made with; their ids count from 1. */
  readonly givenOptions: number
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
  if (!poll) return undefined
  const given = poll.options.filter(({ state }) => state === 'given')
  return { id, givenOptions: given.length, settings: poll.settings }
}

/** Why a vote does not fit its poll, as a sentence for the voter; undefined where it fits. */
export function faultOfChoices(
  { givenOptions, settings }: PollRules,
  choices: readonly number[],
  written?: string,
): string | undefined {
  const { kind, mostChoices, canWrite } = settings
  if (written !== undefined && !canWrite) return 'This poll takes no answers but its options.'
  if (choices.some((choice) => choice > givenOptions && !(canWrite && choice > OPTIONS_MOST)))
    return 'This option is not in the poll.'
  if (new Set(choices).size < choices.length) return 'An option can be chosen only once.'
  const most = { single: 1, multiple: mostChoices, ranked: givenOptions }[kind]
  const chosen = choices.length + (written === undefined ? 0 : 1)
  return chosen > most ? `Choose up to ${most} ${most === 1 ? 'option' : 'options'}.` : undefined
}
