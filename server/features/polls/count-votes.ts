import { sql, type Transaction } from 'kysely'
import type { PollSettings } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { dayOf } from './poll-store.ts'

/** One browser's vote; its choices have been checked against the poll. */
export type Vote = {
  readonly pollId: string
  readonly voterHash: string
  readonly kind: PollSettings['kind']
  readonly choices: readonly number[]
}

/** A counted vote comes with how often its poll had been emptied before. */
export type Counted =
  | { readonly outcome: 'counted'; readonly timesEmptied: number }
  | { readonly outcome: 'voted-before' }
  | { readonly outcome: 'closed' }

/**
 * Counts votes, one transaction a poll: who voted and what was chosen are written together or not at all, into tables
 * that nothing joins. A browser's second vote is known from what the database inserted, so it is never counted,
 * whatever arrives at once on however many processes.
 */
export async function countVotes(
  database: Database,
  votes: readonly Vote[],
  now: number,
): Promise<readonly Counted[]> {
  const results: Counted[] = votes.map(() => ({ outcome: 'closed' }))
  const byPoll = Map.groupBy(votes.entries(), ([, { pollId }]) => pollId)
  for (const [pollId, entries] of byPoll) {
    const outcome = await countInPoll(
      database,
      pollId,
      entries.map(([, vote]) => vote),
      now,
    )
    for (const [position, [index]] of entries.entries())
      results[index] = outcome[position] ?? { outcome: 'closed' }
  }
  return results
}

function countInPoll(
  database: Database,
  pollId: string,
  votes: readonly Vote[],
  now: number,
): Promise<readonly Counted[]> {
  return database.transaction().execute(async (transaction) => {
    const held = await holdOpenPoll(transaction, pollId, now)
    if (!held) return votes.map(() => ({ outcome: 'closed' }))
    const isNew = await insertVoters(transaction, pollId, votes)
    const counted = votes.filter((_, index) => isNew[index])
    if (counted.length > 0) {
      await transaction
        .updateTable('poll')
        .set((row) => ({ voters: row('voters', '+', counted.length) }))
        .where('id', '=', pollId)
        .execute()
      await addToTally(transaction, pollId, counted, 1)
    }
    return isNew.map((is) => (is ? { outcome: 'counted', ...held } : { outcome: 'voted-before' }))
  })
}

/** Locks the poll's row until the end of the transaction, so that no vote slips in after its closing; undefined where it is not open. */
function holdOpenPoll(
  transaction: Transaction<Tables>,
  pollId: string,
  now: number,
): Promise<{ readonly timesEmptied: number } | undefined> {
  return transaction
    .updateTable('poll')
    .set({ active_day: dayOf(now) })
    .where('id', '=', pollId)
    .where('is_closed', '=', 0)
    .where((row) => row.or([row('closes_at', 'is', null), row('closes_at', '>', now)]))
    .returning('times_emptied as timesEmptied')
    .executeTakeFirst()
}

/** Which of the votes are their browser's first in this poll; of two at once the first. */
async function insertVoters(
  transaction: Transaction<Tables>,
  pollId: string,
  votes: readonly Vote[],
): Promise<boolean[]> {
  const hashes = [...new Set(votes.map(({ voterHash }) => voterHash))].sort()
  const inserted = await transaction
    .insertInto('poll_voter')
    .values(hashes.map((voter_hash) => ({ poll_id: pollId, voter_hash, revision: 0 })))
    .onConflict((conflict) => conflict.columns(['poll_id', 'voter_hash']).doNothing())
    .returning('voter_hash')
    .execute()
  const fresh = new Set(inserted.map(({ voter_hash }) => voter_hash))
  return votes.map(({ voterHash }) => fresh.delete(voterHash))
}

/** Adds votes to the tally, or takes them from it (`by` −1). The first preference of a ranking counts for its option. */
async function addToTally(
  transaction: Transaction<Tables>,
  pollId: string,
  votes: readonly Vote[],
  by: 1 | -1,
): Promise<void> {
  const byOption = Map.groupBy(
    votes.flatMap(({ kind, choices }) => (kind === 'ranked' ? choices.slice(0, 1) : choices)),
    (choice) => choice,
  )
  for (const [option, { length }] of [...byOption].sort(([a], [b]) => a - b))
    await transaction
      .updateTable('poll_option')
      .set((row) => ({ votes: row('votes', '+', by * length) }))
      .where('poll_id', '=', pollId)
      .where('id', '=', option)
      .execute()
  const rankings = Map.groupBy(
    votes.filter(({ kind }) => kind === 'ranked'),
    ({ choices }) => choices.join(','),
  )
  for (const [choices, { length }] of [...rankings].sort(([a], [b]) => (a < b ? -1 : 1)))
    await transaction
      .insertInto('poll_ranking')
      .values({ poll_id: pollId, choices, votes: by * length })
      .onConflict((conflict) =>
        conflict
          .columns(['poll_id', 'choices'])
          .doUpdateSet({ votes: sql`poll_ranking.votes + excluded.votes` }),
      )
      .execute()
}

/** Replaces a vote that this browser gave before. Refused as `voted-before` where its receipt is not of its last vote. */
export function changeVote(
  database: Database,
  /** The vote as its receipt has it. */
  before: Vote & { readonly revision: number; readonly timesEmptied: number },
  choices: readonly number[],
  now: number,
): Promise<Counted> {
  const { pollId, voterHash, revision, timesEmptied } = before
  return database.transaction().execute(async (transaction) => {
    const held = await holdOpenPoll(transaction, pollId, now)
    if (!held) return { outcome: 'closed' }
    if (held.timesEmptied !== timesEmptied) return { outcome: 'voted-before' }
    const { numUpdatedRows } = await transaction
      .updateTable('poll_voter')
      .set({ revision: revision + 1 })
      .where('poll_id', '=', pollId)
      .where('voter_hash', '=', voterHash)
      .where('revision', '=', revision)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { outcome: 'voted-before' }
    await addToTally(transaction, pollId, [before], -1)
    await addToTally(transaction, pollId, [{ ...before, choices }], 1)
    return { outcome: 'counted', timesEmptied }
  })
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
