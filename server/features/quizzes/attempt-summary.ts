import { setImmediate } from 'node:timers/promises'
import { type ExpressionBuilder, sql } from 'kysely'
import { MAX_HAND_INS } from '#contract/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import type { Tables } from '../../database/tables.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import { type AttemptWithQuiz, ON_THE_WAY_MS } from './quiz-attempt.ts'
import { type QuizStore, readAttempt } from './quiz-store.ts'

/** Attempts at a quiz, as its author sees them. */
export type AttemptSummary = {
  /** Versions with attempts, the newest first. */
  readonly versions: readonly {
    readonly version: number
    readonly begun: number
    readonly finished: number
  }[]
  /** The attempts that ended last, the latest first. Times are UTC milliseconds. */
  readonly handIns: readonly {
    readonly name: string
    readonly number: number
    readonly version: number
    readonly finishedAt: number
    readonly right: number
    readonly total: number
  }[]
}

/** An attempt can have 256 kB of answers: other work has its turn after each, however many ask. */
const inTurn = limitConcurrency(1)

/** Parses or grades one attempt, in turn with everything else that this process does. */
export function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  return inTurn(async () => {
    await setImmediate()
    return work()
  })
}

/** Counts the attempts in the database, and grades only the last ones. */
export async function summarizeAttempts(store: QuizStore, id: string): Promise<AttemptSummary> {
  const { database, now } = store
  const time = now()
  const versions = await database
    .selectFrom('quiz_attempt')
    .select((row) => [
      'version',
      row.fn.countAll<number>().as('begun'),
      row.fn.sum<number | string>(row.case().when(isOver(row, time)).then(1).else(0).end()).as('finished'),
    ])
    .where('quiz_id', '=', id)
    .groupBy('version')
    .orderBy('version', 'desc')
    .execute()
  const last = await database
    .selectFrom('quiz_attempt')
    .select(['taker_id', 'number', endedAt.as('finishedAt')])
    .where('quiz_id', '=', id)
    .where((row) => isOver(row, time))
    .orderBy(endedAt, 'desc')
    .orderBy('started_at')
    .orderBy('taker_id')
    .orderBy('number')
    .limit(MAX_HAND_INS)
    .execute()
  const handIns: AttemptSummary['handIns'][number][] = []
  for (const { finishedAt, ...key } of last) {
    const graded = await takeTurn(async () => {
      const entry = await readAttempt(store, id, key)
      return entry && { ...toHandIn(entry), finishedAt }
    })
    if (graded) handIns.push(graded)
  }
  return {
    versions: versions.map(({ finished, ...counts }) => ({ ...counts, finished: Number(finished) })),
    handIns,
  }
}

const endedAt = sql<number>`coalesce(finished_at, ends_at)`

/** Whether an attempt is submitted or its time is up, as `overSince` computes it. */
function isOver(row: ExpressionBuilder<Tables, 'quiz_attempt'>, now: number) {
  return row.or([row('finished_at', 'is not', null), row('ends_at', '<', now - ON_THE_WAY_MS)])
}

function toHandIn({ quiz, attempt: { name, number, version, answers } }: AttemptWithQuiz) {
  const { right, total } = getResult(quiz, answers)
  return { name, number, version, right, total }
}
