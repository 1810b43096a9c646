import { MAX_OPTIONS, MAX_WRITTEN_ANSWERS, type PollSettings } from '#contract/poll.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { type Counted, type Counting, changeVote, hasVoted, type Vote } from './count-votes.ts'
import { pollNotThere, readPoll } from './poll-store.ts'
import type { Receipt, VoterQuota, Voters } from './voter.ts'

/** Submission of a browser: the options, a written answer, and the receipt of the vote to replace. */
type Ballot = {
  readonly token: string
  /** Network of the client, for the limit of voters per network. */
  readonly network: string
  readonly choices: readonly number[]
  readonly written?: string | undefined
  readonly receipt?: string | undefined
  /** How often the poll had been emptied when the vote was given. */
  readonly timesEmptied?: number | undefined
}

type Casting = {
  readonly counting: Counting
  readonly voters: Voters
  readonly voterQuota: VoterQuota
  readonly count: (vote: Vote) => Promise<Counted>
}

/**
 * Counts a browser's vote, or changes its previous one. Returns its receipt, and the id of its written answer unless
 * that is an option visible to everyone. Throws HttpProblem.
 */
export async function castVote(
  casting: Casting,
  rules: PollRules,
  { token, network, choices, written, receipt, timesEmptied }: Ballot,
): Promise<{ readonly receipt: string; readonly answer?: number }> {
  const { counting, voters } = casting
  const error = errorOfChoices(rules, choices, written)
  if (error) throw new HttpProblem(400, error)
  const vote: Vote = { ...voteOf(rules, voters.hashOf(token, rules.id), choices), written, timesEmptied }
  const before = receipt === undefined ? undefined : await receiptOf(voters, vote, receipt)
  // A receipt from before the poll was emptied: that vote is gone. The rules can be older than the receipt.
  const isObsolete = before !== undefined && before.timesEmptied < rules.timesEmptied
  const isChange = before !== undefined && !isObsolete && rules.settings.canChange
  const counted = isChange
    ? await changeVote(counting, vote, before)
    : await countNew(casting, rules, vote, network)
  if (counted.outcome !== 'counted') throw await errorOf(counted, counting.database, rules.id)
  return {
    receipt: await voters.writeReceipt({
      poll: rules.id,
      voter: vote.voterHash,
      choices: [...counted.choices],
      revision: isChange ? before.revision + 1 : 0,
      timesEmptied: counted.timesEmptied,
    }),
    ...(counted.answer !== undefined && { answer: counted.answer }),
  }
}

/**
 * Counts the first vote of a browser and enforces the vote limit per network (IP address; the first 64 bits of IPv6).
 * Throws 429 if the network has reached the poll's limit of new voters per day.
 */
async function countNew(
  { counting, voterQuota, count }: Casting,
  { id, settings, timesEmptied }: PollRules,
  vote: Vote,
  network: string,
): Promise<Counted> {
  const max = settings.votersPerNetwork
  if (max === 0) return count(vote)
  const giveBack = voterQuota.acquire(`${id} ${timesEmptied} ${network}`, max)
  if (!giveBack) {
    if (await hasVoted(counting.database, id, vote.voterHash)) return { outcome: 'voted-before' }
    throw new HttpProblem(
      429,
      `This poll takes up to ${max} new ${max === 1 ? 'voter' : 'voters'} per day from one network, and yours has reached that. Try again tomorrow, or from another network.`,
    )
  }
  let isCounted = false
  try {
    const counted = await count(vote)
    isCounted = counted.outcome === 'counted'
    return counted
  } finally {
    if (!isCounted) giveBack()
  }
}

/** Why a vote was not counted. */
async function errorOf(
  { outcome }: Exclude<Counted, { outcome: 'counted' }>,
  database: Database,
  id: string,
): Promise<HttpProblem> {
  switch (outcome) {
    case 'voted-before':
      return new HttpProblem(409, 'You have already voted in this poll.')
    case 'emptied-since':
      return new HttpProblem(409, 'The author has reset this poll. Look at it again, then vote.')
    case 'not-offered':
      return new HttpProblem(409, 'This answer is not offered any more. Choose another one.')
    case 'full':
      return new HttpProblem(
        409,
        `This poll already has ${MAX_WRITTEN_ANSWERS} different answers of its voters. Choose one of the options.`,
      )
    case 'closed':
      return closedOrNotFound(database, id)
  }
}

function voteOf({ id, settings }: PollRules, voterHash: string, choices: readonly number[]): Vote {
  return {
    pollId: id,
    voterHash,
    kind: settings.kind,
    // Only a ranking's order says something.
    choices: settings.kind === 'ranked' ? choices : [...choices].sort((a, b) => a - b),
  }
}

/**
 * Returns this browser's vote in this poll from a receipt. Throws HttpProblem if it belongs to another one or is
 * forged.
 */
async function receiptOf(voters: Voters, vote: Vote, text: string): Promise<Receipt> {
  const receipt = await voters.readReceipt(text)
  if (receipt?.poll !== vote.pollId || receipt.voter !== vote.voterHash)
    throw new HttpProblem(403, 'This is not the receipt of your vote in this poll.')
  return receipt
}

/** The cached rules can be older than the deletion of the poll. */
async function closedOrNotFound(database: Database, id: string): Promise<HttpProblem> {
  return (await readPoll(database, id)) ? new HttpProblem(410, 'This poll is closed.') : pollNotThere()
}

const MAX_CACHED = 5_000
/** Cache TTL: changes by another process take effect this late. */
const FRESH_MS = 10_000

/**
 * Data for checking a vote that changes seldom or never during a poll's life. The set of written answers that are
 * options changes often, so counting looks it up.
 */
type PollRules = {
  readonly id: string
  /** How many options the poll was made with; their ids count from 1. */
  readonly givenOptions: number
  readonly settings: PollSettings
  readonly timesEmptied: number
}

type RulesReader = {
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
