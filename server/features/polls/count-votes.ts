import type { Transaction } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf } from '../../share-links/day.ts'
import { addToTally, type Ballot, type Ranking, type TallyChange } from './tally.ts'
import {
  answerBook,
  createIdGenerator,
  dropUnwantedAnswers,
  insertAnswers,
  isWritten,
  type Refused,
  readAnswers,
  withoutVote,
} from './written-answers.ts'

/** Vote of one browser; its choices have been checked against the poll, except written answers. */
export type Vote = Ballot & {
  readonly pollId: string
  readonly voterHash: string
  /** An answer of the voter's own. */
  readonly written?: string | undefined
  /** How often the poll had been emptied when the vote was given; undefined if unknown. */
  readonly timesEmptied?: number | undefined
}

/**
 * A counted vote includes how often its poll had been emptied before, the options it was counted for, and the written
 * answer among them that is not visible to everyone.
 */
export type Counted =
  | {
      readonly outcome: 'counted'
      readonly timesEmptied: number
      readonly choices: readonly number[]
      readonly answer?: number
    }
  | { readonly outcome: 'voted-before' }
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'emptied-since' }
  | Refused

/** Dependencies of counting. */
export type Counting = Pick<Dependencies, 'database' | 'now' | 'randomBytes'> & {
  /** Called with changed rankings once they are counted. */
  readonly onCounted?: (change: TallyChange) => void
}

/**
 * Counts votes, one transaction per poll: voters, choices and written answers are stored together or not at all, in
 * tables that cannot be joined. A browser's second vote is detected by the rows that the database inserted, so it is
 * never counted, whatever arrives at once on however many processes.
 */
export async function countVotes(
  dependencies: Counting,
  votes: readonly Vote[],
): Promise<readonly Counted[]> {
  const results: Counted[] = votes.map(() => ({ outcome: 'closed' }))
  const byPoll = Map.groupBy(votes.entries(), ([, { pollId }]) => pollId)
  for (const [pollId, entries] of byPoll) {
    const outcome = await countInPoll(
      dependencies,
      pollId,
      entries.map(([, vote]) => vote),
    )
    for (const [position, [index]] of entries.entries())
      results[index] = outcome[position] ?? { outcome: 'closed' }
  }
  return results
}

async function countInPoll(
  { database, now, randomBytes, onCounted }: Counting,
  pollId: string,
  votes: readonly Vote[],
): Promise<readonly Counted[]> {
  let change: TallyChange | undefined
  const results = await database.transaction().execute(async (transaction): Promise<readonly Counted[]> => {
    const locked = await lockOpenPoll(transaction, pollId, now())
    if (!locked) return votes.map(() => ({ outcome: 'closed' }))
    const fresh = await insertVoters(transaction, pollId, votes)
    const known = votes.some(isWritten) ? await readAnswers(transaction, pollId) : undefined
    const book = known && answerBook(known, createIdGenerator(randomBytes))
    const counted = votes.map((vote): Counted => {
      if (isOutdated(vote, locked)) return { outcome: 'emptied-since' }
      if (!fresh.has(vote.voterHash)) return { outcome: 'voted-before' }
      const resolved = book ? book.resolve(vote) : { choices: vote.choices }
      if ('outcome' in resolved) return resolved
      fresh.delete(vote.voterHash)
      return { outcome: 'counted', ...locked, ...resolved }
    })
    // A voter whose vote was not counted can vote again.
    if (fresh.size > 0) await deleteVoters(transaction, pollId, fresh)
    const ballots = votes.flatMap(({ kind }, index) => {
      const result = counted[index]
      return result?.outcome === 'counted' ? { kind, choices: result.choices } : []
    })
    if (ballots.length > 0) {
      const { version } = await transaction
        .updateTable('poll')
        .set((row) => ({ voters: row('voters', '+', ballots.length), version: row('version', '+', 1) }))
        .where('id', '=', pollId)
        .returning('version')
        .executeTakeFirstOrThrow()
      change = { pollId, version, voters: ballots.length, ballots: rankingsOf(ballots, 1) }
      await insertAnswers(transaction, pollId, book?.added() ?? [])
      await addToTally(transaction, pollId, ballots, 1)
    }
    return counted
  })
  if (change && change.ballots.length > 0) onCounted?.(change)
  return results
}

function rankingsOf(ballots: readonly Ballot[], votes: 1 | -1): Ranking[] {
  return ballots.flatMap(({ kind, choices }) => (kind === 'ranked' ? { choices, votes } : []))
}

/**
 * Locks the poll's row until the end of the transaction, so that no vote is counted after closing; undefined if it is
 * not open.
 */
function lockOpenPoll(
  transaction: Transaction<Tables>,
  pollId: string,
  now: number,
): Promise<{ readonly timesEmptied: number } | undefined> {
  return transaction
    .updateTable('poll')
    .set({ active_day: dayOf(now) })
    .where('id', '=', pollId)
    .where('is_closed', '=', 0)
    .where('soft_deleted_day', 'is', null)
    .where((row) => row.or([row('closes_at', 'is', null), row('closes_at', '>', now)]))
    .returning('times_emptied as timesEmptied')
    .executeTakeFirst()
}

/** Whether a vote was meant for the poll before it was last emptied. */
function isOutdated({ timesEmptied }: Vote, poll: { readonly timesEmptied: number }): boolean {
  return timesEmptied !== undefined && timesEmptied !== poll.timesEmptied
}

/** Inserts the voters, and returns the new ones. */
async function insertVoters(
  transaction: Transaction<Tables>,
  pollId: string,
  votes: readonly Vote[],
): Promise<Set<string>> {
  const hashes = [...new Set(votes.map(({ voterHash }) => voterHash))].sort()
  const inserted = await transaction
    .insertInto('poll_voter')
    .values(hashes.map((voter_hash) => ({ poll_id: pollId, voter_hash, revision: 0 })))
    .onConflict((conflict) => conflict.columns(['poll_id', 'voter_hash']).doNothing())
    .returning('voter_hash')
    .execute()
  return new Set(inserted.map(({ voter_hash }) => voter_hash))
}

async function deleteVoters(
  transaction: Transaction<Tables>,
  pollId: string,
  hashes: ReadonlySet<string>,
): Promise<void> {
  await transaction
    .deleteFrom('poll_voter')
    .where('poll_id', '=', pollId)
    .where('voter_hash', 'in', [...hashes])
    .execute()
}

/** The vote that a browser gave before, as its receipt has it. */
type Before = {
  readonly choices: readonly number[]
  readonly revision: number
  readonly timesEmptied: number
}

/** Counts a vote in place of the one that this browser gave before. Refused as `voted-before` if that was not its last one. */
export async function changeVote(
  { database, now, randomBytes, onCounted }: Counting,
  vote: Vote,
  before: Before,
): Promise<Counted> {
  const { pollId, voterHash, kind } = vote
  const { revision, timesEmptied } = before
  let change: TallyChange | undefined
  const result = await database.transaction().execute(async (transaction): Promise<Counted> => {
    const locked = await lockOpenPoll(transaction, pollId, now())
    if (!locked) return { outcome: 'closed' }
    if (isOutdated(vote, locked) || locked.timesEmptied !== timesEmptied) return { outcome: 'emptied-since' }
    const known = isWritten(vote) ? await readAnswers(transaction, pollId) : undefined
    const book = known && answerBook(withoutVote(known, before.choices), createIdGenerator(randomBytes))
    const resolved = book ? book.resolve(vote) : { choices: vote.choices }
    if ('outcome' in resolved) return resolved
    const { numUpdatedRows } = await transaction
      .updateTable('poll_voter')
      .set({ revision: revision + 1 })
      .where('poll_id', '=', pollId)
      .where('voter_hash', '=', voterHash)
      .where('revision', '=', revision)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { outcome: 'voted-before' }
    const { version } = await transaction
      .updateTable('poll')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', pollId)
      .returning('version')
      .executeTakeFirstOrThrow()
    const [previous, next] = [
      { kind, choices: before.choices },
      { kind, choices: resolved.choices },
    ]
    change = {
      pollId,
      version,
      voters: 0,
      ballots: [...rankingsOf([previous], -1), ...rankingsOf([next], 1)],
    }
    await addToTally(transaction, pollId, [previous], -1)
    if (isWritten(before)) await dropUnwantedAnswers(transaction, pollId)
    await insertAnswers(transaction, pollId, book?.added() ?? [])
    await addToTally(transaction, pollId, [next], 1)
    return { outcome: 'counted', timesEmptied, ...resolved }
  })
  if (change && change.ballots.length > 0) onCounted?.(change)
  return result
}

export async function hasVoted(database: Database, pollId: string, voterHash: string): Promise<boolean> {
  const row = await database
    .selectFrom('poll_voter')
    .select('revision')
    .where('poll_id', '=', pollId)
    .where('voter_hash', '=', voterHash)
    .executeTakeFirst()
  return row !== undefined
}
