import { sql } from 'kysely'
import * as v from 'valibot'
import { type PollChange, type PollRequest, type PollSettings, pollSettings } from '#contract/poll.ts'
import { createRandomInteger, shuffle } from '#lib/random/random.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { generateSecret, hashSecret } from '../../share-links/author-secret.ts'
import { dayOf } from '../../share-links/day.ts'
import { expireInactive } from '../../share-links/expire-inactive.ts'
import { addTombstones } from '../../share-links/tombstones.ts'
import type { Runoff } from './instant-runoff.ts'

const ID_BYTES = 12

export type PollOption = {
  readonly id: number
  readonly text: string
  readonly votes: number
  /** Created with the poll, or written by a voter. */
  readonly state: 'given' | 'waiting' | 'shown' | 'hidden'
  /** The option that its votes count for; null for itself. */
  readonly countsFor: number | null
}

/** Poll as stored, with all counts. */
export type Poll = {
  readonly id: string
  readonly question: string
  readonly settings: PollSettings
  readonly createdAt: number
  readonly closesAt: number | null
  readonly isClosed: boolean
  readonly voters: number
  readonly timesEmptied: number
  /** The original options, then the written ones, ordered by id. */
  readonly options: readonly PollOption[]
  /** Grows with every change of what was counted. */
  readonly version: number
  /** Result of the rankings, once counted; only for `ranked`. */
  readonly runoff?: Runoff
}

/** Stores a new poll and returns its id and its author's secret, of 96 and 192 random bits. */
export async function createPoll(
  { database, randomBytes, now }: Pick<Dependencies, 'database' | 'randomBytes' | 'now'>,
  { question, options, settings, closesAt }: PollRequest,
): Promise<{ id: string; secret: string; createdAt: number }> {
  const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
  const secret = generateSecret(randomBytes)
  const createdAt = now()
  const poll = {
    id,
    secret_hash: hashSecret(secret),
    question,
    settings: JSON.stringify(settings),
    created_at: createdAt,
    closes_at: closesAt,
    is_closed: 0,
    voters: 0,
    times_emptied: 0,
    active_day: dayOf(createdAt),
    version: 0,
    lot: null,
    soft_deleted_day: null,
  }
  const rows = options.map((text, index) => ({
    poll_id: id,
    id: index + 1,
    text,
    votes: 0,
    state: 'given' as const,
    counts_for: null,
  }))
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('poll').values(poll).execute()
    await transaction.insertInto('poll_option').values(rows).execute()
  })
  return { id, secret, createdAt }
}

/** The polls that are not set aside. */
function shown(database: Database) {
  return database.selectFrom('poll').where('soft_deleted_day', 'is', null)
}

export async function readPoll(database: Database, id: string): Promise<Poll | undefined> {
  const row = await shown(database).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const options = await database
    .selectFrom('poll_option')
    .select(['id', 'text', 'votes', 'state', 'counts_for as countsFor'])
    .where('poll_id', '=', id)
    .orderBy('id')
    .execute()
  const settings = v.parse(pollSettings, JSON.parse(row.settings))
  return {
    id,
    question: row.question,
    settings,
    createdAt: row.created_at,
    closesAt: row.closes_at,
    isClosed: row.is_closed === 1,
    voters: row.voters,
    timesEmptied: row.times_emptied,
    version: row.version,
    options,
  }
}

/** Whether this is the secret of the poll's author; undefined if the poll does not exist. */
export async function isAuthor(database: Database, id: string, secret: string): Promise<boolean | undefined> {
  const row = await shown(database).select('secret_hash').where('id', '=', id).executeTakeFirst()
  return row && row.secret_hash === hashSecret(secret)
}

/**
 * Closes or reopens a poll, changes its question, or limits the voters per network. Returns whether it was done: the
 * first vote fixes the question.
 */
export async function changePoll(
  database: Database,
  id: string,
  { isClosed, question, votersPerNetwork, day }: PollChange & { readonly day: number },
): Promise<boolean> {
  const settings = votersPerNetwork === undefined ? undefined : (await readPoll(database, id))?.settings
  const result = await database
    .updateTable('poll')
    .set({
      active_day: day,
      ...(isClosed !== undefined && { is_closed: isClosed ? 1 : 0 }),
      // A reopened poll remains open, whatever closing time was set before.
      ...(isClosed === false && { closes_at: null }),
      ...(question !== undefined && { question }),
      ...(settings && { settings: JSON.stringify({ ...settings, votersPerNetwork }) }),
    })
    .where('id', '=', id)
    .$if(question !== undefined, (query) => query.where('voters', '=', 0))
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** Removes all votes and written answers, and the lot; all voters can vote again. */
export async function emptyPoll(database: Database, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('poll')
      .set((row) => ({
        voters: 0,
        lot: null,
        times_emptied: row('times_emptied', '+', 1),
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await transaction
      .deleteFrom('poll_option')
      .where('poll_id', '=', id)
      .where('state', '!=', 'given')
      .execute()
    await transaction.updateTable('poll_option').set({ votes: 0 }).where('poll_id', '=', id).execute()
    await transaction.deleteFrom('poll_ranking').where('poll_id', '=', id).execute()
    await transaction.deleteFrom('poll_voter').where('poll_id', '=', id).execute()
  })
}

/**
 * Draws the random order of options that decides ties for last in a ranked poll, unless another process has drawn one,
 * and returns the stored one. It is drawn once per poll, so every count on every process breaks a tie in the same way,
 * also after the votes have changed.
 */
export async function drawLot(
  { database, randomBytes }: Pick<Dependencies, 'database' | 'randomBytes'>,
  { id, options }: Poll,
): Promise<readonly number[]> {
  const random = createRandomInteger((bytes) => bytes.set(randomBytes(bytes.length)))
  const drawn = shuffle(
    options.map((option) => option.id),
    random,
  )
  const stored = await database
    .updateTable('poll')
    .set({ lot: sql`coalesce(lot, ${drawn.join(',')})` })
    .where('id', '=', id)
    .returning('lot')
    .executeTakeFirst()
  return stored?.lot?.split(',').map(Number) ?? drawn
}

export async function deletePoll(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  id: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('poll').where('id', '=', id).execute()
    await addTombstones(transaction, 'poll', [id], now())
  })
}

/** Whether the poll exists but is soft-deleted for inactivity, so it is no longer shown. */
export async function isSoftDeleted(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('poll')
    .select('soft_deleted_day')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.soft_deleted_day !== null
}

/** Deletes expired polls: those without votes or changes during the retention period. */
export function expireInactivePolls(dependencies: Dependencies): Promise<void> {
  return expireInactive(dependencies, 'poll', dependencies.retention.pollsDays)
}

/** Returns the error for a missing or deleted poll. */
export function pollNotThere(): HttpProblem {
  return new HttpProblem(404, 'This poll does not exist or was deleted.')
}
