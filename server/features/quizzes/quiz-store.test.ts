import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_ATTEMPTS } from '#contract/quiz.ts'
import { DAY_MS } from '#lib/dates/durations.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { collect } from '../../testing/collect.fixture.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { quizOfAllKinds } from '../../testing/quiz-browser.ts'
import type { QuizAttempt } from './quiz-attempt.ts'
import {
  addQuiz,
  beginAttempt,
  changeAttempt,
  deleteQuiz,
  findQuiz,
  type HostedQuiz,
  isAuthor,
  lastAttempt,
  type QuizStore,
  readAttempts,
  replaceQuiz,
  setClosed,
} from './quiz-store.ts'
import { createVersionCache } from './quiz-versions.ts'
import { quizPage } from './quiz-view.ts'

const DAY = Math.floor(TEST_NOW / DAY_MS)
const QUIZ = quizOfAllKinds()
const UNDRAWN = { questions: ['q1', 'q2', 'q3', 'q4', 'q5'], choices: {} }

let dependencies: Dependencies
let now: number
let store: QuizStore & Dependencies
const withCache = () => ({ ...dependencies, readVersion: createVersionCache() })

async function keep(quiz: Quiz = QUIZ) {
  const made = await addQuiz(store, quiz)
  return { ...made, hosted: await hostedAt(made.id) }
}

async function hostedAt(id: string): Promise<HostedQuiz> {
  const hosted = await findQuiz(store, id)
  if (!hosted) throw new Error('The quiz is gone')
  return hosted
}

/** All that is stored of a quiz. */
async function rowsOf(id: string) {
  const { database } = dependencies
  return {
    quiz: await database.selectFrom('quiz').selectAll().where('id', '=', id).execute(),
    versions: await database.selectFrom('quiz_version').selectAll().where('quiz_id', '=', id).execute(),
    attempts: await database
      .selectFrom('quiz_attempt')
      .selectAll()
      .where('quiz_id', '=', id)
      .orderBy('taker_id')
      .orderBy('number')
      .execute(),
  }
}

/** Returns answers with the given stored size in bytes. */
function answersOf(bytes: number): QuizAttempt['answers'] {
  const answers: Record<string, string> = {}
  const left = () => bytes - Buffer.byteLength(JSON.stringify({ ...answers, last: '' }))
  while (left() > 2_000) answers[`a${Object.keys(answers).length}`] = 'é'.repeat(900)
  const rest = left()
  return { ...answers, last: 'é'.repeat(Math.floor(rest / 2)) + 'x'.repeat(rest % 2) }
}

const handIn = (hosted: HostedQuiz, taker: string, number = 1) =>
  changeAttempt(store, { hosted, taker, number }, ({ attempt }) => ({ ...attempt, finishedAt: now }))
const answer =
  (answers: QuizAttempt['answers']) =>
  ({ attempt }: { attempt: QuizAttempt }): QuizAttempt => ({
    ...attempt,
    answers: { ...attempt.answers, ...answers },
  })

describe.each(ENGINES)('quizzes as they are stored on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => now })
    store = withCache()
  })

  test('a new quiz is open, in its first version, and its author’s alone', async () => {
    const [one, two] = [await keep(), await keep()]
    expect([one.id, one.secret].map((text) => Buffer.from(text, 'base64url').byteLength)).toEqual([12, 24])
    expect(one.createdAt).toBe(TEST_NOW)
    expect(one.hosted).toEqual({ id: one.id, quiz: QUIZ, version: 1, isClosed: false })
    expect(await isAuthor(store.database, one.id, one.secret)).toBe(true)
    for (const secret of [two.secret, '', one.id, `${one.secret}A`])
      expect(await isAuthor(store.database, one.id, secret)).toBe(false)
    expect([await isAuthor(store.database, 'never', one.secret), await findQuiz(store, 'never')]).toEqual([
      undefined,
      undefined,
    ])
    expect(JSON.stringify(await rowsOf(one.id))).not.toContain(one.secret)
  })

  test('changes to one quiz leave another one unchanged, even with the same quiz takers', async () => {
    const [one, two] = [await keep(), await keep()]
    for (const { hosted } of [one, two])
      for (const taker of ['ana', 'ben']) {
        await beginAttempt(store, { hosted, taker, number: 1 }, taker)
        await changeAttempt(store, { hosted, taker, number: 1 }, answer({ q1: ['a'] }))
      }
    await replaceQuiz(store, two.id, { ...QUIZ, title: 'Lakes' })
    const before = await rowsOf(two.id)
    const anaOf = async (id: string) => (await lastAttempt(store, id, 'ana'))?.attempt
    now += DAY_MS
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['closed', () => setClosed(store, one.id, true)],
      ['opened', () => setClosed(store, one.id, false)],
      ['replaced', () => replaceQuiz(store, one.id, { ...QUIZ, title: 'Seas' })],
      [
        'answered',
        () => changeAttempt(store, { hosted: one.hosted, taker: 'ana', number: 1 }, answer({ q4: 'Rhine' })),
      ],
      ['handed in', () => handIn(one.hosted, 'ana')],
      ['begun', () => beginAttempt(store, { hosted: one.hosted, taker: 'ana', number: 2 }, 'Ana')],
      [
        'answered again',
        () => changeAttempt(store, { hosted: one.hosted, taker: 'ana', number: 2 }, answer({ q1: ['b'] })),
      ],
      ['deleted', () => deleteQuiz(dependencies, one.id)],
    ]
    let last = JSON.stringify(await rowsOf(one.id))
    for (const [what, act] of steps) {
      await act()
      const rows = JSON.stringify(await rowsOf(one.id))
      expect([what, rows === last]).toEqual([what, false])
      last = rows
      expect([what, await rowsOf(two.id)]).toEqual([what, before])
      if (what === 'answered again') {
        expect(await anaOf(one.id)).toMatchObject({ number: 2, version: 2, answers: { q1: ['b'] } })
        expect(await anaOf(two.id)).toMatchObject({ number: 1, version: 1, answers: { q1: ['a'] } })
        expect(
          (await collect(readAttempts(store, one.id))).map(({ attempt }) => [
            attempt.name,
            attempt.number,
            attempt.answers,
          ]),
        ).toEqual([
          ['ana', 1, { q1: ['a'], q4: 'Rhine' }],
          ['ben', 1, { q1: ['a'] }],
          ['Ana', 2, { q1: ['b'] }],
        ])
      }
    }
    expect(await rowsOf(one.id)).toEqual({ quiz: [], versions: [], attempts: [] })
    expect([
      await hasTombstone(dependencies.database, 'quiz', one.id),
      await hasTombstone(dependencies.database, 'quiz', two.id),
    ]).toEqual([true, false])
  })

  test('an attempt is stored with its initial data, and read unchanged', async () => {
    const { hosted } = await keep()
    now += 5
    const begun = await beginAttempt(store, { hosted, taker: 'ana', number: 7 }, 'Ana')
    const attempt = {
      number: 1,
      version: 1,
      name: 'Ana',
      order: UNDRAWN,
      answers: {},
      checked: [],
      startedAt: TEST_NOW + 5,
      finishedAt: null,
    }
    expect(begun).toEqual({ quiz: QUIZ, attempt })
    now += 5
    // A second press, under another name.
    expect(await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, 'Anna')).toEqual(begun)
    expect(await lastAttempt(store, hosted.id, 'ana')).toEqual(begun)
    expect(await lastAttempt(store, hosted.id, 'ben')).toBeUndefined()
    const changed = { ...attempt, answers: { q4: 'Rhine' }, checked: ['q4'], finishedAt: now }
    await changeAttempt(store, { hosted, taker: 'ana', number: 1 }, () => changed)
    expect((await lastAttempt(store, hosted.id, 'ana'))?.attempt).toEqual(changed)
    // Another process, which remembers nothing.
    expect((await lastAttempt(withCache(), hosted.id, 'ana'))?.attempt).toEqual(changed)
  })

  test('the next attempt is one more than the last, whatever number is requested', async () => {
    const { hosted } = await keep()
    await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')
    await handIn(hosted, 'ana')
    expect((await beginAttempt(store, { hosted, taker: 'ana', number: 9 }, '')).attempt.number).toBe(2)
    expect((await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')).attempt.number).toBe(2)
    await handIn(hosted, 'ana', 2)
    expect((await beginAttempt(store, { hosted, taker: 'ana', number: 2 }, '')).attempt).toMatchObject({
      number: 2,
      finishedAt: now,
    })
    expect((await beginAttempt(store, { hosted, taker: 'ben', number: 3 }, '')).attempt.number).toBe(1)
  })

  test('a closed quiz accepts no new attempts, continues open ones, and can be reopened', async () => {
    const { id, hosted } = await keep()
    await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, 'Ana')
    await setClosed(store, id, true)
    const closed = await hostedAt(id)
    expect(closed.isClosed).toBe(true)
    await expect(beginAttempt(store, { hosted: closed, taker: 'ben', number: 1 }, '')).rejects.toThrow(
      'This quiz is closed.',
    )
    expect((await beginAttempt(store, { hosted: closed, taker: 'ana', number: 1 }, '')).attempt.name).toBe(
      'Ana',
    )
    expect(
      (await changeAttempt(store, { hosted: closed, taker: 'ana', number: 1 }, answer({ q1: ['a'] })))
        ?.attempt.answers,
    ).toEqual({ q1: ['a'] })
    await handIn(closed, 'ana')
    await expect(beginAttempt(store, { hosted: closed, taker: 'ana', number: 2 }, '')).rejects.toThrow(
      'This quiz is closed.',
    )
    await setClosed(store, id, false)
    const open = await hostedAt(id)
    expect((await beginAttempt(store, { hosted: open, taker: 'ana', number: 2 }, '')).attempt.number).toBe(2)
    expect((await rowsOf(id)).attempts).toHaveLength(2)
  })

  test('a link accepts five thousand attempts; open ones continue', async () => {
    const { id, hosted } = await keep()
    await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')
    const [row] = (await rowsOf(id)).attempts
    if (!row) throw new Error('No attempt')
    const rows = Array.from({ length: MAX_ATTEMPTS - 2 }, (_, at) => ({ ...row, taker_id: `taker ${at}` }))
    for (let at = 0; at < rows.length; at += 1_000)
      await dependencies.database
        .insertInto('quiz_attempt')
        .values(rows.slice(at, at + 1_000))
        .execute()
    const other = await keep()
    await beginAttempt(store, { hosted: other.hosted, taker: 'ana', number: 1 }, '')
    expect((await beginAttempt(store, { hosted, taker: 'ben', number: 1 }, '')).attempt.number).toBe(1)
    await expect(beginAttempt(store, { hosted, taker: 'carl', number: 1 }, '')).rejects.toThrow(
      'This quiz was taken 5000 times, the most that one link takes.',
    )
    expect((await beginAttempt(store, { hosted, taker: 'ben', number: 1 }, '')).attempt.number).toBe(1)
    expect(
      (await changeAttempt(store, { hosted, taker: 'ben', number: 1 }, answer({ q4: 'x' })))?.attempt.answers,
    ).toEqual({ q4: 'x' })
  })

  test('the answers of an attempt have 256 kB, however they arrive', async () => {
    const { hosted } = await keep()
    await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')
    const size = 256 * 1024
    const change = (bytes: number) =>
      changeAttempt(store, { hosted, taker: 'ana', number: 1 }, answer(answersOf(bytes)))
    await expect(change(size + 1)).rejects.toThrow('Your answers are too long. Make some of them shorter.')
    expect((await lastAttempt(store, hosted.id, 'ana'))?.attempt.answers).toEqual({})
    await change(size)
    expect(await lastAttempt(store, hosted.id, 'ana')).toMatchObject({
      attempt: { answers: answersOf(size) },
    })
    const more = changeAttempt(store, { hosted, taker: 'ana', number: 1 }, answer({ q1: ['a'] }))
    await expect(more).rejects.toThrow('Your answers are too long.')
    expect((await lastAttempt(store, hosted.id, 'ana'))?.attempt.answers.q1).toBeUndefined()
  })

  test('of an attempt that is not there, or that nothing changes, nothing is written', async () => {
    const { hosted } = await keep()
    await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')
    const before = await rowsOf(hosted.id)
    let calls = 0
    const act = ({ attempt }: { attempt: QuizAttempt }) => {
      calls++
      return attempt
    }
    now += DAY_MS
    expect(await changeAttempt(store, { hosted, taker: 'ana', number: 2 }, act)).toBeUndefined()
    expect(await changeAttempt(store, { hosted, taker: 'ben', number: 1 }, act)).toBeUndefined()
    expect(calls).toBe(0)
    expect((await changeAttempt(store, { hosted, taker: 'ana', number: 1 }, act))?.attempt.number).toBe(1)
    expect(calls).toBe(1)
    expect(await rowsOf(hosted.id)).toEqual(before)
  })

  test('starting, answering, closing or replacing a quiz updates its active day, never to an earlier one', async () => {
    const { id, hosted } = await keep()
    const used = async () => ((await rowsOf(id)).quiz[0]?.active_day ?? 0) - DAY
    const on = async (days: number, act: () => Promise<unknown>) => {
      now = TEST_NOW + days * DAY_MS
      await act()
      return used()
    }
    expect(await used()).toBe(0)
    expect(await on(1, () => beginAttempt(store, { hosted, taker: 'ana', number: 1 }, ''))).toBe(1)
    expect(
      await on(2, () => changeAttempt(store, { hosted, taker: 'ana', number: 1 }, answer({ q4: 'x' }))),
    ).toBe(2)
    expect(
      await on(1, () => changeAttempt(store, { hosted, taker: 'ana', number: 1 }, answer({ q4: 'y' }))),
    ).toBe(2)
    expect(await on(3, () => setClosed(store, id, true))).toBe(3)
    expect(await on(4, () => replaceQuiz(store, id, { ...QUIZ, title: 'New' }))).toBe(4)
    expect(await on(5, () => replaceQuiz(store, id, { ...QUIZ, title: 'New' }))).toBe(5)
    expect(
      await on(6, async () => [
        await findQuiz(store, id),
        await lastAttempt(store, id, 'ana'),
        await collect(readAttempts(store, id)),
      ]),
    ).toBe(5)
  })

  test('a soft-deleted quiz cannot be seen or changed until it is restored', async () => {
    const { id, secret, hosted } = await keep()
    await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')
    const page = quizPage(dependencies)
    const description = 'A quiz: take it in your browser, without an account.'
    expect(await page(id)).toEqual({ title: 'Rivers', description, lines: [] })
    const setSoftDeleted = (day: number | null) =>
      dependencies.database.updateTable('quiz').set({ soft_deleted_day: day }).where('id', '=', id).execute()
    await setSoftDeleted(0)
    expect([await findQuiz(store, id), await isAuthor(store.database, id, secret), await page(id)]).toEqual([
      undefined,
      undefined,
      'gone',
    ])
    await setSoftDeleted(null)
    expect([
      (await findQuiz(store, id))?.version,
      (await lastAttempt(store, id, 'ana'))?.attempt.number,
    ]).toEqual([1, 1])
    const never = 'A'.repeat(16)
    await deleteQuiz(dependencies, id)
    // Ids of games are longer: they are not looked for here.
    expect([await page(id), await page(never), await page(`${id}AAAA`)]).toEqual([
      'gone',
      undefined,
      undefined,
    ])
  })

  test('attempts are listed in the order of their start', async () => {
    const { hosted } = await keep()
    for (const taker of ['carl', 'ana', 'ben']) {
      await beginAttempt(store, { hosted, taker, number: 1 }, taker)
      now += 1
    }
    await beginAttempt(store, { hosted, taker: 'aaron', number: 1 }, 'aaron')
    await beginAttempt(store, { hosted, taker: 'abel', number: 1 }, 'abel')
    await handIn(hosted, 'carl')
    await beginAttempt(store, { hosted, taker: 'carl', number: 2 }, 'carl again')
    expect((await collect(readAttempts(store, hosted.id))).map(({ attempt }) => attempt.name)).toEqual([
      'carl',
      'ana',
      'ben',
      'aaron',
      'abel',
      'carl again',
    ])
    expect(await collect(readAttempts(store, 'never'))).toEqual([])
  })

  test('every process returns the same stored shuffle order', async () => {
    const { hosted } = await keep(quizOfAllKinds({ shufflesOptions: true }))
    const { attempt } = await beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')
    expect(attempt.order.questions).toEqual(UNDRAWN.questions)
    expect(Object.keys(attempt.order.choices).sort()).toEqual(UNDRAWN.questions)
    expect((await lastAttempt(withCache(), hosted.id, 'ana'))?.attempt.order).toEqual(attempt.order)
    const shuffled = await keep(quizOfAllKinds({ shufflesQuestions: true }))
    const orders = []
    for (let at = 0; at < 6; at++)
      orders.push(
        (await beginAttempt(store, { hosted: shuffled.hosted, taker: `t${at}`, number: 1 }, '')).attempt
          .order,
      )
    expect(orders.map(({ choices }) => choices)).toEqual(orders.map(() => ({})))
    expect(orders.map(({ questions }) => [...questions].sort())).toEqual(orders.map(() => UNDRAWN.questions))
    expect((await lastAttempt(store, shuffled.id, 't5'))?.attempt.order).toEqual(orders[5])
  })

  test('reports a deleted quiz when an attempt starts or the quiz is replaced', async () => {
    const { id, hosted } = await keep()
    await deleteQuiz(dependencies, id)
    const notFound = 'This quiz does not exist or was deleted.'
    await expect(beginAttempt(store, { hosted, taker: 'ana', number: 1 }, '')).rejects.toThrow(notFound)
    await expect(replaceQuiz(store, id, QUIZ)).rejects.toThrow(notFound)
    expect(
      await changeAttempt(store, { hosted, taker: 'ana', number: 1 }, ({ attempt }) => attempt),
    ).toBeUndefined()
  })
})
