import { describe, expect, test } from 'vitest'
import { ENGINES, emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import { HttpProblem } from './errors.ts'
import { createSharedLimits, deleteFullBuckets, isWithin } from './shared-limit.ts'

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

  test('no key is stored, and what limits nothing any more goes', async () => {
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

  test('a limit forgets by itself, once a minute, whom it keeps waiting no more', async () => {
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

test.each([new Error('The line is broken'), new HttpProblem(507, 'Full')])(
  'isWithin(): rethrows %s',
  async (error) => {
    const consume = async () => {
      throw error
    }
    await expect(isWithin({ consume }, 'a')).rejects.toThrow(error)
  },
)

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

test('a try that came too early is refused, though its time has come while it was looked up', async () => {
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
