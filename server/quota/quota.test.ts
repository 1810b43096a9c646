import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { HttpProblem } from '../http/errors.ts'
import { ENGINES, emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import { createPollsClient, POLL } from '../testing/polls-client.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { createQuota, measureUse, type QuotaKind, type Quotas, storing } from './quota.ts'

const NOTHING = { polls: 0, rooms: 0, quizzes: 0, accounts: 0 }
const LARGE: Quotas = { all: 1e9, polls: 1e9, rooms: 1e9, quizzes: 1e9, accounts: 1e9 }

function quotaWith(limits: Partial<Quotas>, measured: () => Record<QuotaKind, number> = () => NOTHING) {
  let time = 0
  const quota = createQuota({
    limits: { ...LARGE, ...limits },
    measure: async () => measured(),
    elapsed: () => time,
    log: () => {},
  })
  return { quota, wait: (ms: number) => (time += ms) }
}

test('counts storage by kind and in total, and a rejection names the full limit', () => {
  const { quota } = quotaWith({ polls: 100, all: 150 })
  quota.reserve('polls', 100)
  expect(() => quota.reserve('polls', 1)).toThrow('This server has no space left for polls and votes.')
  quota.reserve('rooms', 50)
  expect(() => quota.reserve('rooms', 1)).toThrow('This server has no space left for live sessions.')
})

test('does not count rejected bytes', () => {
  const { quota } = quotaWith({ polls: 100 })
  expect(() => quota.reserve('polls', 101)).toThrow()
  quota.reserve('polls', 100)
})

test.each([
  ['polls', 'This server has no space left for polls and votes.'],
  ['rooms', 'This server has no space left for live sessions.'],
  ['quizzes', 'This server has no space left for quizzes.'],
  ['accounts', 'This server has no space left for what accounts keep.'],
] as const)('%s have a separate limit, and all kinds count towards the total', (kind, sentence) => {
  const error = new HttpProblem(507, `${sentence} Tell the person who runs it, or try again another day.`)
  const own = quotaWith({ [kind]: 10 }).quota
  own.reserve(kind, 10)
  expect(() => own.reserve(kind, 1)).toThrow(error)
  const { quota } = quotaWith({ all: 43 }, () => ({ polls: 10, rooms: 10, quizzes: 10, accounts: 10 }))
  return quota.measure().then(() => {
    quota.reserve(kind, 3)
    expect(() => quota.reserve(kind, 1)).toThrow(error)
  })
})

/** A quota that is looked up by looks which the test ends. */
function lookedUp(limits: Partial<Quotas>) {
  const looks: PromiseWithResolvers<Record<QuotaKind, number>>[] = []
  const lines: string[] = []
  const clock = { elapsed: 0 }
  const quota = createQuota({
    limits: { ...LARGE, ...limits },
    measure: () => {
      const look = Promise.withResolvers<Record<QuotaKind, number>>()
      looks.push(look)
      return look.promise
    },
    elapsed: () => clock.elapsed,
    log: (line) => lines.push(line),
  })
  return { quota, looks, lines, clock }
}

test('bytes reserved during a measurement count once, whether or not it has seen them', async () => {
  const { quota, looks } = lookedUp({ polls: 100 })
  const first = quota.measure()
  looks[0]?.resolve(NOTHING)
  await first
  quota.reserve('polls', 30)
  const look = quota.measure()
  quota.reserve('polls', 20)
  looks[1]?.resolve({ ...NOTHING, polls: 30 })
  expect(await look).toEqual({ ...NOTHING, polls: 30 })
  expect(() => quota.reserve('polls', 51)).toThrow()
  quota.reserve('polls', 50)
  expect(() => quota.reserve('polls', 1)).toThrow()
})

test('storing(): counts what the work reports, all by default, and nothing if it throws', async () => {
  const { quota } = quotaWith({ polls: 100 })
  const free = () => {
    for (let bytes = 100; ; bytes--) {
      try {
        quota.reserve('polls', bytes)(0)
        return bytes
      } catch {}
    }
  }
  const store = (bytes: number, reported?: number, error?: Error) =>
    storing(quota, { kind: 'polls', bytes }, async (report) => {
      // While it works, all is reserved.
      expect(() => quota.reserve('polls', 101 - bytes)).toThrow()
      if (reported !== undefined) report(reported)
      if (error) throw error
      return 'done'
    })
  await expect(store(100, undefined, new Error('Refused'))).rejects.toThrow('Refused')
  expect(free()).toBe(100)
  expect([await store(60, 0), free()]).toEqual(['done', 100])
  expect([await store(60, -30), free()]).toEqual(['done', 100])
  expect([await store(60, 20), free()]).toEqual(['done', 80])
  const { quota: other } = quotaWith({ polls: 100 })
  await storing(other, { kind: 'polls', bytes: 70 }, async () => {})
  expect(() => other.reserve('polls', 31)).toThrow()
  await expect(
    storing(other, { kind: 'polls', bytes: 20 }, async (report) => {
      report(20)
      throw new Error('Stored, but the response failed')
    }),
  ).rejects.toThrow('but the response failed')
  expect(() => other.reserve('polls', 11)).toThrow()
})

test('bytes that are given back during a measurement, or after it, are not given back twice', async () => {
  const { quota, looks } = lookedUp({ polls: 100 })
  const first = quota.measure()
  looks[0]?.resolve(NOTHING)
  await first
  const early = quota.reserve('polls', 40)
  const look = quota.measure()
  const late = quota.reserve('polls', 40)
  early(0)
  looks[1]?.resolve(NOTHING)
  await look
  early(0)
  expect(() => quota.reserve('polls', 61)).toThrow()
  late(0)
  quota.reserve('polls', 100)(0)
  expect(() => quota.reserve('polls', 101)).toThrow()
})

test('measures at most once per minute, and less often if it is slow', async () => {
  const { quota, looks, clock } = lookedUp({})
  const looksAt = async (elapsed: number) => {
    clock.elapsed = elapsed
    quota.reserve('rooms', 1)
    quota.reserve('polls', 1)
    return looks.length
  }
  const end = async (elapsed: number) => {
    clock.elapsed = elapsed
    looks.at(-1)?.resolve(NOTHING)
    await quota.measure()
  }
  expect(await looksAt(0)).toBe(1)
  expect(await looksAt(500)).toBe(1)
  await end(500)
  expect(await looksAt(60_499)).toBe(1)
  expect(await looksAt(60_500)).toBe(2)
  await end(62_500)
  expect(await looksAt(262_499)).toBe(2)
  expect(await looksAt(262_500)).toBe(3)
})

test('logs a failed measurement and repeats it a minute later', async () => {
  const { quota, looks, lines, clock } = lookedUp({ polls: 10 })
  quota.reserve('polls', 10)
  looks[0]?.reject(new Error('The line is broken'))
  await expect.poll(() => lines).toEqual(['error measuring what is stored: Error: The line is broken'])
  expect(() => quota.reserve('polls', 1)).toThrow()
  clock.elapsed = 59_999
  quota.reserve('rooms', 1)
  expect(looks).toHaveLength(1)
  clock.elapsed = 60_000
  quota.reserve('rooms', 1)
  expect(looks).toHaveLength(2)
})

test('deleted data frees space after the next measurement', async () => {
  let polls = 100
  const { quota, wait } = quotaWith({ polls: 100 }, () => ({ ...NOTHING, polls }))
  await quota.measure()
  expect(() => quota.reserve('polls', 1)).toThrow()
  polls = 40
  wait(60_000)
  // The measurement continues in the background.
  expect(() => quota.reserve('polls', 1)).toThrow()
  await quota.measure()
  quota.reserve('polls', 60)
  expect(() => quota.reserve('polls', 1)).toThrow()
})

describe.each(ENGINES)('on %s', (engine) => {
  /** Creates a server with a quota of the given bytes per kind, and one visitor for all requests. */
  async function serverWith(limits: Partial<Quotas>) {
    const database = await emptyDatabase(engine)
    const quota = createQuota({
      limits: { ...LARGE, ...limits },
      measure: () => measureUse(database),
      elapsed: () => 0,
      log: () => {},
    })
    // Otherwise the first request starts a measurement, which might still run when the test checks.
    await quota.measure()
    const app = await createApp(await testDependencies({ database, quota }))
    return { database, quota, polls: createPollsClient(app), visitor: createTestVisitor(app) }
  }
  const FULL = { status: 507, body: { error: expect.stringMatching(/^This server has no space left for /) } }

  test('refused requests are not charged: others can store after a thousand of them', async () => {
    const { polls, visitor } = await serverWith({
      polls: 6_000,
      rooms: 6_000,
      quizzes: 6_000,
      accounts: 3_000,
    })
    const { id } = await polls.create()
    const voter = await polls.visitor(id)
    expect((await voter.vote([1])).status).toBe(200)
    const quiz = { questions: [{ id: 'q1' }] }
    const game = await visitor.post('/api/games', { quiz, seconds: 30, hasSpeedPoints: false })
    const gameId = (game.body as { id: string }).id
    const hosted = (await visitor.post('/api/quizzes', { quiz })).body as { id: string; secret: string }
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    expect((await visitor.post('/api/account/sign-up', account)).status).toBe(200)
    for (let count = 0; count < 40; count++) {
      expect((await voter.vote([2])).status).toBe(409)
      expect((await visitor.post(`/api/games/${gameId}/join`, { name: 'Host' })).status).toBe(409)
      expect(
        (await visitor.post(`/api/games/${gameId}/answers`, { question: 0, answer: ['a'] })).status,
      ).toBeGreaterThan(400)
      expect(
        (
          await visitor.post(`/api/quizzes/${hosted.id}/answers`, {
            number: 9,
            answers: { q1: 'x'.repeat(900) },
          })
        ).status,
      ).toBe(403)
      if (count < 10) expect((await visitor.post('/api/account/sign-up', account)).status).toBe(409)
    }
    expect((await (await polls.visitor(id)).vote([1])).status).toBe(200)
    expect((await visitor.post('/api/quizzes', { quiz })).status).toBe(200)
    const other = { ...account, email: 'bob@example.com' }
    expect((await visitor.post('/api/account/sign-up', other)).status).toBe(200)
  })

  test('the same answers and items sent again and again are charged once', async () => {
    const { visitor } = await serverWith({ quizzes: 4_000, accounts: 8_000 })
    const quiz = { questions: [{ id: 'q1' }] }
    const { id } = (await visitor.post('/api/quizzes', { quiz })).body as { id: string }
    expect((await visitor.post(`/api/quizzes/${id}/attempts`, { number: 1, name: '' })).status).toBe(200)
    for (let count = 0; count < 20; count++)
      expect(
        (await visitor.post(`/api/quizzes/${id}/answers`, { number: 1, answers: { q1: 'x'.repeat(900) } }))
          .status,
      ).toBe(200)
    await visitor.post('/api/account/sign-up', {
      name: 'Ada',
      email: 'ada@example.com',
      password: 'correct horse battery',
    })
    for (let count = 1; count <= 20; count++) {
      const changes = [
        { collection: 'c', id: 'i', value: JSON.stringify('x'.repeat(3_000)), changedAt: count },
      ]
      expect((await visitor.post('/api/sync', { clock: TEST_NOW, since: count, changes })).status).toBe(200)
    }
  })

  test('a full quota rejects polls, votes, rooms, quizzes and accounts with a message', async () => {
    const { polls, visitor } = await serverWith({ polls: 1_700, rooms: 10, quizzes: 10, accounts: 10 })
    const { id } = await polls.create()
    const vote = async () => (await polls.visitor(id)).vote([1])
    expect((await vote()).status).toBe(200)
    expect(await polls.ask('POST', '', { ...POLL, question: 'x'.repeat(450) })).toMatchObject(FULL)
    const statuses = [await vote(), await vote(), await vote(), await vote()].map(({ status }) => status)
    expect(statuses).toContain(507)
    expect((await polls.votesOf(id))[0]).toBe(1 + statuses.filter((status) => status === 200).length)
    const room = { name: '', deck: { id: 'fibonacci', custom: [] }, stories: [] }
    expect(await visitor.post('/api/rooms', room)).toMatchObject(FULL)
    const quiz = { questions: [{ id: 'q1' }] }
    expect(await visitor.post('/api/quizzes', { quiz })).toMatchObject(FULL)
    expect(await visitor.post('/api/games', { quiz, seconds: 30, hasSpeedPoints: false })).toMatchObject(FULL)
    const signUp = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    expect(await visitor.post('/api/account/sign-up', signUp)).toMatchObject(FULL)
  })
})
