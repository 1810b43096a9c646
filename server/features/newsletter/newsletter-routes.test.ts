import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'

let database: Database
let lines: string[]

async function post(body: string, contentType = 'application/json') {
  const app = await createApp(await testDependencies({ database, log: (line) => lines.push(line) }))
  return app.request('/api/newsletter?secret=1', {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  })
}

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    lines = []
  })

  test('stores an email address once, however often it is sent and in whatever case', async () => {
    for (const email of ['Ada@Example.com', ' ada@example.com ', 'ada@example.com']) {
      const response = await post(JSON.stringify({ email }))
      expect([response.status, await response.json()]).toEqual([200, { subscribed: true }])
    }
    expect(await database.selectFrom('subscriber').selectAll().execute()).toEqual([
      { email: 'ada@example.com', subscribed_at: 1_700_000_000_000, confirm_by: null },
    ])
  })

  test.each([
    [400, 'Enter an email address like name@example.com', '{"email":"ada"}'],
    [400, 'Enter an email address like name@example.com', '{"email":"a@b c.d"}'],
    [400, 'The address is too long', `{"email":"${'a'.repeat(250)}@example.com"}`],
    [400, 'Invalid type: Expected string but received 7', '{"email":7}'],
    [400, 'Invalid key: Expected "email" but received undefined', '{}'],
    [400, 'Invalid key: Expected never but received "admin"', '{"email":"a@b.cd","admin":true}'],
    [400, 'The request is not valid JSON', '{"email"'],
    [413, 'The request is larger than 16384 bytes', `{"email":"${'a'.repeat(20_000)}"}`],
  ])('responds to invalid requests with %i “%s”, and stores nothing', async (status, error, body) => {
    const response = await post(body)
    expect([response.status, await response.json()]).toEqual([status, { error }])
    expect(await database.selectFrom('subscriber').selectAll().execute()).toEqual([])
  })

  test('logs neither the address nor the query', async () => {
    await post('{"email":"ada@example.com"}')
    expect(lines).toEqual(['2023-11-14T22:13:20.000Z POST /api/newsletter 200 0ms'])
  })
})
