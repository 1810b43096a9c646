import { sql, type Transaction } from 'kysely'
import type { PollSettings } from '#contract/poll.ts'
import type { Tables } from '../../database/tables.ts'
import type { Ranking } from './ballot-box.ts'

/** Choices, without the voter. */
export type Ballot = { readonly kind: PollSettings['kind']; readonly choices: readonly number[] }

/** The rankings that a version of a poll has more than the one before it, and how many voters. */
export type TallyChange = {
  readonly pollId: string
  readonly version: number
  readonly voters: number
  readonly ballots: readonly Ranking[]
}

/**
 * Adds ballots to a poll's tally, or subtracts them (`by` −1). The first preference of a ranking counts for its option.
 * All options of the poll are written, including those without a change: a database records which transaction wrote a
 * row last, and so would reveal the option of the last voter.
 */
export async function addToTally(
  transaction: Transaction<Tables>,
  pollId: string,
  ballots: readonly Ballot[],
  by: 1 | -1,
): Promise<void> {
  const byOption = Map.groupBy(
    ballots.flatMap(({ kind, choices }) => (kind === 'ranked' ? choices.slice(0, 1) : choices)),
    (choice) => choice,
  )
  const cases = [...byOption].map(([option, { length }]) => sql`WHEN ${option} THEN ${by * length}`)
  await transaction
    .updateTable('poll_option')
    .set({ votes: sql`votes + CASE id ${sql.join(cases, sql` `)} ELSE 0 END` })
    .where('poll_id', '=', pollId)
    .execute()
  const rankings = Map.groupBy(
    ballots.filter(({ kind }) => kind === 'ranked'),
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
