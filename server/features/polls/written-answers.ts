import type { Transaction } from 'kysely'
import { type AnswerChange, MAX_OPTIONS, MAX_WRITTEN_ANSWERS } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'

/** An option of a poll as the counting of written answers needs it. */
export type Answer = {
  readonly id: number
  readonly text: string
  readonly votes: number
  readonly state: 'given' | 'waiting' | 'shown' | 'hidden'
}

/** Choices that a vote counts for; `answer` is the written one among them that is not public. */
type Resolved = { readonly choices: readonly number[]; readonly answer?: number }

/** Missing or removed option; or as many different answers as a poll accepts. */
export type Refused = { readonly outcome: 'not-offered' | 'full' }

type Chosen = { readonly choices: readonly number[]; readonly written?: string | undefined }

/** New written answer. */
type NewAnswer = { readonly id: number; readonly text: string }

/** Whether two answers are the same for people: without regard to case, and to how wide a space is. */
export function foldedText(text: string): string {
  // Upper case first, so that ß equals SS and both sigmas are one.
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC')
}

/**
 * Finds or creates the answers of a poll's votes, one vote after the other. An answer that equals an option counts for
 * it, ignoring case. `generateId` returns random ids, so that they do not reveal the order of the answers.
 */
export function answerBook(known: readonly Answer[], generateId: () => number) {
  const ids = new Set(known.map(({ id }) => id))
  const offered = new Set(known.filter(isOffered).map(({ id }) => id))
  const byText = new Map<string, number>()
  // Of options that differ in case alone the first counts, of an option and an answer the option.
  for (const { id, text } of known.toSorted((a, b) => b.id - a.id)) byText.set(foldedText(text), id)
  const exact = new Map(known.map(({ id, text }) => [text, id]))
  const added: NewAnswer[] = []
  let written = known.filter(({ state }) => state !== 'given').length

  function idOf(text: string): number | undefined {
    const found = exact.get(text) ?? byText.get(foldedText(text))
    if (found !== undefined || written >= MAX_WRITTEN_ANSWERS) return found
    let id = generateId()
    while (id <= MAX_OPTIONS || ids.has(id)) id = generateId()
    ids.add(id)
    byText.set(foldedText(text), id)
    added.push({ id, text })
    written++
    return id
  }

  return {
    /** Answers added by votes. */
    added: (): readonly NewAnswer[] => added,
    resolve({ choices, written: text }: Chosen): Resolved | Refused {
      if (choices.some((choice) => !offered.has(choice))) return { outcome: 'not-offered' }
      if (text === undefined) return { choices }
      const id = idOf(text)
      if (id === undefined) return { outcome: 'full' }
      return {
        choices: [...new Set([...choices, id])].sort((a, b) => a - b),
        ...(!offered.has(id) && { answer: id }),
      }
    },
  }
}

/** Whether a vote can only be counted with the poll's written answers loaded. */
export function isWritten({ choices, written }: Chosen): boolean {
  return written !== undefined || choices.some((choice) => choice > MAX_OPTIONS)
}

/** Ids for written answers, of 31 random bits. */
export function createIdGenerator(randomBytes: (count: number) => Uint8Array): () => number {
  return () => Buffer.from(randomBytes(4)).readUInt32BE() >>> 1
}

function isOffered({ state }: Answer): boolean {
  return state === 'given' || state === 'shown'
}

/** Returns the answers after a vote is withdrawn: a pending one is removed with its last vote. */
export function withoutVote(answers: readonly Answer[], choices: readonly number[]): readonly Answer[] {
  return answers.filter(
    ({ id, votes, state }) => !(state === 'waiting' && votes === 1 && choices.includes(id)),
  )
}

/** Reads all options of a poll, in a transaction that has locked the poll. */
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
 * Shows or hides a written answer, or counts its votes for a visible option. Votes remain with their original answer,
 * so each of them can still be changed, and this be undone. Returns whether it was done.
 */
export function changeAnswer(
  database: Database,
  { pollId, id, day }: { readonly pollId: string; readonly id: number; readonly day: number },
  change: AnswerChange,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Locked, as during counting of votes: none is counted for a removed option.
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
