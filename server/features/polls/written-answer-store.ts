import type { Transaction } from 'kysely'
import type { AnswerChange } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Answer, NewAnswer } from './written-answers.ts'

/** All options of a poll, for a transaction that holds the poll. */
export function readAnswers(transaction: Transaction<Tables>, pollId: string): Promise<Answer[]> {
  return transaction
    .selectFrom('poll_option')
    .select(['id', 'text', 'votes', 'state'])
    .where('poll_id', '=', pollId)
    .execute()
}

/**
 * Stores new answers, which wait for the poll's author. All written ones are rewritten in the order of their random
 * ids: a table stores rows in order of arrival, and so would reveal it.
 */
export async function insertAnswers(
  transaction: Transaction<Tables>,
  pollId: string,
  answers: readonly NewAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  const added = answers.map(({ id, text }) => ({
    poll_id: pollId,
    id,
    text,
    votes: 0,
    state: 'waiting' as const,
    counts_for: null,
  }))
  const known = await transaction
    .deleteFrom('poll_option')
    .where('poll_id', '=', pollId)
    .where('state', '!=', 'given')
    .returningAll()
    .execute()
  const rows = [...known, ...added].sort((a, b) => a.id - b.id)
  await transaction.insertInto('poll_option').values(rows).execute()
}

/** Deletes answers that still wait for the poll's author and have no votes any more. */
export async function dropUnwantedAnswers(transaction: Transaction<Tables>, pollId: string): Promise<void> {
  await transaction
    .deleteFrom('poll_option')
    .where('poll_id', '=', pollId)
    .where('state', '=', 'waiting')
    .where('votes', '=', 0)
    .execute()
}

/**
 * Shows or hides a written answer, or lets its votes count for an option that all see. Votes stay with the answer that
 * they were given for, so each of them can still be changed, and this be undone. Whether it was done.
 */
export function changeAnswer(
  database: Database,
  { pollId, id, day }: { readonly pollId: string; readonly id: number; readonly day: number },
  change: AnswerChange,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Held, like by the counting of votes: none is counted for what is not offered any more.
    const { numUpdatedRows } = await transaction
      .updateTable('poll')
      .set({ active_day: day })
      .where('id', '=', pollId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const answers = await readAnswers(transaction, pollId)
    const target = 'countsFor' in change ? change.countsFor : undefined
    const isWritten = answers.some((answer) => answer.id === id && answer.state !== 'given')
    const isTarget = answers.some(
      ({ id: other, state }) => other === target && other !== id && (state === 'given' || state === 'shown'),
    )
    if (!isWritten || (target !== undefined && !isTarget)) return false
    await transaction
      .updateTable('poll_option')
      .set({ state: 'state' in change ? change.state : 'hidden', counts_for: target ?? null })
      .where('poll_id', '=', pollId)
      .where('id', '=', id)
      .execute()
    // Votes for this answer move to the target.
    if (target !== undefined)
      await transaction
        .updateTable('poll_option')
        .set({ counts_for: target })
        .where('poll_id', '=', pollId)
        .where('counts_for', '=', id)
        .execute()
    return true
  })
}
