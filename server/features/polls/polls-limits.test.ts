import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import type { QuotaKind } from '../../quota/quota.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient, OPEN, POLL } from '../../testing/polls-client.ts'
import { createEmptyQuota } from '../../testing/quota.fixture.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'

const TOO_MANY = (seconds: number) => ({
  status: 429,
  body: { error: `Too many requests. Try again in ${seconds} s.` },
})

let app: Hono
let elapsed: number
let reservations: [QuotaKind, number][]

describe.each(ENGINES)('limits of polls on %s', (engine) => {
  beforeEach(async () => {
    elapsed = 0
    reservations = []
    const dependencies = await testDependencies({
      database: await emptyDatabase(engine),
      elapsed: () => elapsed,
      quota: createEmptyQuota((kind, bytes) => void reservations.push([kind, bytes])),
    })
    app = await createApp(dependencies)
  })

  test('a network creates thirty polls at once, then one every 20 seconds', async () => {
    const ada = createTestVisitor(app, { from: '203.0.113.5' })
    for (let count = 0; count < 30; count++)
      expect((await ada.post('/api/polls', { ...POLL, question: '' })).status).toBe(400)
    expect(await ada.post('/api/polls', POLL)).toEqual(TOO_MANY(20))
    expect((await createTestVisitor(app, { from: '203.0.113.6' }).post('/api/polls', POLL)).status).toBe(200)
    elapsed = 19_999
    expect(await ada.post('/api/polls', POLL)).toEqual(TOO_MANY(1))
    elapsed = 20_000
    expect((await ada.post('/api/polls', POLL)).status).toBe(200)
    expect((await ada.post('/api/polls', POLL)).status).toBe(429)
  })

  test('a network sends three thousand votes at once, whatever they are, then fifty a second', async () => {
    const { id } = await createPollsClient(app).create()
    const office = createTestVisitor(app, { from: '203.0.113.5' })
    await office.get(`/api/polls/${id}`)
    for (let count = 0; count < 3_000; count++) await app.request(...refusedVote(id))
    const vote = () => office.post(`/api/polls/${id}/votes`, { choices: [1] })
    expect(await vote()).toEqual(TOO_MANY(1))
    elapsed = 20
    expect((await vote()).status).toBe(200)
    expect((await vote()).status).toBe(429)
  })

  test('authors of a network have 600 requests at once, then five per second', async () => {
    const { id } = await createPollsClient(app).create()
    const ada = createTestVisitor(app, { from: '203.0.113.5' })
    for (let count = 0; count < 300; count++) {
      expect((await ada.get(`/api/polls/${id}/answers`)).status).toBe(403)
      expect((await ada.post(`/api/polls/${id}/reset`)).status).toBe(403)
    }
    for (const path of ['results.csv', 'answers'])
      expect(await ada.get(`/api/polls/${id}/${path}`)).toEqual(TOO_MANY(1))
    expect(await ada.post(`/api/polls/${id}/reset`)).toEqual(TOO_MANY(1))
    const other = createTestVisitor(app, { from: '203.0.113.6' })
    expect((await other.get(`/api/polls/${id}/answers`)).status).toBe(403)
    elapsed = 200
    expect((await ada.get(`/api/polls/${id}/answers`)).status).toBe(403)
    expect((await ada.get(`/api/polls/${id}/answers`)).status).toBe(429)
  })

  test('the storage of a poll, a vote and an answer counts towards the quota of polls', async () => {
    const polls = createPollsClient(app)
    const { id } = await polls.create(OPEN)
    // As read: with the omitted fields.
    const stored = JSON.stringify({
      question: OPEN.question,
      options: OPEN.options,
      settings: { ...OPEN.settings, votersPerNetwork: 0 },
      closesAt: null,
    })
    expect(reservations).toEqual([['polls', 500 + stored.length + 2 * 60]])
    reservations = []
    const ada = await polls.visitor(id)
    await ada.vote([1])
    await ada.vote([1])
    await (await polls.visitor(id)).write('Mate')
    expect(reservations).toEqual([
      ['polls', 253],
      ['polls', 253],
      ['polls', 254],
    ])
    reservations = []
    await polls.ask('POST', '', { ...POLL, question: '' })
    await polls.ask('POST', '/never/votes', { choices: [1] }, { cookie: ada.cookie })
    await polls.ask('POST', `/${id}/votes`, { choices: [1] })
    expect(reservations).toEqual([])
  })

  test('limits a poll to 256 kB and a vote to 16', async () => {
    const polls = createPollsClient(app)
    const padded = (bytes: number) => {
      const body = { ...POLL, pad: '' }
      return { ...body, pad: 'x'.repeat(bytes - JSON.stringify(body).length) }
    }
    expect((await polls.ask('POST', '', padded(256 * 1024))).status).toBe(400)
    expect((await polls.ask('POST', '', padded(256 * 1024 + 1))).status).toBe(413)
    const { id } = await polls.create()
    const vote = (length: number) =>
      polls.ask('POST', `/${id}/votes`, { choices: [1], pad: 'x'.repeat(length) })
    expect([(await vote(16_000)).status, (await vote(16_400)).status]).toEqual([400, 413])
  })
})

/** Returns a vote from the office that is not JSON and is rejected at once. */
function refusedVote(id: string): [string, RequestInit, object] {
  return [
    `/api/polls/${id}/votes`,
    { method: 'POST', body: 'x' },
    { incoming: { socket: { remoteAddress: '203.0.113.5' } } },
  ]
}
