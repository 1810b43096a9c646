import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import type { QuotaKind } from '../../quota/quota.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { QuizBrowser, quizOfAllKinds, RIGHT } from '../../testing/quiz-browser.ts'
import { createEmptyQuota } from '../../testing/quota.fixture.ts'

const QUIZ = quizOfAllKinds()
const NOT_THERE = { status: 404, text: '{"error":"This quiz does not exist or was deleted."}' }
const WAIT = (seconds: number) => ({
  status: 429,
  text: `{"error":"Too many requests. Try again in ${seconds} s."}`,
})

let app: Hono
let elapsed: number
let reservations: [QuotaKind, number][]
let author: QuizBrowser
let ana: QuizBrowser

describe.each(ENGINES)('limits of hosted quizzes on %s', (engine) => {
  beforeEach(async () => {
    elapsed = 0
    reservations = []
    const dependencies = await testDependencies({
      database: await emptyDatabase(engine),
      elapsed: () => elapsed,
      quota: createEmptyQuota((kind, bytes) => void reservations.push([kind, bytes])),
    })
    app = await createApp(dependencies)
    author = new QuizBrowser(app)
    ana = new QuizBrowser(app)
  })

  test('a quiz, its next version, an attempt and its answers count as what quizzes store', async () => {
    const { id, secret } = await author.create(QUIZ)
    const next = { ...QUIZ, title: 'Seen' }
    await author.ask('PUT', `/${id}`, { quiz: next }, secret)
    await ana.begin(id)
    await ana.answer(id, { q4: 'Rhône' })
    expect(reservations).toEqual([
      ['quizzes', 300 + Buffer.byteLength(JSON.stringify(QUIZ))],
      ['quizzes', 300 + Buffer.byteLength(JSON.stringify(next))],
      ['quizzes', 300],
      ['quizzes', Buffer.byteLength('{"q4":"Rhône"}')],
    ])
    reservations = []
    await author.ask('PUT', `/${id}`, { quiz: next }, 'guessed')
    await author.ask('POST', '', { quiz: { ...QUIZ, questions: [] } })
    await author.ask('PUT', `/${id}`, { quiz: { ...QUIZ, questions: [] } }, secret)
    await ana.begin('never')
    expect(reservations).toEqual([])
  })

  test('rejects a quiz without questions', async () => {
    const { id, secret } = await author.create(QUIZ)
    const none = { status: 400, text: '{"error":"A quiz needs a question."}' }
    expect(await author.ask('PUT', `/${id}`, { quiz: { ...QUIZ, questions: [] } }, secret)).toEqual(none)
    expect(await author.ask('POST', '', { quiz: { title: 'x' } })).toEqual(none)
    expect((await ana.see(id)).total).toBe(5)
  })

  test('a quiz of more than 2 MB, and answers of more than 256 kB, are refused with what to do', async () => {
    const quiz = { ...QUIZ, description: 'x'.repeat(2 * 2 ** 20) }
    const tooLarge = 'This quiz is too large to be kept: up to 2 MB. Use fewer or smaller pictures.'
    const { id, secret } = await author.create(QUIZ)
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${id}`],
    ] as const)
      expect(await author.ask(method, path, { quiz }, secret)).toEqual({
        status: 413,
        text: JSON.stringify({ error: tooLarge }),
      })
    await ana.begin(id)
    const answers = { q4: 'x'.repeat(256 * 1024) }
    expect(await ana.ask('POST', `/${id}/answers`, { number: 1, answers })).toEqual({
      status: 413,
      text: '{"error":"Your answers are too long. Make some of them shorter."}',
    })
  })

  test('twenty quizzes at once from one network, and twenty versions, then one every five minutes', async () => {
    const { id, secret } = await author.create(QUIZ)
    for (let count = 1; count < 20; count++) expect((await author.ask('POST', '', {})).status).toBe(400)
    expect(await author.ask('POST', '', { quiz: QUIZ })).toEqual(WAIT(300))
    for (let count = 0; count < 20; count++)
      expect((await author.ask('PUT', `/${id}`, {}, secret)).status).toBe(400)
    expect(await author.ask('PUT', `/${id}`, { quiz: QUIZ }, secret)).toEqual(WAIT(300))
    elapsed = 299_999
    expect(await author.ask('POST', '', {})).toEqual(WAIT(1))
    expect(await author.ask('PUT', `/${id}`, {}, secret)).toEqual(WAIT(1))
    elapsed = 300_000
    expect((await author.ask('POST', '', {})).status).toBe(400)
    expect((await author.ask('PUT', `/${id}`, {}, secret)).status).toBe(400)
    // Quiz takers are not blocked.
    expect((await ana.begin(id)).status).toBe(200)
  })

  test('a school can open and start a quiz a thousand times at once, then ten times per second', async () => {
    const { id } = await author.create(QUIZ)
    for (let count = 0; count < 500; count++) {
      await ana.ask('GET', '/never')
      await ana.ask('POST', `/${id}/attempts`, {})
    }
    expect(await ana.ask('GET', `/${id}`)).toEqual(WAIT(1))
    expect(await ana.begin(id)).toEqual(WAIT(1))
    elapsed = 100
    expect((await ana.begin(id)).status).toBe(200)
    expect((await ana.ask('GET', `/${id}`)).status).toBe(429)
  })

  test('limits each quiz taker to sixty answers at once, without affecting others', async () => {
    const [{ id }, other] = [await author.create(QUIZ), await author.create(QUIZ)]
    const ben = new QuizBrowser(app)
    for (const browser of [ana, ben]) await browser.begin(id)
    await ana.begin(other.id)
    const send = (browser: QuizBrowser, to: string) =>
      browser.ask('POST', `/${to}/answers`, { number: 1, answers: { q4: 'Rhine' } })
    for (let count = 0; count < 60; count++) expect((await send(ana, id)).status).toBe(200)
    expect(await send(ana, id)).toEqual(WAIT(1))
    expect([(await send(ben, id)).status, (await send(ana, other.id)).status]).toEqual([200, 200])
    elapsed = 299
    expect((await send(ana, id)).status).toBe(429)
    elapsed = 300
    expect((await send(ana, id)).status).toBe(200)
  })

  test('authors of a network have 120 requests at once, then one per second; quiz takers are not blocked', async () => {
    const { id, secret } = await author.create(QUIZ)
    const routes = [
      ['GET', `/${id}/author`, undefined],
      ['PATCH', `/${id}`, { isClosed: false }],
      ['GET', '/never/author', undefined],
    ] as const
    for (let count = 0; count < 120; count++) {
      const [method, path, body] = routes[count % 3] ?? routes[0]
      expect((await author.ask(method, path, body, count % 2 ? secret : 'guessed')).status).not.toBe(429)
    }
    for (const [method, path, body] of routes)
      expect(await author.ask(method, path, body, secret)).toEqual(WAIT(1))
    expect(await author.ask('DELETE', `/${id}`, undefined, secret)).toEqual(WAIT(1))
    expect((await ana.begin(id)).status).toBe(200)
    elapsed = 1_000
    expect((await author.ask('GET', `/${id}/author`, undefined, secret)).status).toBe(200)
    expect((await author.ask('GET', `/${id}/author`, undefined, secret)).status).toBe(429)
  })

  test('ten reports at once, then one every ten seconds', async () => {
    const { id, secret } = await author.create(QUIZ)
    const report = () => author.ask('GET', `/${id}/results.csv`, undefined, secret)
    for (let count = 0; count < 10; count++) expect((await report()).status).toBe(200)
    expect(await report()).toEqual(WAIT(10))
    elapsed = 10_000
    expect([(await report()).status, (await report()).status]).toEqual([200, 429])
  })

  test('every request for a missing quiz is answered with an error', async () => {
    const { secret } = await author.create(QUIZ)
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/attempts', { number: 1, name: '' }],
      ['POST', '/answers', { number: 1, answers: RIGHT }],
      ['GET', '/author', undefined],
      ['GET', '/results.csv', undefined],
      ['PATCH', '', { isClosed: true }],
      ['PUT', '', { quiz: QUIZ }],
      ['DELETE', '', undefined],
    ] as const)
      expect([method, path, await author.ask(method, `/never${path}`, body, secret)]).toEqual([
        method,
        path,
        NOT_THERE,
      ])
  })

  test('viewing sets no cookie; starting sets one that is only sent to quizzes', async () => {
    const { id } = await author.create(QUIZ)
    await ana.see(id)
    expect(ana.cookie).toBe('')
    const begun = await app.request(`/api/quizzes/${id}/attempts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: 1, name: '' }),
    })
    expect(begun.headers.get('set-cookie')).toMatch(
      /^sundry-quiz=[\w-]{22}; Max-Age=2592000; Path=\/api\/quizzes; HttpOnly; SameSite=Strict$/,
    )
  })

  test('both the author and the participants see immediately whether the quiz is closed', async () => {
    const { id, secret } = await author.create(QUIZ)
    const isClosed = async () => [
      JSON.parse((await author.ask('GET', `/${id}/author`, undefined, secret)).text).isClosed,
      (await ana.see(id)).isClosed,
    ]
    expect(await isClosed()).toEqual([false, false])
    await author.ask('PATCH', `/${id}`, { isClosed: true }, secret)
    expect(await isClosed()).toEqual([true, true])
    expect(await ana.begin(id)).toEqual({ status: 410, text: '{"error":"This quiz is closed."}' })
    await author.ask('PATCH', `/${id}`, { isClosed: false }, secret)
    expect(await isClosed()).toEqual([false, false])
    expect((await ana.begin(id, 1, ' Ana \n B. ')).status).toBe(200)
    const report = await app.request(`/api/quizzes/${id}/results.csv`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect([report.headers.get('content-type'), report.headers.get('cache-control')]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
    ])
    expect((await report.text()).split('\r\n')[1]).toMatch(/^Ana B\.,1,1,/)
  })
})
