import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { HttpProblem } from '../http/errors.ts'

/** Kinds of stored data, each with a separate limit. */
export const QUOTA_KINDS = ['polls', 'rooms', 'quizzes', 'accounts'] as const
export type QuotaKind = (typeof QUOTA_KINDS)[number]

/** Bytes by kind. */
export type Use = Readonly<Record<QuotaKind, number>>
/** The most bytes of each kind, and of all together. */
export type Quotas = Use & { readonly all: number }

type Settle = (stored: number) => void

export type Quota = {
  /**
   * Counts bytes before they are stored. Throws HttpProblem 507 if they exceed a limit. Returns a function that counts
   * what was stored instead, up to the reserved bytes; `storing` calls it.
   */
  readonly reserve: (kind: QuotaKind, bytes: number) => Settle
  /** Measures the stored bytes. */
  readonly measure: () => Promise<Use>
  /** Returns the last measurement with what was added since; only the first call waits for one. */
  readonly latest: () => Promise<Use>
  readonly limits: Quotas
}

/** Minimum interval between two measurements; also a hundred times the duration of one. */
const MEASURED_EVERY_MS = 60_000
const LOOKS_SHARE = 100

const SENTENCES: Readonly<Record<QuotaKind, string>> = {
  polls: 'This server has no space left for polls and votes.',
  rooms: 'This server has no space left for live sessions.',
  quizzes: 'This server has no space left for quizzes.',
  accounts: 'This server has no space left for what accounts keep.',
}

/**
 * Limits stored data. The database is measured now and then; bytes added since are counted by each process separately,
 * so that several processes can exceed a limit by the bytes that they accept within a minute.
 */
export function createQuota({
  limits,
  measure,
  elapsed,
  log,
}: {
  readonly limits: Quotas
  /** Looks into the database. */
  readonly measure: () => Promise<Use>
  readonly elapsed: () => number
  readonly log: (line: string) => void
}): Quota {
  let measured: Use = { polls: 0, rooms: 0, quizzes: 0, accounts: 0 }
  const added: Record<QuotaKind, number> = { polls: 0, rooms: 0, quizzes: 0, accounts: 0 }
  let looks = 0
  let nextLook = Number.NEGATIVE_INFINITY
  let underWay: Promise<Use> | undefined

  const look = async (): Promise<Use> => {
    const started = elapsed()
    const before = { ...added }
    looks++
    nextLook = started + MEASURED_EVERY_MS
    measured = await measure()
    for (const kind of QUOTA_KINDS) added[kind] -= before[kind]
    nextLook = elapsed() + Math.max(MEASURED_EVERY_MS, LOOKS_SHARE * (elapsed() - started))
    return measured
  }
  const lookOnce = (): Promise<Use> => {
    underWay ??= look().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  const lookIfDue = () => {
    if (elapsed() >= nextLook)
      lookOnce().catch((error: unknown) => log(`error measuring what is stored: ${error}`))
  }
  const usedOf = (kind: QuotaKind) => measured[kind] + added[kind]
  return {
    limits,
    measure: lookOnce,
    async latest() {
      if (looks === 0) await lookOnce()
      lookIfDue()
      return {
        polls: usedOf('polls'),
        rooms: usedOf('rooms'),
        quizzes: usedOf('quizzes'),
        accounts: usedOf('accounts'),
      }
    },
    reserve(kind, bytes) {
      lookIfDue()
      const all = QUOTA_KINDS.reduce((sum, other) => sum + usedOf(other), bytes)
      if (usedOf(kind) + bytes > limits[kind] || all > limits.all)
        throw new HttpProblem(
          507,
          `${SENTENCES[kind]} Tell the person who runs it, or try again another day.`,
        )
      added[kind] += bytes
      const look = looks
      return (stored) => {
        // A measurement that has begun since counts what is there, and takes back all that was reserved before.
        if (look === looks) added[kind] -= bytes - Math.min(bytes, Math.max(0, stored))
      }
    },
  }
}

/**
 * Runs work that stores at most these bytes. Throws HttpProblem 507 if they exceed a limit. Afterwards the bytes that the
 * work has reported count: by default all, and none if it throws.
 */
export async function storing<T>(
  { reserve }: Pick<Quota, 'reserve'>,
  { kind, bytes }: { readonly kind: QuotaKind; readonly bytes: number },
  work: (report: (stored: number) => void) => Promise<T>,
): Promise<T> {
  const settle = reserve(kind, bytes)
  let reported: number | undefined
  try {
    const result = await work((stored) => {
      reported = stored
    })
    settle(reported ?? bytes)
    return result
  } catch (error) {
    settle(reported ?? 0)
    throw error
  }
}

/**
 * Estimates the stored bytes: the lengths of strings, and a share per row. Both engines know a string's length without
 * reading it, and space of deleted rows is reused, so the size of files would be too large.
 */
export async function measureUse(database: Database): Promise<Use> {
  const sumOf = async (table: string, bytes: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{ bytes: number | null }>`
      SELECT cast(sum(${bytes}) AS bigint) AS bytes FROM ${sql.table(table)}`.execute(database)
    return rows[0]?.bytes ?? 0
  }
  // One after the other: a pool's connections are for visitors.
  return {
    polls:
      (await sumOf('poll', sql`300 + octet_length(question) + octet_length(settings) + 150 * voters`)) +
      (await sumOf('poll_option', sql`60 + octet_length(text)`)) +
      (await sumOf('poll_ranking', sql`80 + octet_length(choices)`)),
    rooms: await sumOf('room', sql`300 + octet_length(state)`),
    quizzes:
      (await sumOf('game', sql`300 + octet_length(quiz)`)) +
      (await sumOf('game_player', sql`200`)) +
      (await sumOf('game_answer', sql`120 + octet_length(answer)`)) +
      (await sumOf('quiz', sql`300 + octet_length(quiz)`)) +
      (await sumOf('quiz_version', sql`100 + octet_length(quiz)`)) +
      (await sumOf(
        'quiz_attempt',
        sql`300 + octet_length(answers) + coalesce(octet_length(question_order), 0)`,
      )),
    accounts: (await sumOf('account', sql`1000`)) + (await sumOf('sync_account', sql`bytes + 200 * entries`)),
  }
}
