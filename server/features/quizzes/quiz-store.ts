import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { ANSWERS_MOST_BYTES, RUNS_MOST } from '#contract/quiz.ts'
import { createRandomInteger } from '#lib/chance/random-integer.ts'
import { drawOrder, Order } from '#lib/quiz/order.ts'
import { Answer, Quiz } from '#lib/quiz/quiz.ts'
import type { Tables } from '../../database/tables.ts'
import { HttpProblem } from '../../http/errors.ts'
import type { Outside } from '../../outside.ts'
import { drawSecret, hashOfSecret } from '../../shared/author-secret.ts'
import { dayOf } from '../../shared/day.ts'
import { deleteIdle } from '../../shared/delete-idle.ts'
import { noteGone } from '../../shared/gone-ids.ts'
import { mayBegin, type QuizRun } from './quiz-run.ts'

const ID_BYTES = 12
/** Of up to 2 MB each. */
const MOST_KNOWN = 50

const QuizText = v.pipe(v.string(), v.parseJson(), Quiz)
const RunText = {
  order: v.pipe(v.string(), v.parseJson(), Order),
  answers: v.pipe(v.string(), v.parseJson(), v.record(v.string(), Answer)),
  checked: v.pipe(v.string(), v.parseJson(), v.pipe(v.array(v.string()), v.readonly())),
}

/** A quiz that is taken by its link. */
export type KeptQuiz = {
  readonly id: string
  readonly quiz: Quiz
  /** Whether its author takes no new attempts. */
  readonly isClosed: boolean
}

/** Somebody's attempt at a quiz. */
type Taking = { readonly kept: KeptQuiz; readonly taker: string; readonly attempt: number }

/** The answer where there is no quiz, or none any more. */
export function quizNotThere(): HttpProblem {
  return new HttpProblem(404, 'This quiz does not exist or was deleted.')
}

type RunRow = Tables['quiz_run']
type Within = Transaction<Tables>

/** Deletes the quizzes that nobody has taken or changed for the time that they are kept, with what was answered. */
export function deleteIdleQuizzes(outside: Outside): Promise<void> {
  return deleteIdle(outside, 'quiz', outside.keeps.quizzesDays)
}

export async function deleteQuiz(
  { database, now }: Pick<Outside, 'database' | 'now'>,
  id: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('quiz').where('id', '=', id).execute()
    await noteGone(transaction, 'quiz', [id], now())
  })
}

export function quizStore({ database, now, randomBytes }: Pick<Outside, 'database' | 'now' | 'randomBytes'>) {
  /** A quiz never changes. */
  const quizzes = new Map<string, Quiz>()
  const quizOf = async (id: string): Promise<Quiz> => {
    const known = quizzes.get(id)
    if (known) return known
    const row = await database
      .selectFrom('quiz')
      .select('quiz')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const quiz = v.parse(QuizText, row.quiz)
    quizzes.set(id, quiz)
    const [oldest] = quizzes.keys()
    if (quizzes.size > MOST_KNOWN && oldest !== undefined) quizzes.delete(oldest)
    return quiz
  }
  const shown = () => database.selectFrom('quiz').where('set_aside_day', 'is', null)

  return {
    /** Keeps a new quiz and gives its address and its author's secret, of 96 and 192 random bits. */
    async add(quiz: Quiz): Promise<{ id: string; secret: string; createdAt: number }> {
      const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
      const secret = drawSecret(randomBytes)
      const createdAt = now()
      await database
        .insertInto('quiz')
        .values({
          id,
          secret_hash: hashOfSecret(secret),
          quiz: JSON.stringify(quiz),
          created_at: createdAt,
          is_closed: 0,
          active_day: dayOf(createdAt),
          set_aside_day: null,
        })
        .execute()
      return { id, secret, createdAt }
    },

    async find(id: string): Promise<KeptQuiz | undefined> {
      const row = await shown().select('is_closed').where('id', '=', id).executeTakeFirst()
      return row && { id, quiz: await quizOf(id), isClosed: row.is_closed === 1 }
    },

    /** Whether this is the secret that the quiz's author was given; undefined where there is no quiz. */
    async isAuthor(id: string, secret: string): Promise<boolean | undefined> {
      const row = await shown().select('secret_hash').where('id', '=', id).executeTakeFirst()
      return row && row.secret_hash === hashOfSecret(secret)
    },

    async setClosed(id: string, isClosed: boolean): Promise<void> {
      await database
        .updateTable('quiz')
        .set({ is_closed: isClosed ? 1 : 0, active_day: dayOf(now()) })
        .where('id', '=', id)
        .execute()
    },

    async lastRun(kept: KeptQuiz, taker: string): Promise<QuizRun | undefined> {
      const row = await lastRow(database, kept.id, taker)
      return row && runOf(kept.quiz, row)
    },

    /** Begins an attempt, unless it has begun already. Throws HttpProblem where there can be none. */
    begin: ({ kept, taker, attempt }: Taking, name: string): Promise<QuizRun> =>
      database.transaction().execute(async (transaction) => {
        // The quiz's row is held until the end, so that those who come at once are counted one after the other.
        const { numUpdatedRows } = await transaction
          .updateTable('quiz')
          .set({ active_day: dayOf(now()) })
          .where('id', '=', kept.id)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) throw quizNotThere()
        const row = await lastRow(transaction, kept.id, taker)
        const last = row && runOf(kept.quiz, row)
        if (last && attempt <= last.attempt) return last
        if (!mayBegin(kept.quiz, last, now())) throw new HttpProblem(409, 'You have used all your attempts.')
        if (kept.isClosed) throw new HttpProblem(410, 'This quiz is closed.')
        if ((await countRuns(transaction, kept.id)) >= RUNS_MOST)
          throw new HttpProblem(409, `This quiz was taken ${RUNS_MOST} times, the most that one link takes.`)
        const run: QuizRun = {
          attempt: (last?.attempt ?? 0) + 1,
          name,
          order: drawOrder(
            kept.quiz,
            createRandomInteger((bytes) => bytes.set(randomBytes(bytes.length))),
          ),
          answers: {},
          checked: [],
          startedAt: now(),
          finishedAt: null,
        }
        await transaction
          .insertInto('quiz_run')
          .values(rowOf(kept, taker, run))
          .execute()
        return run
      }),

    /** Changes an attempt; undefined where there is none. Throws HttpProblem for more than is kept. */
    change: (
      { kept, taker, attempt }: Taking,
      act: (run: QuizRun) => QuizRun,
    ): Promise<QuizRun | undefined> =>
      database.transaction().execute(async (transaction) => {
        const ofRun = transaction
          .updateTable('quiz_run')
          .where('quiz_id', '=', kept.id)
          .where('taker_id', '=', taker)
          .where('attempt', '=', attempt)
        // Holds the row, so that what two tabs send at once is put together.
        const row = await ofRun.set({ attempt }).returningAll().executeTakeFirst()
        if (!row) return undefined
        const before = runOf(kept.quiz, row)
        const run = act(before)
        if (run === before) return run
        const { answers, checked, finished_at } = rowOf(kept, taker, run)
        if (Buffer.byteLength(answers) > ANSWERS_MOST_BYTES)
          throw new HttpProblem(413, 'Your answers are too long. Make some of them shorter.')
        await ofRun.set({ answers, checked, finished_at }).execute()
        const today = dayOf(now())
        await transaction
          .updateTable('quiz')
          .set({ active_day: today })
          .where('id', '=', kept.id)
          .where('active_day', '<', today)
          .execute()
        return run
      }),

    /** All attempts, in the order in which they were begun. */
    async runs({ id, quiz }: KeptQuiz): Promise<QuizRun[]> {
      const rows = await database
        .selectFrom('quiz_run')
        .selectAll()
        .where('quiz_id', '=', id)
        .orderBy('started_at')
        .orderBy('taker_id')
        .orderBy('attempt')
        .execute()
      return rows.map((row) => runOf(quiz, row))
    },
  }
}

function lastRow(database: Outside['database'] | Within, id: string, taker: string) {
  return database
    .selectFrom('quiz_run')
    .selectAll()
    .where('quiz_id', '=', id)
    .where('taker_id', '=', taker)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function countRuns(transaction: Within, id: string): Promise<number> {
  const { runs } = await transaction
    .selectFrom('quiz_run')
    .select((row) => row.fn.countAll<number | string>().as('runs'))
    .where('quiz_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(runs)
}

function runOf(quiz: Quiz, row: RunRow): QuizRun {
  return {
    attempt: row.attempt,
    name: row.name,
    order:
      row.drawn === null
        ? { questions: quiz.questions.map(({ id }) => id), choices: {} }
        : v.parse(RunText.order, row.drawn),
    answers: v.parse(RunText.answers, row.answers),
    checked: v.parse(RunText.checked, row.checked),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

function rowOf({ id, quiz: { rules } }: KeptQuiz, taker: string, run: QuizRun): RunRow {
  const isDrawn = rules.shufflesQuestions || rules.shufflesOptions
  return {
    quiz_id: id,
    taker_id: taker,
    attempt: run.attempt,
    name: run.name,
    drawn: isDrawn ? JSON.stringify(run.order) : null,
    answers: JSON.stringify(run.answers),
    checked: JSON.stringify(run.checked),
    started_at: run.startedAt,
    finished_at: run.finishedAt,
  }
}
