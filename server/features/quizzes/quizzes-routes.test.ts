import type { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { quizDone, quizForAuthor, quizReplaced } from '#contract/quiz.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { runMaintenance } from '../../maintenance.ts'
import { hashSecret } from '../../share-links/author-secret.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { migrateDownTo, migrateUp } from '../../testing/old-schema.ts'
import { QuizBrowser, quizOfAllKinds, RIGHT } from '../../testing/quiz-browser.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

describe.each(ENGINES)('hosted quizzes on %s', (engine) => {
  let dependencies: Dependencies
  let app: Hono
  let time: number
  let author: QuizBrowser

  beforeEach(async () => {
    time = TEST_NOW
    dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => time })
    app = await createApp(dependencies)
    author = new QuizBrowser(app)
  })

  test('a quiz reveals nothing of the correct answers before the submission, and all of them after it', async () => {
    const { id } = await author.create(quizOfAllKinds({ passMark: '60' }))
    expect(id).toMatch(/^[\w-]{16}$/)
    const ana = new QuizBrowser(app)
    expect(await ana.see(id)).toMatchObject({ title: 'Rivers', total: 5, passMark: 60, attempt: null })
    expect((await ana.begin(id)).status).toBe(200)
    const underWay = await ana.answer(id, { q1: ['a'], q4: 'Rhine' })
    expect(underWay).toMatchObject({ finishedAt: null, told: {}, result: null })
    const done = await ana.answer(id, { q2: ['c'] }, { isEnd: true })
    expect(done.result).toEqual({ right: 2, total: 5, percent: 40, hasPassed: false })
    expect(done.told.q2).toEqual({ isRight: false, rightText: 'Option a, Option b', explanation: 'Short.' })
    const again = await ana.see(id)
    expect(again.attempt).toMatchObject({ finishedAt: TEST_NOW, result: done.result, answers: { q2: ['c'] } })
    expect(again.attempt?.questions.map(({ id: question }) => question)).toEqual([
      'q1',
      'q2',
      'q3',
      'q4',
      'q5',
    ])
    // It was submitted.
    expect((await ana.answer(id, { q2: ['a', 'b'] })).answers.q2).toEqual(['c'])
    expect((await new QuizBrowser(app).see(id)).attempt).toBeNull()
  })

  test('every byte before the end is the same, whatever is right', async () => {
    const all: string[][] = []
    for (const which of [0, 1]) {
      const randomBytes = diceBytes()
      const twin = await createApp(
        await testDependencies({ database: await emptyDatabase(engine), now: () => TEST_NOW, randomBytes }),
      )
      const writer = new QuizBrowser(twin)
      const { id } = await writer.create(
        quizOfAllKinds({ shufflesQuestions: true, shufflesOptions: true }, which),
      )
      const ana = new QuizBrowser(twin)
      const page = await twin.request(`/quiz/${id}`)
      all.push([
        id,
        `${page.status} ${await page.text()}`,
        (await ana.ask('GET', `/${id}`)).text,
        (await ana.begin(id)).text,
        (await ana.ask('POST', `/${id}/answers`, { number: 1, answers: RIGHT })).text,
        (await ana.ask('GET', `/${id}`)).text,
      ])
    }
    expect(all[1]).toEqual(all[0])
    expect(all[0]?.[3]).toContain('Longest?')
    expect(all[0]?.join('')).not.toMatch(/Short\.|accepted|isTrue|"right"|tolerance/)
  })

  test('if so configured, the right answer is shown after each question and the answer is final', async () => {
    const { id } = await author.create(quizOfAllKinds({ explained: 'after each question' }))
    const ana = new QuizBrowser(app)
    await ana.begin(id)
    const checked = await ana.answer(id, { q5: '6', q1: ['b'] }, { check: 'q5' })
    expect(checked.told).toEqual({ q5: { isRight: false, rightText: '5', explanation: 'Short.' } })
    const later = await ana.answer(id, { q5: '5', q1: ['a'] }, { isEnd: true })
    expect([later.answers, later.result?.right]).toEqual([{ q5: '6', q1: ['a'] }, 1])
    const other = await author.create(quizOfAllKinds())
    await ana.begin(other.id)
    const refused = await ana.ask('POST', `/${other.id}/answers`, { number: 1, answers: RIGHT, check: 'q1' })
    expect(refused).toEqual({
      status: 409,
      text: '{"error":"This quiz shows the right answers at its end."}',
    })
  })

  test('when time is up the attempt is over by the server’s clock, with what had arrived by then', async () => {
    const { id } = await author.create(quizOfAllKinds({ minutes: '2' }))
    const ana = new QuizBrowser(app)
    await ana.begin(id)
    time += MINUTE
    await ana.answer(id, { q1: ['a'] })
    time += MINUTE + 4_000
    // Sent in time, but arriving slightly late.
    expect((await ana.answer(id, { q4: 'Rhine' })).finishedAt).toBeNull()
    time += 2_000
    const late = await ana.answer(id, RIGHT, { isEnd: true })
    expect([late.finishedAt, late.result?.right]).toEqual([TEST_NOW + 2 * MINUTE, 2])
  })

  test('there are as many attempts as the quiz allows, and a second press does not start another', async () => {
    const { id } = await author.create(quizOfAllKinds({ attempts: '2' }))
    const ana = new QuizBrowser(app)
    await ana.begin(id)
    const pressed = await Promise.all([ana.begin(id), ana.begin(id)])
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    expect(await dependencies.database.selectFrom('quiz_attempt').selectAll().execute()).toHaveLength(1)
    expect((await ana.begin(id, 2)).text).toContain('"error":"You have used all your attempts."')
    await ana.answer(id, {}, { isEnd: true })
    await ana.begin(id, 2)
    await ana.answer(id, RIGHT, { number: 2, isEnd: true })
    expect((await ana.see(id)).attempt).toMatchObject({ number: 2, result: { right: 5, percent: 100 } })
    expect(await ana.begin(id, 3)).toMatchObject({ status: 409 })
  })

  test('merges simultaneous answers of two tabs, and grades like the page itself', async () => {
    const quiz = quizOfAllKinds()
    const { id } = await author.create(quiz)
    const ana = new QuizBrowser(app)
    await ana.begin(id)
    await Promise.all(
      Object.entries(RIGHT).map(([question, answer]) => ana.answer(id, { [question]: answer })),
    )
    const { answers, result } = await ana.answer(id, {}, { isEnd: true })
    expect(answers).toEqual(RIGHT)
    expect(result).toEqual({ ...getResult(quiz, RIGHT), hasPassed: null })
  })

  test('only the author can close, export and delete the quiz', async () => {
    const { id, secret } = await author.create(quizOfAllKinds())
    const ana = new QuizBrowser(app)
    await ana.begin(id, 1, '=1+1')
    time += 90_000
    await ana.answer(id, { q1: ['b'], q4: 'Rhine' }, { isEnd: true })
    const ben = new QuizBrowser(app)
    await ben.begin(id)
    for (const [method, path, body] of [
      ['GET', '/author'],
      ['GET', '/results.csv'],
      ['PATCH', '', { isClosed: true }],
      ['PUT', '', { quiz: quizOfAllKinds({}, 1) }],
      ['DELETE', ''],
    ] as const)
      expect(await ana.ask(method, `/${id}${path}`, body, 'guessed')).toEqual({
        status: 403,
        text: '{"error":"Only the person who created this link can do this."}',
      })
    const state = await author.ask('GET', `/${id}/author`, undefined, secret)
    expect(v.parse(quizForAuthor, JSON.parse(state.text))).toEqual({
      isClosed: false,
      begun: 2,
      finished: 1,
      version: 1,
      versions: [{ version: 1, begun: 2, finished: 1 }],
      handIns: [{ name: '=1+1', number: 1, version: 1, finishedAt: TEST_NOW + 90_000, right: 1, total: 5 }],
    })
    expect((await author.ask('GET', `/${id}/results.csv`, undefined, secret)).text).toBe(
      'Name,Attempt,Version,Started,Minutes,Right,Percent,Question 1,Question 2,Question 3,Question 4,Question 5\r\n' +
        "'=1+1,1,1,2023-11-14T22:13:20.000Z,1.5,1,20,Option b,,,Rhine,\r\n" +
        ',1,1,2023-11-14T22:14:50.000Z,,,,,,,,\r\n',
    )
    await author.ask('PATCH', `/${id}`, { isClosed: true }, secret)
    expect(await new QuizBrowser(app).begin(id)).toMatchObject({ status: 410 })
    expect((await ben.answer(id, RIGHT, { isEnd: true })).result?.right).toBe(5)
    const deleted = await author.ask('DELETE', `/${id}`, undefined, secret)
    expect(v.parse(quizDone, JSON.parse(deleted.text))).toEqual({ done: true })
    expect(await ana.ask('GET', `/${id}`)).toMatchObject({ status: 404 })
  })

  test('after an update new attempts use the new quiz, and earlier ones are graded by the version they started with', async () => {
    const first = quizOfAllKinds({ attempts: '1', minutes: '5' })
    const { id, secret } = await author.create(first)
    const update = async (quiz: Quiz) => {
      const { status, text } = await author.ask('PUT', `/${id}`, { quiz }, secret)
      return { status, ...v.parse(quizReplaced, JSON.parse(text)) }
    }
    const [done, underWay, later] = [new QuizBrowser(app), new QuizBrowser(app), new QuizBrowser(app)]
    await done.begin(id, 1, 'Ana')
    await done.answer(id, { q1: ['a'], q4: 'Rhine' }, { isEnd: true })
    await underWay.begin(id, 1, 'Ben')
    await underWay.answer(id, { q1: ['a'] })
    // The other correct answers; a reworded question, one removed, one added; twice as many attempts.
    const second = quizOfAllKinds({ attempts: '2' }, 1)
    const [q1, q2, , q4] = second.questions
    if (!(q1 && q2 && q4)) throw new Error('The quiz has no questions')
    const questions = [{ ...q4, text: 'Which name?' }, q1, { ...q2, id: 'q9', text: 'New?' }]
    expect(await update({ ...second, title: 'Lakes', questions })).toEqual({ status: 200, version: 2 })
    expect(await update({ ...second, title: 'Lakes', questions })).toEqual({ status: 200, version: 2 })

    expect(await underWay.see(id)).toMatchObject({ title: 'Rivers', total: 5, minutes: 5, hasNewer: true })
    time += 1_000
    expect(await underWay.answer(id, { q3: ['true'] }, { isEnd: true })).toMatchObject({
      result: { right: 2, total: 5 },
      told: { q1: { isRight: true, rightText: 'Option a', explanation: 'Short.' } },
    })
    expect((await done.see(id)).attempt?.result).toMatchObject({ right: 2, total: 5 })
    expect(await later.see(id)).toMatchObject({ title: 'Lakes', total: 3, hasNewer: false, attempt: null })
    time += MINUTE
    await later.begin(id, 1, 'Cem')
    expect(await later.ask('POST', `/${id}/answers`, { number: 1, answers: { q3: ['true'] } })).toEqual({
      status: 400,
      text: '{"error":"This question is not in the quiz."}',
    })
    const answered = await later.answer(id, { q1: ['b'], q4: 'Rhine', q9: ['a'] }, { isEnd: true })
    expect(answered.result).toMatchObject({ right: 1, total: 3 })
    // The new quiz allows a second attempt.
    time += MINUTE
    expect((await done.begin(id, 2, 'Ana')).status).toBe(200)
    expect(await done.see(id)).toMatchObject({ title: 'Lakes', attempt: { number: 2, finishedAt: null } })

    const state = await author.ask('GET', `/${id}/author`, undefined, secret)
    expect(v.parse(quizForAuthor, JSON.parse(state.text))).toMatchObject({
      version: 2,
      versions: [
        { version: 2, begun: 2, finished: 1 },
        { version: 1, begun: 2, finished: 2 },
      ],
      handIns: [
        { name: 'Cem', version: 2, right: 1, total: 3 },
        { name: 'Ben', version: 1, right: 2, total: 5 },
        { name: 'Ana', version: 1, right: 2, total: 5 },
      ],
    })
    const report = (await author.ask('GET', `/${id}/results.csv`, undefined, secret)).text
    const [head, ...rows] = report.trimEnd().split('\r\n')
    expect(head).toBe(
      'Name,Attempt,Version,Started,Minutes,Right,Percent,Question 1,Question 2,Question 3,' +
        'Question 2 (version 1),Question 3 (version 1),Question 4 (version 1),Question 5 (version 1)',
    )
    expect(rows.map((row) => row.replace(/20[^,]+Z,/, '')).toSorted()).toEqual([
      'Ana,1,1,0.0,2,40,,Option a,,,,Rhine,',
      'Ana,2,2,,,,,,,,,,',
      'Ben,1,1,0.0,2,40,,Option a,,,True,,',
      'Cem,1,2,0.0,1,33.3,Rhine,Option b,Option a,,,,',
    ])
  })

  test('a replaced version without attempts is deleted, and deleting the quiz deletes all versions', async () => {
    const { id, secret } = await author.create(quizOfAllKinds())
    const titled = (title: string) => ({ quiz: { ...quizOfAllKinds(), title } })
    const hosted = async () =>
      (
        await dependencies.database.selectFrom('quiz_version').select('version').orderBy('version').execute()
      ).map(({ version }) => version)
    await author.ask('PUT', `/${id}`, titled('Second'), secret)
    expect(await hosted()).toEqual([])
    const ana = new QuizBrowser(app)
    const [, replaced] = await Promise.all([
      ana.begin(id),
      author.ask('PUT', `/${id}`, titled('Third'), secret),
    ])
    expect(replaced.status).toBe(200)
    const { attempt, title } = await ana.see(id)
    expect([attempt?.number, ['Second', 'Third'].includes(title)]).toEqual([1, true])
    await author.ask('PUT', `/${id}`, titled('Fourth'), secret)
    expect(await ana.see(id)).toMatchObject({ title, hasNewer: true })
    // Another process, which remembers nothing, reads the same.
    const other = new QuizBrowser(await createApp(dependencies))
    other.cookie = ana.cookie
    expect((await other.see(id)).title).toBe(title)
    expect(await hosted()).toHaveLength(1)
    const ben = new QuizBrowser(app)
    await ben.begin(id)
    await author.ask('PUT', `/${id}`, titled('Fifth'), secret)
    const third = await createApp(dependencies)
    for (const [visitor, begun] of [
      [ben, 'Fourth'],
      [ana, title],
    ] as const) {
      const elsewhere = new QuizBrowser(third)
      elsewhere.cookie = visitor.cookie
      expect((await elsewhere.see(id)).title).toBe(begun)
    }
    expect(await hosted()).toHaveLength(2)
    await author.ask('DELETE', `/${id}`, undefined, secret)
    expect(await hosted()).toEqual([])
    expect(await author.ask('PUT', `/${id}`, titled('Sixth'), secret)).toEqual({
      status: 404,
      text: '{"error":"This quiz does not exist or was deleted."}',
    })
  })

  test('a quiz and an attempt of before there were versions are its first version', async () => {
    await migrateDownTo(dependencies.database, engine, '0020-retired-secrets')
    const [id, secret] = ['AAAAAAAAAAAAAAAA', 'an-old-secret-of-its-author']
    const quiz = JSON.stringify(quizOfAllKinds())
    await sql`INSERT INTO quiz (id, secret_hash, quiz, created_at, is_closed, active_day, soft_deleted_day)
      VALUES (${id}, ${hashSecret(secret)}, ${quiz}, ${TEST_NOW}, 0, 19675, NULL)`.execute(
      dependencies.database,
    )
    await sql`INSERT INTO quiz_attempt (quiz_id, taker_id, number, name, question_order, answers, checked, started_at, finished_at)
      VALUES (${id}, 'someone', 1, 'Zoë', NULL, '{"q1":["a"]}', '[]', ${TEST_NOW}, ${TEST_NOW + MINUTE})`.execute(
      dependencies.database,
    )
    await migrateUp(dependencies.database, engine)
    const old = new QuizBrowser(app)
    expect(await old.see(id)).toMatchObject({ title: 'Rivers', hasNewer: false })
    expect(await old.ask('PUT', `/${id}`, { quiz: quizOfAllKinds({}, 1) }, secret)).toEqual({
      status: 200,
      text: '{"version":2}',
    })
    expect((await old.ask('GET', `/${id}/results.csv`, undefined, secret)).text).toContain(
      'Zoë,1,1,2023-11-14T22:13:20.000Z,1.0,1,20,Option a',
    )
  })

  test('a quiz without attempts for a year is soft-deleted, and deleted a month later', async () => {
    const { id } = await author.create(quizOfAllKinds())
    const ana = new QuizBrowser(app)
    time += 360 * DAY
    await ana.begin(id)
    await runMaintenance(dependencies)
    time += 360 * DAY
    await author.create(quizOfAllKinds())
    await runMaintenance(dependencies)
    expect((await ana.see(id)).attempt?.number).toBe(1)
    time += 10 * DAY
    await author.create(quizOfAllKinds())
    await runMaintenance(dependencies)
    expect(await ana.ask('GET', `/${id}`)).toMatchObject({ status: 404 })
    time += 31 * DAY
    await author.create(quizOfAllKinds())
    await runMaintenance(dependencies)
    expect(await dependencies.database.selectFrom('quiz_attempt').selectAll().execute()).toEqual([])
  })

  test('answers to another quiz, or without a started attempt, are rejected', async () => {
    const { id } = await author.create(quizOfAllKinds())
    const ana = new QuizBrowser(app)
    const send = (answers: unknown) => ana.ask('POST', `/${id}/answers`, { number: 1, answers })
    expect(await send(RIGHT)).toEqual({
      status: 403,
      text: '{"error":"Your browser blocks the cookie used to keep your answers."}',
    })
    await ana.begin(id)
    expect(await send({ q9: ['a'] })).toMatchObject({ status: 400 })
    expect((await ana.see(id)).attempt?.answers).toEqual({})
  })
})

/** Random bytes that are the same in each run. */
function diceBytes(): Dependencies['randomBytes'] {
  const dice = diceOf(43)
  return (count) => Uint8Array.from({ length: count }, () => dice(256))
}
