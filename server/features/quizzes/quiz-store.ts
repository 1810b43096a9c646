import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { MAX_ANSWERS_BYTES, MAX_ATTEMPTS } from '#contract/quiz.ts'
import { Order, randomOrder } from '#lib/quiz/order.ts'
import { Answer, type Quiz } from '#lib/quiz/quiz.ts'
import { createRandomInteger } from '#lib/random/random.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { generateSecret, hashSecret } from '../../share-links/author-secret.ts'
import { dayOf } from '../../share-links/day.ts'
import { expireInactive } from '../../share-links/expire-inactive.ts'
import { addTombstones } from '../../share-links/tombstones.ts'
import { type AttemptWithQuiz, endOf, mayBegin, type QuizAttempt } from './quiz-attempt.ts'
import { type createVersionCache, putVersion } from './quiz-versions.ts'

const ID_BYTES = 12

const AttemptText = {
  order: v.pipe(v.string(), v.parseJson(), Order),
  answers: v.pipe(v.string(), v.parseJson(), v.record(v.string(), Answer)),
  checked: v.pipe(v.string(), v.parseJson(), v.pipe(v.array(v.string()), v.readonly())),
}

/** Quiz hosted under its link. */
export type HostedQuiz = {
  readonly id: string
  /** As its author gave it last. */
  readonly quiz: Quiz
  /** Grows with each quiz that its author puts in the place of the one before; from 1. */
  readonly version: number
  /** Whether it accepts no new attempts. */
  readonly isClosed: boolean
}

/** Key of an attempt at a quiz. */
type AttemptKey = { readonly hosted: HostedQuiz; readonly taker: string; readonly number: number }

/** Returns the error for a missing or deleted quiz. */
export function quizNotThere(): HttpProblem {
  return new HttpProblem(404, 'This quiz does not exist or was deleted.')
}

type AttemptRow = Tables['quiz_attempt']
type Within = Transaction<Tables>

/** Deletes quizzes without attempts or changes during the retention period, with all answers. */
export function expireInactiveQuizzes(dependencies: Dependencies): Promise<void> {
  return expireInactive(dependencies, 'quiz', dependencies.retention.quizzesDays)
}

export async function deleteQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  id: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('quiz').where('id', '=', id).execute()
    await addTombstones(transaction, 'quiz', [id], now())
  })
}

/** The database of the hosted quizzes, and a cache of their versions. */
export type QuizStore = Pick<Dependencies, 'database' | 'now'> & {
  readonly readVersion: ReturnType<typeof createVersionCache>
}

/** Adds a quiz. Returns its id and the secret of its author, of 96 and 192 random bits. */
export async function addQuiz(
  { database, now, randomBytes }: Pick<Dependencies, 'database' | 'now' | 'randomBytes'>,
  quiz: Quiz,
): Promise<{ id: string; secret: string; createdAt: number }> {
  const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
  const secret = generateSecret(randomBytes)
  const createdAt = now()
  await database
    .insertInto('quiz')
    .values({
      id,
      secret_hash: hashSecret(secret),
      quiz: JSON.stringify(quiz),
      version: 1,
      created_at: createdAt,
      is_closed: 0,
      active_day: dayOf(createdAt),
      soft_deleted_day: null,
    })
    .execute()
  return { id, secret, createdAt }
}

/** The quizzes that are not soft-deleted. */
function shown(database: Database) {
  return database.selectFrom('quiz').where('soft_deleted_day', 'is', null)
}

export async function findQuiz(
  { database, readVersion }: Pick<QuizStore, 'database' | 'readVersion'>,
  id: string,
): Promise<HostedQuiz | undefined> {
  for (;;) {
    const row = await shown(database).select(['is_closed', 'version']).where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const { version, is_closed } = row
    const quiz = await readVersion(database, id, version)
    // Otherwise it was replaced or deleted in between.
    if (quiz) return { id, quiz, version, isClosed: is_closed === 1 }
  }
}

/** Replaces the newest version of a quiz, unless it is the same. Returns the version. */
export function replaceQuiz(
  { database, now }: Pick<QuizStore, 'database' | 'now'>,
  id: string,
  quiz: Quiz,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const text = JSON.stringify(quiz)
    // The quiz's row is locked until the end: attempts that start during this get the new version.
    const row = await transaction
      .updateTable('quiz')
      .set({ active_day: dayOf(now()) })
      .where('id', '=', id)
      .returning(['version', 'quiz'])
      .executeTakeFirst()
    if (!row) throw quizNotThere()
    if (row.quiz === text) return row.version
    return putVersion(transaction, { id, version: row.version, text: row.quiz }, text)
  })
}

/** Whether this is the secret of the quiz's author; undefined if the quiz does not exist. */
export async function isAuthor(database: Database, id: string, secret: string): Promise<boolean | undefined> {
  const row = await shown(database).select('secret_hash').where('id', '=', id).executeTakeFirst()
  return row && row.secret_hash === hashSecret(secret)
}

export async function setClosed(
  { database, now }: Pick<QuizStore, 'database' | 'now'>,
  id: string,
  isClosed: boolean,
): Promise<void> {
  await database
    .updateTable('quiz')
    .set({ is_closed: isClosed ? 1 : 0, active_day: dayOf(now()) })
    .where('id', '=', id)
    .execute()
}

export async function lastAttempt(
  store: QuizStore,
  id: string,
  taker: string,
): Promise<AttemptWithQuiz | undefined> {
  const row = await lastRow(store.database, id, taker)
  return row && withQuiz(store, store.database, row)
}

/** Begins an attempt, unless it has begun already. Throws HttpProblem if there can be none. */
export function beginAttempt(
  store: QuizStore & Pick<Dependencies, 'randomBytes'>,
  { hosted, taker, number }: AttemptKey,
  name: string,
): Promise<AttemptWithQuiz> {
  const { database, now, randomBytes, readVersion } = store
  return database.transaction().execute(async (transaction) => {
    // The quiz's row is locked until the end, so that simultaneous requests are counted one after the other.
    const locked = await transaction
      .updateTable('quiz')
      .set({ active_day: dayOf(now()) })
      .where('id', '=', hosted.id)
      .returning('version')
      .executeTakeFirst()
    const quiz = locked && (await readVersion(transaction, hosted.id, locked.version))
    if (!quiz) throw quizNotThere()
    const row = await lastRow(transaction, hosted.id, taker)
    const last = row && (await withQuiz(store, transaction, row))
    if (last && number <= last.attempt.number) return last
    if (!mayBegin(quiz, last, now())) throw new HttpProblem(409, 'You have used all your attempts.')
    if (hosted.isClosed) throw new HttpProblem(410, 'This quiz is closed.')
    if ((await countAttempts(transaction, hosted.id)) >= MAX_ATTEMPTS)
      throw new HttpProblem(409, `This quiz was taken ${MAX_ATTEMPTS} times, the most that one link takes.`)
    const attempt: QuizAttempt = {
      number: (last?.attempt.number ?? 0) + 1,
      version: locked.version,
      name,
      order: randomOrder(
        quiz,
        createRandomInteger((bytes) => bytes.set(randomBytes(bytes.length))),
      ),
      answers: {},
      checked: [],
      startedAt: now(),
      finishedAt: null,
    }
    await transaction
      .insertInto('quiz_attempt')
      .values(rowOf(hosted.id, taker, { quiz, attempt }))
      .execute()
    return { quiz, attempt }
  })
}

/** Changes an attempt; undefined if it does not exist. Throws HttpProblem if it exceeds the limits. */
export function changeAttempt(
  store: QuizStore,
  { hosted, taker, number }: AttemptKey,
  act: (before: AttemptWithQuiz) => QuizAttempt,
): Promise<AttemptWithQuiz | undefined> {
  return store.database.transaction().execute(async (transaction) => {
    const ofAttempt = transaction
      .updateTable('quiz_attempt')
      .where('quiz_id', '=', hosted.id)
      .where('taker_id', '=', taker)
      .where('number', '=', number)
    // Locks the row, so that concurrent changes of two tabs are merged.
    const row = await ofAttempt.set({ number }).returningAll().executeTakeFirst()
    if (!row) return undefined
    const before = await withQuiz(store, transaction, row)
    const after = { quiz: before.quiz, attempt: act(before) }
    if (after.attempt === before.attempt) return before
    const { answers, checked, finished_at } = rowOf(hosted.id, taker, after)
    if (Buffer.byteLength(answers) > MAX_ANSWERS_BYTES)
      throw new HttpProblem(413, 'Your answers are too long. Make some of them shorter.')
    await ofAttempt.set({ answers, checked, finished_at }).execute()
    const today = dayOf(store.now())
    await transaction
      .updateTable('quiz')
      .set({ active_day: today })
      .where('id', '=', hosted.id)
      .where('active_day', '<', today)
      .execute()
    return after
  })
}

type RowKey = Pick<AttemptRow, 'taker_id' | 'number'>

/** Generates all attempts, in the order in which they were begun; each is read when it is its turn. */
export async function* readAttempts(store: QuizStore, id: string): AsyncGenerator<AttemptWithQuiz> {
  const keys: readonly RowKey[] = await store.database
    .selectFrom('quiz_attempt')
    .select(['taker_id', 'number'])
    .where('quiz_id', '=', id)
    .orderBy('started_at')
    .orderBy('taker_id')
    .orderBy('number')
    .execute()
  for (const key of keys) {
    const entry = await readAttempt(store, id, key)
    if (entry) yield entry
  }
}

/** Returns an attempt; undefined if it was deleted. */
export async function readAttempt(
  store: QuizStore,
  id: string,
  { taker_id, number }: RowKey,
): Promise<AttemptWithQuiz | undefined> {
  const row = await store.database
    .selectFrom('quiz_attempt')
    .selectAll()
    .where('quiz_id', '=', id)
    .where('taker_id', '=', taker_id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && withQuiz(store, store.database, row)
}

async function withQuiz(
  { readVersion }: Pick<QuizStore, 'readVersion'>,
  from: Kysely<Tables>,
  row: AttemptRow,
): Promise<AttemptWithQuiz> {
  const quiz = await readVersion(from, row.quiz_id, row.version)
  // A version with attempts is deleted only with its quiz.
  if (!quiz) throw quizNotThere()
  return { quiz, attempt: toAttempt(quiz, row) }
}

function lastRow(database: Database | Within, id: string, taker: string) {
  return database
    .selectFrom('quiz_attempt')
    .selectAll()
    .where('quiz_id', '=', id)
    .where('taker_id', '=', taker)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function countAttempts(from: Database | Within, id: string): Promise<number> {
  const { attempts } = await from
    .selectFrom('quiz_attempt')
    .select((row) => row.fn.countAll<number | string>().as('attempts'))
    .where('quiz_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(attempts)
}

function toAttempt(quiz: Quiz, row: AttemptRow): QuizAttempt {
  return {
    number: row.number,
    version: row.version,
    name: row.name,
    order:
      row.question_order === null
        ? { questions: quiz.questions.map(({ id }) => id), choices: {} }
        : v.parse(AttemptText.order, row.question_order),
    answers: v.parse(AttemptText.answers, row.answers),
    checked: v.parse(AttemptText.checked, row.checked),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

function rowOf(id: string, taker: string, { quiz, attempt }: AttemptWithQuiz): AttemptRow {
  const { rules } = quiz
  const isShuffled = rules.shufflesQuestions || rules.shufflesOptions
  return {
    quiz_id: id,
    taker_id: taker,
    number: attempt.number,
    version: attempt.version,
    name: attempt.name,
    question_order: isShuffled ? JSON.stringify(attempt.order) : null,
    answers: JSON.stringify(attempt.answers),
    checked: JSON.stringify(attempt.checked),
    started_at: attempt.startedAt,
    finished_at: attempt.finishedAt,
    ends_at: endOf(quiz, attempt),
  }
}
