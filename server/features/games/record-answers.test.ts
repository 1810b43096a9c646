import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import { quizOf, SECONDS } from '../../testing/game-browser.ts'
import type { Game } from './game.ts'
import {
  addGame,
  advanceGame,
  createQuizReader,
  findGame,
  type GameStore,
  joinGame,
  readAnswers,
  removePlayer,
} from './game-store.ts'
import { recordAnswers, type SubmittedAnswer } from './record-answers.ts'

const CLOSES_AT = TEST_NOW + SECONDS * 1000

let database: Database
let now: number
let store: GameStore

/** Creates a game with these players that opens its first question; “a” is correct. */
async function asking(id: string, ...players: string[]): Promise<Game> {
  const rules = { quiz: quizOf(3), seconds: SECONDS, hasSpeedPoints: false }
  await addGame(store, { id, hostId: 'host', ...rules }, id.slice(0, 6))
  for (const player of players) await joinGame(store.database, id, player, `Name of ${player}`)
  await advanceGame(store.database, { id, step: 0 }, { question: 0, closesAt: CLOSES_AT, isOver: false })
  return stored(id)
}

async function stored(id: string): Promise<Game> {
  const game = await findGame(store, id)
  if (!game) throw new Error('The game is gone')
  return game
}

const answered = (
  game: Game,
  player: string,
  choice = 'a',
  more: Partial<SubmittedAnswer> = {},
): SubmittedAnswer => ({
  game,
  player,
  question: 0,
  answer: [choice],
  at: now,
  ...more,
})
const take = (...answers: SubmittedAnswer[]) => recordAnswers({ database, now: () => now }, answers)
const closesAt = async (id = 'game-1') => (await stored(id)).closesAt
const given = async (id = 'game-1', question = 0) =>
  Object.fromEntries(
    [...(await readAnswers(store.database, id, question))].map(([player, { answer, isRight, points }]) => [
      player,
      [answer, isRight, points],
    ]),
  )

describe.each(ENGINES)('answers to a question on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    database = await emptyDatabase(engine)
    store = { database, now: () => now, readQuiz: createQuizReader(database) }
  })

  test('a player removed after answering does not count: the question remains open for the others', async () => {
    const game = await asking('game-1', 'ana', 'ben', 'carl')
    now += 1_000
    expect(await take(answered(game, 'ana'))).toEqual(['taken'])
    await removePlayer(store.database, 'game-1', 'ana')
    now += 1_000
    expect(await take(answered(game, 'ben'))).toEqual(['taken'])
    expect(await closesAt()).toBe(CLOSES_AT)
    now += 1_000
    expect(await take(answered(game, 'carl', 'b'))).toEqual(['taken'])
    expect(await closesAt()).toBe(TEST_NOW + 3_000)
  })

  test('a player removed before answering is not waited for, and has to join again', async () => {
    const game = await asking('game-1', 'ana', 'ben', 'carl')
    await removePlayer(store.database, 'game-1', 'carl')
    await take(answered(game, 'ana'))
    expect(await closesAt()).toBe(CLOSES_AT)
    now += 500
    expect(await take(answered(game, 'carl'), answered(game, 'ben'))).toEqual(['no-player', 'taken'])
    expect(await closesAt()).toBe(TEST_NOW + 500)
    expect(Object.keys(await given()).sort()).toEqual(['ana', 'ben'])
  })

  test('a player who joins during a question is waited for', async () => {
    const game = await asking('game-1', 'ana', 'ben')
    await take(answered(game, 'ana'))
    await joinGame(store.database, 'game-1', 'dan', 'Dan')
    await take(answered(game, 'ben'))
    expect(await closesAt()).toBe(CLOSES_AT)
    await take(answered(game, 'dan'))
    expect(await closesAt()).toBe(TEST_NOW)
  })

  test('answers to one question do not count towards the next one, nor those of another game', async () => {
    const [game, other] = [await asking('game-1', 'ana', 'ben'), await asking('game-2', 'ana', 'ben')]
    await take(answered(game, 'ana'), answered(game, 'ben'), answered(other, 'ana'))
    expect([await closesAt(), await closesAt('game-2')]).toEqual([TEST_NOW, CLOSES_AT])
    await advanceGame(
      store.database,
      { id: 'game-1', step: 1 },
      { question: 1, closesAt: CLOSES_AT, isOver: false },
    )
    const second = await stored('game-1')
    await take(answered(second, 'ana', 'b', { question: 1 }))
    expect(await closesAt()).toBe(CLOSES_AT)
    expect(await given('game-1', 1)).toEqual({ ana: [['b'], true, 1000] })
    expect(await given('game-2')).toEqual({ ana: [['a'], true, 1000] })
  })

  test('simultaneous answers for several games each get their own outcome', async () => {
    const [one, two] = [await asking('game-1', 'ana', 'ben', 'carl'), await asking('game-2', 'ana', 'eve')]
    await take(answered(two, 'ana'))
    expect(
      await take(
        answered(one, 'ana'),
        answered(two, 'ana'),
        answered(one, 'eve'),
        answered(two, 'eve', 'b'),
        answered(one, 'ben', 'a', { question: 1 }),
        answered({ ...one, id: 'game-3' }, 'ana'),
        answered(one, 'carl', 'c'),
      ),
    ).toEqual(['taken', 'answered-before', 'no-player', 'taken', 'late', 'no-player', 'taken'])
    expect(await given()).toEqual({ ana: [['a'], true, 1000], carl: [['c'], false, 0] })
    expect(await given('game-2')).toEqual({ ana: [['a'], true, 1000], eve: [['b'], false, 0] })
  })

  test('of two answers that one player sends at once the first counts', async () => {
    const game = await asking('game-1', 'ana', 'ben')
    expect(await take(answered(game, 'ana', 'b'), answered(game, 'ana', 'a'))).toEqual([
      'taken',
      'answered-before',
    ])
    expect(await take(answered(game, 'ana', 'a'))).toEqual(['answered-before'])
    expect(await given()).toEqual({ ana: [['b'], false, 0] })
    expect(await closesAt()).toBe(CLOSES_AT)
  })

  test('an answer counts by the moment of its arrival, not of its storage', async () => {
    const game = await asking('game-1', 'ana', 'ben')
    now = CLOSES_AT + 20
    expect(
      await take(
        answered(game, 'ana', 'a', { at: CLOSES_AT - 1 }),
        answered(game, 'ben', 'a', { at: CLOSES_AT }),
      ),
    ).toEqual(['taken', 'late'])
    expect(await given()).toEqual({ ana: [['a'], true, 1000] })
  })

  test('the last answer, stored after the bell, does not make the question longer', async () => {
    const game = await asking('game-1', 'ana')
    now = CLOSES_AT + 20
    expect(await take(answered(game, 'ana', 'a', { at: CLOSES_AT - 1 }))).toEqual(['taken'])
    expect(await closesAt()).toBe(CLOSES_AT)
  })

  test('with speed points, points depend on the time left when the answer arrived', async () => {
    const game = { ...(await asking('game-1', 'ana', 'ben', 'carl', 'dan')), hasSpeedPoints: true }
    await take(
      answered(game, 'ana', 'a', { at: TEST_NOW }),
      answered(game, 'ben', 'a', { at: TEST_NOW + 10_000 }),
      answered(game, 'carl', 'b', { at: TEST_NOW }),
    )
    now = CLOSES_AT + 5
    await take(answered(game, 'dan', 'a', { at: CLOSES_AT - 1 }))
    expect(await given()).toEqual({
      ana: [['a'], true, 1000],
      ben: [['a'], true, 750],
      carl: [['b'], false, 0],
      dan: [['a'], true, 500],
    })
  })

  test('before the first question, and after the game, no answer is accepted', async () => {
    await addGame(
      store,
      { id: 'lobby-1', hostId: 'host', quiz: quizOf(1), seconds: SECONDS, hasSpeedPoints: false },
      'LOBBY1',
    )
    await joinGame(store.database, 'lobby-1', 'ana', 'Ana')
    expect(await take(answered(await stored('lobby-1'), 'ana'))).toEqual(['late'])
    const game = await asking('game-1', 'ana', 'ben')
    await advanceGame(
      store.database,
      { id: 'game-1', step: 1 },
      { question: 0, closesAt: CLOSES_AT, isOver: true },
    )
    expect(await take(answered(game, 'ana'))).toEqual(['late'])
    expect(await given()).toEqual({})
  })
})
