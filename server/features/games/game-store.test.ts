import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { MAX_PLAYERS } from '#contract/game.ts'
import { DAY_MS } from '#lib/dates/durations.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { quizOf, SECONDS } from '../../testing/game-browser.ts'
import {
  addGame,
  advanceGame,
  changeRules,
  createQuizReader,
  deleteOldGames,
  findGame,
  findGameByCode,
  type GameStore,
  isPast,
  joinGame,
  readPlayers,
  readSnapshot,
  removePlayer,
} from './game-store.ts'
import { gamePage } from './game-view.ts'
import { recordAnswers } from './record-answers.ts'

const OPEN_QUESTION = { question: 0, closesAt: TEST_NOW + SECONDS * 1000, isOver: false }

let dependencies: Dependencies
let now: number
let store: GameStore

const add = (id: string, code: string, title = 'Rivers') =>
  addGame(
    store,
    { id, hostId: `host-${id}`, quiz: { ...quizOf(2), title }, seconds: SECONDS, hasSpeedPoints: true },
    code,
  )
const names = async (id: string) =>
  (await readPlayers(store.database, id)).map(({ name, seat }) => [name, seat])

describe.each(ENGINES)('games as they are stored on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => now })
    store = { ...dependencies, readQuiz: createQuizReader(dependencies.database) }
  })

  test('a new game is found by its id and its code, in the lobby; a code is one game’s', async () => {
    expect(await add('one', 'ABCDEF')).toBe(true)
    expect(await add('two', 'ABCDEF')).toBe(false)
    expect(await add('one', 'GHJKLM')).toBe(false)
    expect(await findGame(store, 'one')).toEqual({
      id: 'one',
      code: 'ABCDEF',
      hostId: 'host-one',
      quiz: quizOf(2),
      seconds: SECONDS,
      hasSpeedPoints: true,
      step: 0,
      question: null,
      closesAt: null,
      isOver: false,
    })
    expect([await findGame(store, 'two'), await readSnapshot(store, 'two')]).toEqual([undefined, undefined])
    expect([await findGameByCode(store, 'ABCDEF'), await findGameByCode(store, 'GHJKLM')]).toEqual([
      'one',
      undefined,
    ])
    expect(await readSnapshot(store, 'one')).toMatchObject({
      at: TEST_NOW,
      players: [],
      scores: new Map(),
      answers: new Map(),
    })
  })

  test('each game has its own quiz, rules and turns', async () => {
    await add('one', 'ABCDEF', 'Rivers')
    await add('two', 'GHJKLM', 'Lakes')
    const second = await findGame(store, 'two')
    expect((await findGame(store, 'one'))?.quiz.title).toBe('Rivers')
    expect(second?.quiz.title).toBe('Lakes')
    await changeRules(store.database, 'one', { seconds: 7, hasSpeedPoints: false })
    await advanceGame(store.database, { id: 'one', step: 0 }, OPEN_QUESTION)
    expect(await findGame(store, 'one')).toMatchObject({
      seconds: 7,
      hasSpeedPoints: false,
      step: 1,
      ...OPEN_QUESTION,
    })
    expect(await findGame(store, 'two')).toEqual(second)
    await changeRules(store.database, 'one', { seconds: 8, hasSpeedPoints: true })
    expect(await findGame(store, 'one')).toMatchObject({
      seconds: 8,
      hasSpeedPoints: true,
      step: 1,
      ...OPEN_QUESTION,
    })
  })

  test('a turn starts from the step of its request, once', async () => {
    await add('one', 'ABCDEF')
    await advanceGame(store.database, { id: 'one', step: 1 }, OPEN_QUESTION)
    expect(await findGame(store, 'one')).toMatchObject({ step: 0, question: null })
    await Promise.all([
      advanceGame(store.database, { id: 'one', step: 0 }, OPEN_QUESTION),
      advanceGame(store.database, { id: 'one', step: 0 }, OPEN_QUESTION),
    ])
    await advanceGame(store.database, { id: 'one', step: 0 }, { ...OPEN_QUESTION, question: 1 })
    expect(await findGame(store, 'one')).toMatchObject({ step: 1, ...OPEN_QUESTION })
    await advanceGame(
      store.database,
      { id: 'one', step: 1 },
      { question: 0, closesAt: TEST_NOW, isOver: true },
    )
    expect(await findGame(store, 'one')).toMatchObject({
      step: 2,
      question: 0,
      closesAt: TEST_NOW,
      isOver: true,
    })
  })

  test('seats count up per game, a new name retains the seat, and joining is not a step of the game', async () => {
    await add('one', 'ABCDEF')
    await add('two', 'GHJKLM')
    expect(await joinGame(store.database, 'one', 'ana', 'Ana')).toBe('in')
    expect(await joinGame(store.database, 'one', 'ben', 'Ben')).toBe('in')
    expect(await joinGame(store.database, 'two', 'ana', 'Ana')).toBe('in')
    expect(await joinGame(store.database, 'two', 'ben', 'Anna')).toBe('in')
    expect(await joinGame(store.database, 'one', 'ana', 'Anna')).toBe('in')
    expect(await names('one')).toEqual([
      ['Anna', 1],
      ['Ben', 2],
    ])
    expect(await names('two')).toEqual([
      ['Ana', 1],
      ['Anna', 2],
    ])
    expect((await findGame(store, 'one'))?.step).toBe(0)
    // The abandoned name is free; one's own name in another case is not in use.
    expect(await joinGame(store.database, 'one', 'carl', 'Ana')).toBe('in')
    expect(await joinGame(store.database, 'one', 'ana', 'ANNA')).toBe('in')
    expect(await joinGame(store.database, 'one', 'ben', 'anna')).toBe('name-taken')
    expect(await joinGame(store.database, 'one', 'dan', 'ＢＥＮ')).toBe('name-taken')
    expect(await names('one')).toEqual([
      ['ANNA', 1],
      ['Ben', 2],
      ['Ana', 3],
    ])
  })

  test('a player removed by the host is out of this game, and neither name nor seat is reused', async () => {
    await add('one', 'ABCDEF')
    await add('two', 'GHJKLM')
    for (const game of ['one', 'two'])
      for (const player of ['ana', 'ben', 'carl']) await joinGame(store.database, game, player, player)
    await removePlayer(store.database, 'one', 'ben')
    await removePlayer(store.database, 'one', 'nobody')
    expect(await names('one')).toEqual([
      ['ana', 1],
      ['carl', 3],
    ])
    expect(await names('two')).toEqual([
      ['ana', 1],
      ['ben', 2],
      ['carl', 3],
    ])
    expect(await joinGame(store.database, 'one', 'ben', 'Benno')).toBe('removed')
    expect(await joinGame(store.database, 'one', 'dan', 'Ben')).toBe('name-taken')
    expect(await joinGame(store.database, 'one', 'dan', 'Dan')).toBe('in')
    expect(await names('one')).toEqual([
      ['ana', 1],
      ['carl', 3],
      ['Dan', 4],
    ])
    await removePlayer(store.database, 'one', 'dan')
    expect(await joinGame(store.database, 'one', 'eve', 'Eve')).toBe('in')
    expect(await names('one')).toEqual([
      ['ana', 1],
      ['carl', 3],
      ['Eve', 5],
    ])
  })

  test('five hundred seats are all that a game has, those of removed players too', async () => {
    await add('one', 'ABCDEF')
    await dependencies.database
      .insertInto('game_player')
      .values(
        Array.from({ length: MAX_PLAYERS - 1 }, (_, at) => ({
          game_id: 'one',
          id: `p${at}`,
          seat: at + 1,
          name: `P${at}`,
          name_key: `p${at}`,
          is_removed: at === 0 ? 1 : 0,
        })),
      )
      .execute()
    expect(await joinGame(store.database, 'one', 'ana', 'Ana')).toBe('in')
    expect(await joinGame(store.database, 'one', 'ben', 'Ben')).toBe('full')
    expect(await joinGame(store.database, 'one', 'ana', 'Anna')).toBe('in')
    expect(await joinGame(store.database, 'one', 'ben', 'ANNA')).toBe('name-taken')
    expect((await readPlayers(store.database, 'one')).at(-1)).toMatchObject({
      name: 'Anna',
      seat: MAX_PLAYERS,
    })
  })

  test('points count once their question is over, those of each player by themselves', async () => {
    await add('one', 'ABCDEF')
    await add('two', 'GHJKLM')
    for (const game of ['one', 'two']) {
      for (const player of ['ana', 'ben', 'carl']) await joinGame(store.database, game, player, player)
      await advanceGame(store.database, { id: game, step: 0 }, OPEN_QUESTION)
    }
    const answer = async (id: string, player: string, question: number, choice: string) => {
      const game = await findGame(store, id)
      if (game)
        await recordAnswers(dependencies, [
          { game, player, question, answer: [choice], at: TEST_NOW + 10_000 },
        ])
    }
    await answer('one', 'ana', 0, 'a')
    await answer('one', 'ben', 0, 'b')
    await answer('two', 'ben', 0, 'a')
    expect((await readSnapshot(store, 'one'))?.scores).toEqual(new Map())
    expect((await readSnapshot(store, 'one'))?.answers).toEqual(
      new Map([
        ['ana', { answer: ['a'], isRight: true, points: 750 }],
        ['ben', { answer: ['b'], isRight: false, points: 0 }],
      ]),
    )
    now = OPEN_QUESTION.closesAt - 1
    expect((await readSnapshot(store, 'one'))?.scores).toEqual(new Map())
    now = OPEN_QUESTION.closesAt
    expect((await readSnapshot(store, 'one'))?.scores).toEqual(
      new Map([
        ['ana', 750],
        ['ben', 0],
      ]),
    )
    expect((await readSnapshot(store, 'two'))?.scores).toEqual(new Map([['ben', 750]]))
    await advanceGame(
      store.database,
      { id: 'one', step: 1 },
      { question: 1, closesAt: now + SECONDS * 1000, isOver: false },
    )
    await answer('one', 'ana', 1, 'b')
    const snapshot = await readSnapshot(store, 'one')
    expect([snapshot?.scores, [...(snapshot?.answers.keys() ?? [])]]).toEqual([
      new Map([
        ['ana', 750],
        ['ben', 0],
      ]),
      ['ana'],
    ])
    now += SECONDS * 1000
    expect((await readSnapshot(store, 'one'))?.scores.get('ana')).toBe(750 + 1000)
  })

  test('a game is there for a day, by its code, its link and its page', async () => {
    await add('one', 'ABCDEF')
    const page = gamePage(dependencies)
    const seen = async () => [
      (await findGame(store, 'one'))?.code,
      await findGameByCode(store, 'ABCDEF'),
      (await readSnapshot(store, 'one'))?.game.code,
      await page('one'),
    ]
    const description = 'A quiz played live: join with a name, answer on your phone, see your place.'
    now = TEST_NOW + DAY_MS - 1
    expect(await seen()).toEqual(['ABCDEF', 'one', 'ABCDEF', { title: 'Rivers', description, lines: [] }])
    expect(isPast(TEST_NOW, now)).toBe(false)
    now = TEST_NOW + DAY_MS
    expect(await seen()).toEqual([undefined, undefined, undefined, 'gone'])
    expect(isPast(TEST_NOW, now)).toBe(true)
    expect(await page('never')).toBeUndefined()
  })

  test('games whose day is over are deleted with their players, and recorded as tombstones; newer ones remain', async () => {
    const stored = async () =>
      (await dependencies.database.selectFrom('game').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      )
    await add('one', 'ABCDEF')
    await joinGame(store.database, 'one', 'ana', 'Ana')
    now += 1
    await add('two', 'GHJKLM', '')
    await joinGame(store.database, 'two', 'ana', 'Ana')
    // No clock alone makes a game old: another one must have been made a day later.
    now = TEST_NOW + 5 * DAY_MS
    await deleteOldGames(dependencies)
    expect(await stored()).toEqual(['one', 'two'])
    now = TEST_NOW + DAY_MS
    await add('three', 'NPQRST')
    await deleteOldGames(dependencies)
    expect(await stored()).toEqual(['three', 'two'])
    expect(
      (await dependencies.database.selectFrom('game_player').select('game_id').execute()).map(
        ({ game_id }) => game_id,
      ),
    ).toEqual(['two'])
    expect([
      await hasTombstone(dependencies.database, 'quiz', 'one'),
      await hasTombstone(dependencies.database, 'quiz', 'two'),
    ]).toEqual([true, false])
    const page = gamePage(dependencies)
    expect([await page('one'), await page('two')]).toMatchObject(['gone', { title: 'Live Quiz' }])
  })
})

test('caches the quizzes of two hundred games; the least recently used one is read again', async () => {
  const { database } = await testDependencies()
  onTestFinished(() => database.destroy())
  const games = { database, now: () => TEST_NOW, readQuiz: createQuizReader(database) }
  const create = async (id: string) => {
    const quiz = { ...quizOf(1), title: 'As it was' }
    await addGame(games, { id, hostId: 'host', quiz, seconds: SECONDS, hasSpeedPoints: false }, id)
    return (await findGame(games, id))?.quiz.title
  }
  for (let at = 0; at < 200; at++) expect(await create(`game ${at}`)).toBe('As it was')
  // A game's quiz never changes: a cached one is not read again.
  const other = JSON.stringify({ ...quizOf(1), title: 'As it is' })
  await database.updateTable('game').set({ quiz: other }).execute()
  const titleOf = async (at: number) => (await findGame(games, `game ${at}`))?.quiz.title
  expect([await titleOf(0), await titleOf(199)]).toEqual(['As it was', 'As it was'])
  await create('one more')
  expect([await titleOf(1), await titleOf(0)]).toEqual(['As it was', 'As it is'])
})
