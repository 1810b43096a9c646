import type { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { gameIdResponse, MAX_PLAYERS } from '#contract/game.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { QuotaKind } from '../../quota/quota.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { GameBrowser, quizOf, SECONDS } from '../../testing/game-browser.ts'
import { createEmptyQuota } from '../../testing/quota.fixture.ts'
import { readResponse } from '../../testing/read-response.ts'

const NOT_HOST = [403, { error: 'Only the host of this game can do this.' }]
const WAIT = [409, { error: 'Wait until the time of this question is up.' }]
const NOT_FOUND = [404, { error: 'This game does not exist or is over.' }]

let dependencies: Dependencies
let app: Hono
let now: number
let elapsed: number
let reservations: [QuotaKind, number][]
let host: GameBrowser
let ana: GameBrowser
let ben: GameBrowser

describe.each(ENGINES)('game commands on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    elapsed = 0
    reservations = []
    dependencies = await testDependencies({
      database: await emptyDatabase(engine),
      now: () => now,
      elapsed: () => elapsed,
      quota: createEmptyQuota((kind, bytes) => void reservations.push([kind, bytes])),
    })
    app = await createApp(dependencies)
    host = new GameBrowser(app)
    ana = new GameBrowser(app)
    ben = new GameBrowser(app)
  })

  const begin = async (questions = 3) => {
    const id = await host.create(quizOf(questions))
    await ana.join(id, 'Ana')
    await ben.join(id, 'Ben')
    return id
  }
  const command = (id: string, kind: string, step: number) => host.post(`/${id}/commands`, { kind, step })
  const stateOf = async (id: string) => {
    const { phase, step, question } = await host.read(id)
    return [phase, step, question?.at]
  }

  test('each button does something only in its phase, and only at the step that its page shows', async () => {
    const id = await begin(2)
    await command(id, 'close', 0)
    expect(await stateOf(id)).toEqual(['lobby', 0, undefined])
    await command(id, 'next', 1)
    expect(await stateOf(id)).toEqual(['lobby', 0, undefined])
    await command(id, 'next', 0)
    expect(await stateOf(id)).toEqual(['question', 1, 0])
    for (const [kind, step] of [
      ['next', 1],
      ['close', 0],
      ['end', 0],
      ['end', 2],
    ] as const) {
      await command(id, kind, step)
      expect(await stateOf(id)).toEqual(['question', 1, 0])
    }
    await command(id, 'close', 1)
    expect(await stateOf(id)).toEqual(['result', 2, 0])
    await command(id, 'close', 2)
    expect(await stateOf(id)).toEqual(['result', 2, 0])
    await command(id, 'next', 2)
    expect(await stateOf(id)).toEqual(['question', 3, 1])
    now += SECONDS * 1000
    await command(id, 'close', 3)
    expect(await stateOf(id)).toEqual(['result', 3, 1])
    await command(id, 'next', 3)
    expect(await stateOf(id)).toEqual(['end', 4, undefined])
    for (const kind of ['next', 'close', 'end']) {
      await command(id, kind, 4)
      expect(await stateOf(id)).toEqual(['end', 4, undefined])
    }
  })

  test('a question closed by its host closes at that moment, and preserves its answers', async () => {
    const id = await begin()
    await host.go(id)
    await ana.answer(id, 0, 'a')
    now += 3_000
    expect(await host.go(id, 'close')).toMatchObject({
      now: TEST_NOW + 3_000,
      question: { at: 0, closesAt: TEST_NOW + 3_000 },
      result: { answered: 1, wasRight: 1 },
    })
    expect(await readResponse(ben.answer(id, 0, 'a'))).toEqual([
      409,
      { error: 'Time is up for this question.' },
    ])
    now += 60_000
    // The next one has its whole time.
    expect((await host.go(id)).question?.closesAt).toBe(now + SECONDS * 1000)
  })

  test.each(['lobby', 'question', 'result'])(
    'a game is ended from the %s, and is over for all',
    async (phase) => {
      const id = await begin()
      if (phase !== 'lobby') await host.go(id)
      if (phase === 'result') now += SECONDS * 1000
      expect((await host.read(id)).phase).toBe(phase)
      expect((await host.go(id, 'end')).phase).toBe('end')
      expect(await readResponse(new GameBrowser(app).join(id, 'Carl'))).toEqual([
        410,
        { error: 'This game is over.' },
      ])
      expect(await readResponse(ana.join(id, 'Anna'))).toEqual([410, { error: 'This game is over.' }])
      expect(await readResponse(ana.answer(id, 0, 'a'))).toEqual([
        409,
        { error: 'Time is up for this question.' },
      ])
      expect((await ana.read(id)).me?.name).toBe('Ana')
    },
  )

  test('rules are changed in the lobby and at a result, and count from the next question on', async () => {
    const id = await begin()
    const rules = (seconds: number, hasSpeedPoints: boolean) =>
      host.post(`/${id}/commands`, { kind: 'rules', seconds, hasSpeedPoints })
    await rules(5, true)
    await host.go(id)
    now += 2_500
    await ana.answer(id, 0, 'a')
    expect(await readResponse(rules(600, false))).toEqual(WAIT)
    now += 2_500
    expect((await rules(600, false)).status).toBe(200)
    expect((await ana.read(id)).me).toMatchObject({ points: 750, score: 750 })
    expect(await host.go(id)).toMatchObject({
      question: { closesAt: now + 600_000 },
      host: { seconds: 600, hasSpeedPoints: false },
    })
    now += 2_500
    await ana.answer(id, 1, 'b')
    await host.go(id, 'close')
    expect((await ana.read(id)).me).toMatchObject({ points: 1000, score: 1750 })
    expect((await rules(4, false)).status).toBe(400)
    expect((await rules(601, false)).status).toBe(400)
  })

  test('only its host leads a game: no player, no stranger, and no host of another game', async () => {
    const id = await begin()
    const other = new GameBrowser(app)
    await other.create(quizOf(1))
    const player = (await host.read(id)).host?.players[0]?.id
    for (const browser of [ana, other, new GameBrowser(app)]) {
      for (const body of [
        { kind: 'next', step: 0 },
        { kind: 'close', step: 0 },
        { kind: 'end', step: 0 },
        { kind: 'remove', player },
        { kind: 'rules', seconds: 9, hasSpeedPoints: true },
      ])
        expect(await readResponse(browser.post(`/${id}/commands`, body))).toEqual(NOT_HOST)
      expect(await readResponse(browser.get(`/${id}/report`))).toEqual(NOT_HOST)
    }
    expect(await host.read(id)).toMatchObject({
      step: 0,
      phase: 'lobby',
      seats: 2,
      host: { seconds: SECONDS },
    })
    expect(await readResponse(host.join(id, 'Host'))).toEqual([
      409,
      { error: 'You are the host of this game.' },
    ])
    expect((await host.read(id)).seats).toBe(2)
  })

  test('a report has the questions that have ended, and only players who are still in', async () => {
    const id = await begin()
    const report = async () => {
      const answer = await host.get(`/${id}/report`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return (await answer.text()).split('\r\n')
    }
    expect(await report()).toEqual(['Place,Name,Score', '1,Ana,0', '1,Ben,0', ''])
    await host.go(id)
    await ana.answer(id, 0, 'b')
    expect(await report()).toEqual(['Place,Name,Score', '1,Ana,0', '1,Ben,0', ''])
    await ben.answer(id, 0, 'a')
    const head = 'Place,Name,Score,Question 1,Points 1'
    expect(await report()).toEqual([head, '1,Ben,1000,Option a,1000', '2,Ana,0,Option b,0', ''])
    const players = (await host.read(id)).host?.players ?? []
    await host.post(`/${id}/commands`, { kind: 'remove', player: players[1]?.id })
    expect(await report()).toEqual([head, '1,Ana,0,Option b,0', ''])
  })

  test('watchers are notified when the time of a question is up, without any command', async () => {
    const id = await begin()
    await host.go(id)
    await ana.answer(id, 0, 'a')
    now += SECONDS * 1000 - 5
    const reader = (await ben.get(`/${id}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => (await reader?.read())?.value ?? ''
    await next()
    expect(await next()).toContain('"phase":"question"')
    now += 5
    const result = await next()
    expect(result).toContain('"phase":"result"')
    expect(result).toContain(
      '"leaders":[{"name":"Ana","score":1000,"place":1},{"name":"Ben","score":0,"place":2}]',
    )
    dependencies.streams.endAll()
  })

  test('a page that watches a game ends when the game is deleted', async () => {
    const id = await begin()
    const reader = (await ana.get(`/${id}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    expect((await reader?.read())?.value).toContain('"phase":"lobby"')
    now += 86_400_000
    dependencies.bus.publish(`game:${id}`)
    expect((await reader?.read())?.done).toBe(true)
    expect(dependencies.streams.count()).toBe(0)
  })

  test('returns an error for a game that does not exist or is deleted', async () => {
    const id = await begin()
    const { code } = await host.read(id)
    const responsesOf = async (of: string) =>
      await Promise.all([
        readResponse(host.get(`/${of}`)),
        readResponse(host.get(`/${of}/events`)),
        readResponse(host.get(`/${of}/report`)),
        readResponse(ana.join(of, 'Ana')),
        readResponse(ana.answer(of, 0, 'a')),
        readResponse(host.post(`/${of}/commands`, { kind: 'next', step: 0 })),
      ])
    expect(await responsesOf('never')).toEqual(Array.from({ length: 6 }, () => NOT_FOUND))
    now += 86_400_000
    elapsed += 100
    expect(await responsesOf(id)).toEqual(Array.from({ length: 6 }, () => NOT_FOUND))
    expect(await readResponse(ana.post('/by-code', { code }))).toEqual([
      404,
      { error: 'There is no game with this code.' },
    ])
    expect(dependencies.streams.count()).toBe(0)
  })

  test('generates another code if the first one is in use', async () => {
    // Codes are drawn from many bytes at once, the second one of these first from the bytes of the first.
    const fills = [3, 3, 7]
    const given = await testDependencies({
      database: dependencies.database,
      randomBytes: (count) =>
        count > 64 ? new Uint8Array(count).fill(fills.shift() ?? 0) : dependencies.randomBytes(count),
    })
    const lead = new GameBrowser(await createApp(given))
    const ids = [await lead.create(quizOf(1)), await lead.create(quizOf(1))]
    expect(await Promise.all(ids.map(async (id) => (await lead.read(id)).code))).toEqual(['DDDDDD', 'HHHHHH'])
  })

  test('a game, a seat and an answer count as what quizzes store, refused ones not', async () => {
    const id = await begin(1)
    expect(reservations).toEqual([
      ['quizzes', 300 + JSON.stringify(quizOf(1)).length],
      ['quizzes', 200],
      ['quizzes', 200],
    ])
    reservations = []
    await host.go(id)
    await ana.answer(id, 0, 'a')
    await host.post('', { quiz: quizOf(0), seconds: SECONDS, hasSpeedPoints: false })
    await ana.join('never', 'Ana')
    await ana.answer('never', 0, 'a')
    await host.go(id, 'end')
    await ana.join(id, 'Anna')
    expect(reservations).toEqual([['quizzes', 250]])
  })

  test('twenty games at once and then one in two minutes: others wait for them, or find theirs by code', async () => {
    const id = await begin()
    const { code } = await host.read(id)
    const refused = () => host.post('', { quiz: {}, seconds: SECONDS, hasSpeedPoints: false })
    for (let count = 1; count < 20; count++) expect((await refused()).status).toBe(400)
    expect(await readResponse(refused())).toEqual([429, { error: 'Too many requests. Try again in 120 s.' }])
    elapsed = 119_999
    expect((await refused()).status).toBe(429)
    elapsed = 120_000
    expect((await refused()).status).toBe(400)
    elapsed = 0
    for (let count = 0; count < 600; count++) await ana.post('/by-code', {})
    expect(await readResponse(ana.post('/by-code', { code }))).toEqual([
      429,
      { error: 'Too many requests. Try again in 1 s.' },
    ])
  })

  test('one player sends at most twenty answers at once, each host sixty commands, without affecting others', async () => {
    const id = await begin()
    for (let count = 0; count < 20; count++) expect((await ana.post(`/${id}/answers`, {})).status).toBe(400)
    expect((await ana.answer(id, 0, 'a')).status).toBe(429)
    expect((await ben.post(`/${id}/answers`, {})).status).toBe(400)
    elapsed = 500
    expect((await ana.post(`/${id}/answers`, {})).status).toBe(400)
    for (let count = 0; count < 60; count++) expect((await host.post(`/${id}/commands`, {})).status).toBe(400)
    expect((await command(id, 'next', 0)).status).toBe(429)
    expect(await stateOf(id)).toEqual(['lobby', 0, undefined])
    elapsed = 700
    expect((await command(id, 'next', 0)).status).toBe(200)
    expect((await ana.post('/never/answers', {})).status).toBe(400)
  })

  test('a network sends at most four answers per player at once, then two hundred per second', async () => {
    const id = await begin()
    for (let count = 0; count < 4 * MAX_PLAYERS; count++)
      await app.request(`/api/games/never${count % 200}/answers`, { method: 'POST' })
    expect(await readResponse(ana.post(`/${id}/answers`, {}))).toEqual([
      429,
      { error: 'Too many requests. Try again in 1 s.' },
    ])
    elapsed = 5
    expect((await ana.post(`/${id}/answers`, {})).status).toBe(400)
    expect((await ana.post(`/${id}/answers`, {})).status).toBe(429)
  })

  test('creating a game first deletes expired games, even without maintenance', async () => {
    const id = await begin()
    now += 86_400_000
    await dependencies.database
      .updateTable('game')
      .set({ created_at: now - 86_400_000 })
      .execute()
    const next = await new GameBrowser(app).create(quizOf(1))
    await new GameBrowser(app).create(quizOf(1))
    const left = await dependencies.database.selectFrom('game').select('id').where('id', '!=', next).execute()
    expect(left.map((game) => game.id)).not.toContain(id)
  })

  test('a hall of players joins at once, each twice', async () => {
    const id = await begin()
    for (let count = 2; count < 2 * MAX_PLAYERS; count++) await ana.post(`/${id}/join`, {})
    expect((await ana.join(id, 'Anna')).status).toBe(429)
    elapsed = 100
    expect((await ana.join(id, 'Anna')).status).toBe(200)
    expect((await ana.join(id, 'Anne')).status).toBe(429)
  })

  test('the cookie is for this server’s games alone and no script can read it', async () => {
    const answer = await host.post('', { quiz: quizOf(1), seconds: 5, hasSpeedPoints: false })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^sundry-game=[\w-]{22}; Max-Age=2592000; Path=\/api\/games; HttpOnly; SameSite=Strict$/,
    )
    const { id } = v.parse(gameIdResponse, await answer.json())
    expect((await host.get(`/${id}`)).headers.get('cache-control')).toBe('no-store')
  })
})
