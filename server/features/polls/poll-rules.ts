import { MAX_OPTIONS, type PollSettings } from '#contract/poll.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readPoll } from './poll-store.ts'

const MAX_CACHED = 5_000
/** Cache TTL: changes by another process take effect this late. */
const FRESH_MS = 10_000

/**
 * Data for checking a vote that changes seldom or never during a poll's life. The set of written answers that are
 * options changes often, so counting looks it up.
 */
export type PollRules = {
  readonly id: string
  /** How many options the poll was made with; their ids count from 1. */
  readonly givenOptions: number
  readonly settings: PollSettings
  readonly timesEmptied: number
}

export type RulesReader = {
  readonly of: (id: string) => Promise<PollRules | undefined>
  /** The next vote finds what has been changed. */
  readonly forget: (id: string) => void
}

/** Reads rules, and remembers those read last: a thousand votes need not read the same poll a thousand times. */
export function createRulesReader({
  database,
  elapsed,
}: Pick<Dependencies, 'database' | 'elapsed'>): RulesReader {
  const known = new Map<string, { readonly until: number; readonly rules: PollRules }>()
  const readAgain = async (id: string) => {
    const rules = await read(database, id)
    return rules && { until: elapsed() + FRESH_MS, rules }
  }
  return {
    async of(id) {
      const last = known.get(id)
      const found = last && last.until > elapsed() ? last : await readAgain(id)
      known.delete(id)
      if (!found) return undefined
      known.set(id, found)
      const [oldest] = known.keys()
      if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest)
      return found.rules
    },
    forget: (id) => void known.delete(id),
  }
}

async function read(database: Database, id: string): Promise<PollRules | undefined> {
  const poll = await readPoll(database, id)
  if (!poll) return undefined
  const given = poll.options.filter(({ state }) => state === 'given')
  return { id, givenOptions: given.length, settings: poll.settings, timesEmptied: poll.timesEmptied }
}

/** Returns the error of a vote that does not fit its poll, as a sentence for the voter; undefined if it fits. */
export function errorOfChoices(
  { givenOptions, settings }: PollRules,
  choices: readonly number[],
  written?: string,
): string | undefined {
  const { kind, mostChoices, canWrite } = settings
  if (written !== undefined && !canWrite) return 'This poll takes no answers but its options.'
  if (choices.some((choice) => choice > givenOptions && !(canWrite && choice > MAX_OPTIONS)))
    return 'This option is not in the poll.'
  if (new Set(choices).size < choices.length) return 'An option can be chosen only once.'
  const max = { single: 1, multiple: mostChoices, ranked: givenOptions }[kind]
  const chosen = choices.length + (written === undefined ? 0 : 1)
  return chosen > max ? `Choose up to ${pluralize(max, 'option')}.` : undefined
}
