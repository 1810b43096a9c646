import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_VERSIONS } from '#contract/quiz.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { collect } from '../../testing/collect.fixture.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { migrateDownTo, migrateUp } from '../../testing/old-schema.ts'
import { quizOfAllKinds, RIGHT } from '../../testing/quiz-browser.ts'
import { summarizeAttempts, takeTurn } from './attempt-summary.ts'
import { overSince } from './quiz-attempt.ts'
import { addQuiz, beginAttempt, changeAttempt, findQuiz, readAttempts, replaceQuiz } from './quiz-store.ts'
import { createVersionCache } from './quiz-versions.ts'

const MINUTE = 60_000

describe.each(ENGINES)('the summary of attempts on %s', (engine) => {
  let now = TEST_NOW
  let store: Awaited<ReturnType<typeof openStore>>

  async function openStore() {
    const dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => now })
    return { ...dependencies, readVersion: createVersionCache() }
  }
  beforeEach(async () => {
    now = TEST_NOW
    store = await openStore()
  })

  async function hostedAt(id: string) {
    const hosted = await findQuiz(store, id)
    if (!hosted) throw new Error('The quiz is gone')
    return hosted
  }
  async function begin(id: string, taker: string, answers = {}, isEnd = false) {
    const key = { hosted: await hostedAt(id), taker, number: 1 }
    await beginAttempt(store, key, taker)
    await changeAttempt(store, key, ({ attempt }) => ({
      ...attempt,
      answers,
      finishedAt: isEnd ? now : null,
    }))
  }
  const titled = (title: string, minutes = ''): Quiz => ({ ...quizOfAllKinds({ minutes }), title })

  test('counts each version, and lists submissions and attempts whose time is up, the latest first', async () => {
    const { id } = await addQuiz(store, titled('One', '10'))
    await begin(id, 'ana', RIGHT, true)
    now += MINUTE
    await begin(id, 'ben', { q4: 'Rhine' })
    await replaceQuiz(store, id, titled('Two'))
    now += MINUTE
    await begin(id, 'carl', {}, true)
    await begin(id, 'dora')
    const counts = (finished: number) => [
      { version: 2, begun: 2, finished: 1 },
      { version: 1, begun: 2, finished },
    ]
    const ana = { name: 'ana', number: 1, version: 1, finishedAt: TEST_NOW, right: 5, total: 5 }
    const ben = { ...ana, name: 'ben', finishedAt: TEST_NOW + 11 * MINUTE, right: 1 }
    const carl = { ...ana, name: 'carl', version: 2, finishedAt: TEST_NOW + 2 * MINUTE, right: 0 }
    now = TEST_NOW + 11 * MINUTE + 5_000
    expect(await summarizeAttempts(store, id)).toEqual({ versions: counts(1), handIns: [carl, ana] })
    now += 1
    expect(await summarizeAttempts(store, id)).toEqual({ versions: counts(2), handIns: [ben, carl, ana] })
    expect(await summarizeAttempts(store, 'never')).toEqual({ versions: [], handIns: [] })
  })

  test('of 51 submissions the last 50 are listed, all are counted, and equal times keep the order of the start', async () => {
    const { id } = await addQuiz(store, titled('One'))
    for (let at = 0; at < 51; at++) {
      now = TEST_NOW + Math.floor(at / 2)
      await begin(id, `taker ${String(at).padStart(2, '0')}`, {}, true)
    }
    const { versions, handIns } = await summarizeAttempts(store, id)
    expect(versions).toEqual([{ version: 1, begun: 51, finished: 51 }])
    expect(handIns.map(({ name }) => Number(name.slice(-2)))).toEqual([
      50,
      ...Array.from({ length: 24 }, (_, at) => [48 - 2 * at, 49 - 2 * at]).flat(),
      0,
    ])
  })

  test('finishes for every attempt as the attempt itself is over, at any minutes', async () => {
    for (const minutes of ['', '0', '0.001', '1', '1440', '1441', 'soon', '1,5']) {
      const { id } = await addQuiz(store, titled('One', minutes))
      now = TEST_NOW
      await begin(id, 'ana')
      for (const later of [0, 5_000, 5_060, 5_061, 65_000, 65_001, 90_000, 95_001, 1_440 * MINUTE + 5_001]) {
        now = TEST_NOW + later
        const [entry] = await collect(readAttempts(store, id))
        const isOver = entry !== undefined && overSince(entry.quiz, entry.attempt, now) !== null
        const { versions, handIns } = await summarizeAttempts(store, id)
        expect([minutes, later, versions[0]?.finished, handIns.length]).toEqual([
          minutes,
          later,
          ...(isOver ? [1, 1] : [0, 0]),
        ])
      }
    }
  })

  test('attempts of a database from before the summary end as they did', async () => {
    await migrateDownTo(store.database, engine, '0022-shared-limits')
    const insert = async (id: string, quiz: Quiz, version: number) => {
      await sql`INSERT INTO quiz (id, secret_hash, quiz, created_at, is_closed, active_day, version)
        VALUES (${id}, '', ${JSON.stringify(quiz)}, 0, 0, 0, ${version})`.execute(store.database)
    }
    const attempt = (id: string, taker: string, version: number) =>
      sql`INSERT INTO quiz_attempt (quiz_id, taker_id, number, name, answers, checked, started_at, version)
        VALUES (${id}, ${taker}, 1, ${taker}, '{}', '[]', ${TEST_NOW}, ${version})`.execute(store.database)
    await insert('timed', titled('Timed', '10'), 2)
    await sql`INSERT INTO quiz_version (quiz_id, version, quiz)
      VALUES ('timed', 1, ${JSON.stringify(titled('Shorter', '1.5'))})`.execute(store.database)
    await insert('free', titled('Free'), 1)
    await attempt('timed', 'ana', 1)
    await attempt('timed', 'ben', 2)
    await attempt('free', 'ana', 1)
    await migrateUp(store.database, engine)
    now = TEST_NOW + 600 * MINUTE
    const namesOf = async (id: string) =>
      (await summarizeAttempts(store, id)).handIns.map(({ name, finishedAt }) => [
        name,
        finishedAt - TEST_NOW,
      ])
    expect(await namesOf('timed')).toEqual([
      ['ben', 10 * MINUTE],
      ['ana', 90_000],
    ])
    expect(await namesOf('free')).toEqual([])
  })

  test('a quiz has a hundred earlier versions with attempts, and any number without', async () => {
    const { id } = await addQuiz(store, titled('0'))
    for (let version = 1; version <= MAX_VERSIONS; version++) {
      await begin(id, `taker ${version}`)
      await replaceQuiz(store, id, titled(`${version}`))
      await replaceQuiz(store, id, titled(`${version} again`))
    }
    expect((await summarizeAttempts(store, id)).versions).toHaveLength(100)
    expect(await replaceQuiz(store, id, titled('without'))).toBe(2 * MAX_VERSIONS + 2)
    await begin(id, 'one more')
    await expect(replaceQuiz(store, id, titled('more'))).rejects.toThrow(
      'This quiz was changed 100 times after people had started it. Create a new link for the next version.',
    )
    expect((await hostedAt(id)).quiz.title).toBe('without')
  })
})

test('takeTurn(): however many ask at once, other work has its turn after each', async () => {
  const order: string[] = []
  const turns = Promise.all(
    Array.from({ length: 20 }, (_, at) => takeTurn(async () => void order.push(`${at}`))),
  )
  for (let turn = 0; turn < 20; turn++) {
    await setImmediate()
    order.push('other')
  }
  await turns
  expect(order.filter((who, at) => who !== 'other' && order[at - 1] !== 'other').length).toBeLessThanOrEqual(
    1,
  )
})

test('SQLite counts and orders attempts by the index alone, without reading their answers', async () => {
  const { database } = await testDependencies({ database: await emptyDatabase('SQLite') })
  const plan = async (query: string) => {
    const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.raw(query)}`.execute(database)
    return rows.map(({ detail }) => detail)[0]
  }
  const byIndex = 'SEARCH quiz_attempt USING COVERING INDEX quiz_attempt_summary (quiz_id=?)'
  expect(
    await plan(
      "SELECT version, count(*), sum(CASE WHEN finished_at IS NOT NULL OR ends_at < 5 THEN 1 ELSE 0 END) FROM quiz_attempt WHERE quiz_id = 'q' GROUP BY version ORDER BY version DESC",
    ),
  ).toBe(byIndex)
  expect(
    await plan(
      "SELECT taker_id, number FROM quiz_attempt WHERE quiz_id = 'q' AND (finished_at IS NOT NULL OR ends_at < 5) ORDER BY coalesce(finished_at, ends_at) DESC, started_at LIMIT 50",
    ),
  ).toBe(byIndex)
  expect(
    await plan("SELECT taker_id, number FROM quiz_attempt WHERE quiz_id = 'q' ORDER BY started_at"),
  ).toBe(byIndex)
})
