import type { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { Quiz } from '#lib/quiz/quiz.ts'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { GameBrowser, OPTION_IDS, quizOf, SECONDS } from '../../testing/game-browser.ts'
import { readResponse } from '../../testing/read-response.ts'

/** Returns a function that reads the next chunk of a browser's event stream of a game. */
async function follow(browser: GameBrowser, id: string): Promise<() => Promise<string>> {
  const reader = (await browser.get(`/${id}/events`)).body?.getReader()
  return async () => new TextDecoder().decode((await reader?.read())?.value)
}

describe.each(ENGINES)('on %s', (engine) => {
  let dependencies: Dependencies
  let now: number
  let app: Hono
  let host: GameBrowser
  let ana: GameBrowser
  let ben: GameBrowser

  beforeEach(async () => {
    now = TEST_NOW
    dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => now })
    app = await createApp(dependencies)
    host = new GameBrowser(app)
    ana = new GameBrowser(app)
    ben = new GameBrowser(app)
  })

  const begin = async (quiz = quizOf(2), hasSpeedPoints = false) => {
    const id = await host.create(quiz, hasSpeedPoints)
    await ana.join(id, 'Ana')
    await ben.join(id, 'Ben')
    return id
  }

  test('a game is found by its code, played question by question, and ends with the places', async () => {
    const id = await begin()
    const { code } = await host.read(id)
    expect(
      await readResponse(
        ben.post('/by-code', { code: `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}` }),
      ),
    ).toEqual([200, { id }])
    expect(await ana.read(id)).toMatchObject({ phase: 'lobby', seats: 2, host: null, me: { name: 'Ana' } })
    expect((await host.read(id)).host?.players.map(({ name }) => name)).toEqual(['Ana', 'Ben'])

    await host.go(id)
    expect(await ana.read(id)).toMatchObject({
      phase: 'question',
      question: { at: 0, total: 2, text: 'Question 1', closesAt: TEST_NOW + SECONDS * 1000 },
      result: null,
      me: { answer: null, isRight: false, points: 0 },
    })
    await ana.answer(id, 0, 'a')
    expect(await host.read(id)).toMatchObject({ phase: 'question', host: { answered: 1 } })
    await ben.answer(id, 0, 'c')
    // All have answered: the question ends early.
    const result = await ben.read(id)
    expect(result).toMatchObject({
      phase: 'result',
      result: { right: ['a'], rightText: 'Option a', explanation: 'Because of a', answered: 2, wasRight: 1 },
      me: { answer: ['c'], isRight: false, points: 0, score: 0, place: 2 },
      leaders: [
        { name: 'Ana', score: 1000, place: 1 },
        { name: 'Ben', score: 0, place: 2 },
      ],
    })
    expect(result.result?.counts.map(({ count }) => count)).toEqual([1, 0, 1, 0])

    await host.go(id)
    await ben.answer(id, 1, 'b')
    now += SECONDS * 1000
    expect(await ana.read(id)).toMatchObject({ phase: 'result', me: { score: 1000, place: 1, answer: null } })
    await host.go(id)
    expect(await ana.read(id)).toMatchObject({
      phase: 'end',
      question: null,
      me: { score: 1000, place: 1 },
      leaders: [
        { name: 'Ana', place: 1 },
        { name: 'Ben', place: 1 },
      ],
    })
    const report = await host.get(`/${id}/report`)
    expect(await report.text()).toBe(
      'Place,Name,Score,Question 1,Points 1,Question 2,Points 2\r\n1,Ana,1000,Option a,1000,,0\r\n1,Ben,1000,Option c,0,Option b,1000\r\n',
    )
    expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })

  test('an answer counts once, in its question, until the bell by the server’s clock', async () => {
    const id = await begin()
    expect(await readResponse(ana.answer(id, 0, 'a'))).toEqual([
      409,
      { error: 'Time is up for this question.' },
    ])
    await host.go(id)
    expect((await ana.answer(id, 0, 'b')).status).toBe(200)
    expect(await readResponse(ana.answer(id, 0, 'a'))).toEqual([
      409,
      { error: 'You have already answered this question.' },
    ])
    expect((await ana.answer(id, 1, 'b')).status).toBe(409)
    expect(await readResponse(new GameBrowser(app).answer(id, 0, 'a'))).toEqual([
      403,
      { error: 'Join the game first.' },
    ])
    now += SECONDS * 1000
    expect(await readResponse(ben.answer(id, 0, 'a'))).toEqual([
      409,
      { error: 'Time is up for this question.' },
    ])
    expect((await ana.read(id)).leaders.map(({ score }) => score)).toEqual([0, 0])
  })

  test('nothing that reaches a player before the bell depends on what is right, or on what others do', async () => {
    /** All bytes that Ben receives from the first question until just before the bell. */
    const run = async (right: string, anasChoice: string | undefined) => {
      await dependencies.database.deleteFrom('game').execute()
      let drawn = 0
      const given = await testDependencies({
        database: dependencies.database,
        randomBytes: (count) => Uint8Array.from({ length: count }, () => (drawn = (drawn * 73 + 41) % 251)),
      })
      const own = await createApp(given)
      const [lead, other, third] = [new GameBrowser(own), new GameBrowser(own), new GameBrowser(own)]
      const id = await lead.create(quizOf(1, () => right))
      await other.join(id, 'Ben')
      await new GameBrowser(own).join(id, 'Silent')
      await lead.go(id)
      const [ben, host] = [await follow(other, id), await follow(lead, id)]
      const bytes = [await ben(), await ben()]
      const note = async (answer: Response) => bytes.push(`${answer.status} ${await answer.text()}`)
      await note(await other.answer(id, 0, 'b'))
      bytes.push(await ben())
      await third.join(id, 'Ana')
      if (anasChoice) await third.answer(id, 0, anasChoice)
      // Ben's line has heard of it when the host's has.
      const heard = anasChoice ? '"answered":2' : '"name":"Ana"'
      while (!(await host()).includes(heard));
      await note(await other.get(`/${id}`))
      await lead.go(id, 'close')
      // Anything sent in between would arrive first.
      expect(await ben()).toContain('"phase":"result"')
      return bytes
    }
    const first = await run('a', undefined)
    expect(first.join('')).toContain('Question 1')
    expect(first.join('')).not.toContain('Because')
    expect(await run('b', 'b')).toEqual(first)
    expect(await run('c', 'd')).toEqual(first)
  })

  test('names are unique and can be changed; a removed player loses all points', async () => {
    const id = await begin()
    const carl = new GameBrowser(app)
    expect(await readResponse(carl.join(id, ' ＡＮＡ '))).toEqual([
      409,
      { error: 'Someone in this game already has this name. Choose another one.' },
    ])
    await ana.join(id, 'Ann')
    const { host: seen } = await host.read(id)
    expect(seen?.players.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    await host.go(id)
    await ana.answer(id, 0, 'a')
    await host.post(`/${id}/commands`, { kind: 'remove', player: seen?.players[0]?.id })
    expect((await host.read(id)).host?.answered).toBe(0)
    await host.go(id, 'close')
    expect((await host.read(id)).leaders).toEqual([{ name: 'Ben', score: 0, place: 1 }])
    expect((await ana.read(id)).me).toBeNull()
    expect((await ana.join(id, 'Anna')).status).toBe(403)
    expect((await ana.answer(id, 0, 'a')).status).toBe(403)
  })

  test('a late player can join, and a returning one retains seat and score', async () => {
    const id = await begin()
    await host.go(id)
    await ana.answer(id, 0, 'a')
    const late = new GameBrowser(app)
    await late.join(id, 'Late')
    expect((await late.answer(id, 0, 'a')).status).toBe(200)
    await host.go(id, 'close')
    const restarted = await createApp(dependencies)
    const back = new GameBrowser(restarted)
    back.cookie = ana.cookie
    expect((await back.read(id)).me).toMatchObject({ name: 'Ana', score: 1000, place: 1 })
    expect((await back.read(id)).leaders.map(({ place }) => place)).toEqual([1, 1, 3])
  })

  test('a quiz without questions, one that is too large, and one player too many are refused', async () => {
    expect(
      await readResponse(host.post('', { quiz: quizOf(0), seconds: 20, hasSpeedPoints: false })),
    ).toEqual([400, { error: 'A game needs a question' }])
    const large = v.parse(Quiz, {
      questions: Array.from({ length: 300 }, (_, at) => ({ id: `q${at}`, text: 'x'.repeat(4_000) })),
    })
    expect((await host.post('', { quiz: large, seconds: 20, hasSpeedPoints: false })).status).toBe(413)
    const id = await host.create(quizOf(1))
    await dependencies.database
      .insertInto('game_player')
      .values(
        Array.from({ length: 500 }, (_, seat) => ({
          game_id: id,
          id: `player-${seat}`,
          seat,
          name: `Player ${seat}`,
          name_key: `player ${seat}`,
          is_removed: 0,
        })),
      )
      .execute()
    expect(await readResponse(ana.join(id, 'Ana'))).toEqual([
      409,
      { error: 'This game is full: 500 players are in.' },
    ])
  })

  /** Number of players: `PLAYERS`; by default fewer than the maximum, to keep the tests short. */
  test('players on two processes: every answer counts once, places are those of the answers', async () => {
    const [people, questions] = [Number(process.env.PLAYERS ?? 60), 10]
    const apps = [app, await createApp(dependencies)]
    const id = await host.create(quizOf(questions))
    const players = Array.from({ length: people }, (_, index) => new GameBrowser(apps[index % 2] ?? app))
    await Promise.all(players.map((player, index) => player.join(id, `Player ${index}`)))
    const dice = diceOf(7)
    const scores = players.map(() => 0)
    for (let at = 0; at < questions; at++) {
      await host.go(id)
      const chosen = players.map(() => OPTION_IDS[dice(4)] ?? 'a')
      for (const [index, choice] of chosen.entries())
        if (choice === OPTION_IDS[at % 4]) scores[index] = (scores[index] ?? 0) + 1000
      // Each sends it twice at once, as a phone with a bad line does.
      const answers = players.map(async (player, index) => {
        const choice = chosen[index] ?? 'a'
        const sent = await Promise.all([player.answer(id, at, choice), player.answer(id, at, choice)])
        return sent.map(({ status }) => status).sort()
      })
      const results = await Promise.all(answers)
      expect(results.filter((both) => String(both) !== '200,409')).toEqual([])
      now += SECONDS * 1000
    }
    await host.go(id)
    const report = await (await host.get(`/${id}/report`)).text()
    const rows = report.trim().split('\r\n').slice(1)
    const wanted = scores
      .map((score, index) => ({ score, name: `Player ${index}` }))
      .map(({ score, name }) => [1 + scores.filter((other) => other > score).length, name, score].join())
    expect(rows.map((row) => row.split(',').slice(0, 3).join()).sort()).toEqual(wanted.sort())
  }, 60_000)
})
