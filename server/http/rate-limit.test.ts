import { describe, expect, test } from 'vitest'
import { ENGINES, emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import { HttpProblem } from './errors.ts'
import { createRateLimit, createSharedLimits, deleteFullBuckets, isWithin } from './rate-limit.ts'

test('three at once, then one every ten seconds, for each key alone', () => {
  let time = 0
  const limit = createRateLimit({ burst: 3, refillMs: 10_000, elapsed: () => time })
  const take = (key: string) => {
    try {
      limit.consume(key)
      return 'ok'
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([
    'ok',
    'ok',
    'ok',
    'Too many requests. Try again in 10 s.',
  ])
  expect(take('b')).toBe('ok')
  time = 4_000
  expect(take('a')).toBe('Too many requests. Try again in 6 s.')
  time = 10_000
  expect([take('a'), take('a')]).toEqual(['ok', 'Too many requests. Try again in 10 s.'])
  time = 40_000
  expect([take('a'), take('a'), take('a')]).toEqual(['ok', 'ok', 'ok'])
  // However long the idle time, no more than three pass at once.
  time = 1_000_000
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([
    'ok',
    'ok',
    'ok',
    'Too many requests. Try again in 10 s.',
  ])
})

test('reports a wait in whole seconds, rounded up', () => {
  let time = 0
  const limit = createRateLimit({ burst: 1, refillMs: 2_001, elapsed: () => time })
  limit.consume('a')
  for (const [at, seconds] of [
    [0, 3],
    [1, 2],
    [2_000, 1],
  ] as const) {
    time = at
    expect(() => limit.consume('a')).toThrow(`Too many requests. Try again in ${seconds} s.`)
  }
  // A rejected request has cost nothing.
  time = 2_001
  expect(() => limit.consume('a')).not.toThrow()
})

test('a hundred thousand visitors are counted at once, and beyond that the least recent one is dropped', () => {
  const limit = createRateLimit({ burst: 1, refillMs: 1_000, elapsed: () => 0 })
  limit.consume('first')
  for (let other = 1; other < 100_000; other++) limit.consume(`${other}`)
  expect(() => limit.consume('first')).toThrow('Too many requests.')
  limit.consume('one more')
  expect(() => limit.consume('first')).not.toThrow()
})

test('a recent request moves a visitor to the end of the eviction order', () => {
  const limit = createRateLimit({ burst: 2, refillMs: 1_000, elapsed: () => 0 })
  for (let visitor = 0; visitor < 100_000; visitor++) limit.consume(`${visitor}`)
  limit.consume('0')
  limit.consume('one more')
  expect(() => limit.consume('0')).toThrow('Too many requests.')
})

describe.each(ENGINES)('on %s', (engine) => {
  /** Creates processes on one database, each with its clock ahead by the given time. */
  async function processes(...aheadMs: readonly number[]) {
    const database = await emptyDatabase(engine)
    let time = TEST_NOW
    const outsides = await Promise.all(
      aheadMs.map((ahead) => testDependencies({ database, now: () => time + ahead, elapsed: () => time })),
    )
    const limits = await Promise.all(
      outsides.map(async (dependencies) =>
        (await createSharedLimits(dependencies))('guesses', { burst: 3, refillMs: 10_000 }),
      ),
    )
    const said = (error: unknown) => (error instanceof Error ? error.message : error)
    return {
      database,
      outsides,
      pass: (ms: number) => {
        time += ms
      },
      take: (at: number, key: string) => limits[at]?.consume(key).then(() => 'ok', said),
      isWithin: (at: number, key: string) => limits[at] && isWithin(limits[at], key),
    }
  }

  test('three at once at whichever process, then one every ten seconds, for each key alone', async () => {
    const { take, pass, isWithin } = await processes(0, 0)
    expect([await take(0, 'a'), await take(1, 'a'), await take(0, 'a')]).toEqual(['ok', 'ok', 'ok'])
    expect(await take(1, 'a')).toBe('Too many requests. Try again in 10 s.')
    expect(await isWithin(0, 'a')).toBe(false)
    expect([await take(1, 'b'), await isWithin(0, 'b')]).toEqual(['ok', true])
    pass(4_000)
    expect(await take(1, 'a')).toBe('Too many requests. Try again in 6 s.')
    pass(6_000)
    expect([await take(1, 'a'), await take(1, 'a')]).toEqual(['ok', 'Too many requests. Try again in 10 s.'])
  })

  test('of twenty tries at once at two processes three are let through', async () => {
    const { take } = await processes(0, 0)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => take(index % 2, 'a')))
    expect(answers.filter((response) => response === 'ok')).toHaveLength(3)
  })

  test("a clock that is an hour ahead does not cause an hour's wait", async () => {
    const { take } = await processes(3_600_000, 0)
    for (let time = 0; time < 4; time++) await take(0, 'a')
    expect(await take(1, 'a')).toBe('ok')
  })

  test('no key is stored, and entries that limit nothing anymore are deleted', async () => {
    const { database, outsides, take, pass } = await processes(0)
    await take(0, '203.0.113.7')
    const rows = () => database.selectFrom('request_limit').selectAll().execute()
    const [row] = await rows()
    expect(row?.bucket).toMatch(/^guesses \d{1,7}$/)
    expect(Number(row?.bucket.slice('guesses '.length))).toBeLessThan(2 ** 20)
    pass(9_999)
    for (const dependencies of outsides) await deleteFullBuckets(dependencies)
    expect(await rows()).toEqual([row])
    pass(1)
    for (const dependencies of outsides) await deleteFullBuckets(dependencies)
    expect(await rows()).toEqual([])
  })

  test('a limit deletes keys that it no longer delays by itself, once a minute', async () => {
    const { database, outsides, take, pass } = await processes(0)
    const count = async () => {
      await outsides[0]?.background.idle()
      return (await database.selectFrom('request_limit').selectAll().execute()).length
    }
    await take(0, 'a')
    pass(59_999)
    await take(0, 'b')
    expect(await count()).toBe(2)
    pass(1)
    await take(0, 'c')
    expect(await count()).toBe(2)
    pass(30_000)
    await take(0, 'd')
    expect(await count()).toBe(3)
  })

  test('limits of two names count apart', async () => {
    const dependencies = await testDependencies({ database: await emptyDatabase(engine) })
    const limit = await createSharedLimits(dependencies)
    const [guesses, emails] = [
      limit('guesses', { burst: 1, refillMs: 1_000 }),
      limit('letters', { burst: 1, refillMs: 1_000 }),
    ]
    await guesses.consume('a')
    await emails.consume('a')
    await expect(guesses.consume('a')).rejects.toThrow('Try again in 1 s.')
  })

  test('rejections at one process do not prolong the wait at another', async () => {
    const { take, pass } = await processes(0, 0)
    for (let count = 0; count < 3; count++) await take(0, 'a')
    for (let count = 0; count < 5; count++)
      expect(await take(1, 'a')).toBe('Too many requests. Try again in 10 s.')
    pass(30_000)
    const both = [await take(1, 'a'), await take(0, 'a'), await take(0, 'a'), await take(0, 'a')]
    expect(both).toEqual(['ok', 'ok', 'ok', 'Too many requests. Try again in 10 s.'])
  })
})

test('isWithin(): rethrows an error of the database', async () => {
  const take = async () => {
    throw new Error('The line is broken')
  }
  await expect(isWithin({ consume: take }, 'a')).rejects.toThrow('The line is broken')
})

test('a rejection by the process itself causes no database query', async () => {
  let statements = 0
  const database = (await emptyDatabase('SQLite')).withPlugin({
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const limit = (await createSharedLimits(await testDependencies({ database })))('guesses', {
    burst: 1,
    refillMs: 1_000,
  })
  await limit.consume('a')
  const before = statements
  await expect(limit.consume('a')).rejects.toThrow('Try again in 1 s.')
  expect(statements).toBe(before)
})

test('isWithin(): hides only 429, and rethrows any other rejection', async () => {
  const take = async () => {
    throw new HttpProblem(507, 'Full')
  }
  await expect(isWithin({ consume: take }, 'a')).rejects.toThrow('Full')
})

test('a premature attempt is rejected, though its time has arrived during the lookup', async () => {
  const database = await emptyDatabase('SQLite')
  const limitAt = async (now: () => number) =>
    (await createSharedLimits(await testDependencies({ database, now, elapsed: () => 0 })))('guesses', {
      burst: 1,
      refillMs: 1_000,
    })
  await (await limitAt(() => TEST_NOW)).consume('a')
  let looks = 0
  const late = await limitAt(() => TEST_NOW + 5_000 * looks++)
  await expect(late.consume('a')).rejects.toThrow('Too many requests. Try again in 1 s.')
})

test('a key’s bucket is one of a million, and every process of a database has the same', async () => {
  const database = await emptyDatabase('SQLite')
  const dependencies = await testDependencies({
    database,
    randomBytes: (count) => new Uint8Array(count).fill(7),
  })
  const limit = (await createSharedLimits(dependencies))('guesses', { burst: 1, refillMs: 1_000 })
  for (let key = 0; key < 20; key++) await limit.consume(`${key}`)
  const rows = await database.selectFrom('request_limit').select('bucket').execute()
  const largest = Math.max(...rows.map(({ bucket }) => Number(bucket.slice('guesses '.length))))
  expect([rows.length, largest >> 19]).toEqual([20, 1])
})
