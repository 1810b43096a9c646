import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient, POLL } from '../../testing/polls-client.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'
import { createVoterQuota } from './voter.ts'

const OFFICE = '203.0.113.5'
const FULL = {
  status: 429,
  body: {
    error:
      'This poll takes up to 2 new voters per day from one network, and yours has reached that. Try again tomorrow, or from another network.',
  },
}

let dependencies: Dependencies
let app: Hono
let elapsed: number

/** A poll with two voters per network and day, unless it is said otherwise. */
function create(settings: object = {}) {
  return createPollsClient(app).create({ settings: { ...POLL.settings, votersPerNetwork: 2, ...settings } })
}

/** Returns a voter with a new browser that has opened the poll. */
async function voter(id: string, from = OFFICE) {
  const visitor = createTestVisitor(app, { from })
  await visitor.get(`/api/polls/${id}`)
  return (choice = 1, receipt?: unknown) =>
    visitor.post(`/api/polls/${id}/votes`, { choices: [choice], ...(receipt !== undefined && { receipt }) })
}

async function statusOfNew(id: string, from = OFFICE): Promise<number> {
  return (await (await voter(id, from))()).status
}

describe.each(ENGINES)('new voters per network on %s', (engine) => {
  beforeEach(async () => {
    elapsed = 0
    dependencies = await testDependencies({ database: await emptyDatabase(engine), elapsed: () => elapsed })
    app = await createApp(dependencies)
  })

  test('rejects the third voter of a network, but not other networks or polls', async () => {
    const { id } = await create()
    expect([await statusOfNew(id), await statusOfNew(id)]).toEqual([200, 200])
    expect(await (await voter(id))()).toEqual(FULL)
    expect(await statusOfNew(id, '203.0.113.6')).toBe(200)
    expect(await statusOfNew((await create()).id)).toBe(200)
    expect(await statusOfNew((await create({ votersPerNetwork: 0 })).id)).toBe(200)
  })

  test('a rejected answer, or a nonexistent option, uses no slot', async () => {
    const polls = createPollsClient(app)
    const { id } = await create({ canWrite: true })
    const ada = await voter(id)
    expect([(await ada(4)).status, (await ada(777)).status, (await ada(1)).status]).toEqual([400, 409, 200])
    expect([await statusOfNew(id), await statusOfNew(id)]).toEqual([200, 429])
    expect((await polls.ask('GET', `/${id}`)).body.voters).toBe(2)
  })

  test('each process admits a network’s voters separately, and a changed limit applies to both', async () => {
    const { id, author } = await create({ votersPerNetwork: 1 })
    const here = app
    const elsewhere = await createApp(dependencies)
    const statuses: number[] = []
    for (const through of [here, elsewhere, here, elsewhere]) {
      app = through
      statuses.push(await statusOfNew(id))
    }
    expect(statuses).toEqual([200, 200, 429, 429])
    app = here
    await createPollsClient(here).ask('PATCH', `/${id}`, { votersPerNetwork: 2 }, author)
    expect([await statusOfNew(id), await statusOfNew(id)]).toEqual([200, 429])
    app = elsewhere
    // It has read the rules a moment ago.
    expect(await statusOfNew(id)).toBe(429)
    elapsed = 10_000
    expect([await statusOfNew(id), await statusOfNew(id)]).toEqual([200, 429])
  })

  test('of 20 at once exactly as many as the limit are counted', async () => {
    const { id } = await create({ votersPerNetwork: 5 })
    const voters = await Promise.all(Array.from({ length: 20 }, () => voter(id)))
    const answers = await Promise.all(voters.map((vote) => vote()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await createPollsClient(app).votesOf(id)).toEqual([5, 0, 0])
  })

  test('a voter of a full network can change the vote, or is rejected as a repeated voter', async () => {
    const { id } = await create({ canChange: true })
    const ada = await voter(id)
    const { body } = await ada()
    await statusOfNew(id)
    expect((await ada()).status).toBe(409)
    const { receipt } = Object(body)
    expect((await ada(2, receipt)).status).toBe(200)
    expect(await createPollsClient(app).votesOf(id)).toEqual([1, 1, 0])
  })

  test('a vote that is not counted uses no slot: a second one, one in a closed poll', async () => {
    const polls = createPollsClient(app)
    const { id, author } = await create()
    const ada = await voter(id)
    await ada()
    expect((await ada()).status).toBe(409)
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    expect(await statusOfNew(id)).toBe(410)
    await polls.ask('PATCH', `/${id}`, { isClosed: false }, author)
    expect(await statusOfNew(id)).toBe(200)
    expect(await statusOfNew(id)).toBe(429)
  })

  test('the author sees the limit and can change it at once; emptying the poll resets the counts', async () => {
    const polls = createPollsClient(app)
    const { id, author } = await create({ votersPerNetwork: 1 })
    expect((await polls.ask('GET', `/${id}`)).body.settings.votersPerNetwork).toBe(1)
    expect([await statusOfNew(id), await statusOfNew(id)]).toEqual([200, 429])
    await polls.ask('PATCH', `/${id}`, { votersPerNetwork: 3 }, author)
    expect((await polls.ask('GET', `/${id}`)).body.settings).toEqual({
      ...POLL.settings,
      votersPerNetwork: 3,
    })
    expect([await statusOfNew(id), await statusOfNew(id), await statusOfNew(id)]).toEqual([200, 200, 429])
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect(await statusOfNew(id)).toBe(200)
    await polls.ask('PATCH', `/${id}`, { votersPerNetwork: 0 }, author)
    expect((await polls.ask('GET', `/${id}`)).body.settings).toEqual(POLL.settings)
    for (let count = 0; count < 5; count++) expect(await statusOfNew(id)).toBe(200)
  })

  test.each([[-1], [1.5], ['5'], [1_000_001]])('rejects %j as a limit', async (votersPerNetwork) => {
    const settings = { ...POLL.settings, votersPerNetwork }
    const ada = createTestVisitor(app)
    expect(await ada.post('/api/polls', { ...POLL, settings })).toMatchObject({ status: 400 })
  })
})

describe('the places of a network', () => {
  test('a released slot can be used again, and each network of each poll has its own', () => {
    const devices = createVoterQuota(() => 0)
    const first = devices.acquire('a', 2)
    devices.acquire('a', 2)
    expect(devices.acquire('a', 2)).toBeUndefined()
    expect(devices.acquire('b', 1)).toBeTypeOf('function')
    first?.()
    expect(devices.acquire('a', 2)).toBeTypeOf('function')
    expect(devices.acquire('a', 2)).toBeUndefined()
    // A larger limit adds slots, a smaller one revokes none.
    expect(devices.acquire('a', 3)).toBeTypeOf('function')
    expect(devices.acquire('a', 1)).toBeUndefined()
  })

  test('a day starts with a network’s first voter, and the next one with the first after it', () => {
    let now = 1_000
    const devices = createVoterQuota(() => now)
    const isFull = () => devices.acquire('a', 1) === undefined
    expect(isFull()).toBe(false)
    now = 1_000 + DAY_MS - 1
    expect(isFull()).toBe(true)
    now = 1_000 + DAY_MS + 5_000
    expect(isFull()).toBe(false)
    now = 1_000 + 2 * DAY_MS + 4_999
    expect(isFull()).toBe(true)
    now = 1_000 + 2 * DAY_MS + 5_000
    expect(isFull()).toBe(false)
  })

  test('remembers 100,000 networks; one more resets the oldest', () => {
    const devices = createVoterQuota(() => 0)
    const isFull = (network: number) => devices.acquire(`${network}`, 1) === undefined
    for (let network = 0; network < 100_000; network++) devices.acquire(`${network}`, 1)
    expect([isFull(0), isFull(99_999)]).toEqual([true, true])
    expect(isFull(100_000)).toBe(false)
    expect([isFull(1), isFull(0)]).toEqual([true, false])
  })
})
