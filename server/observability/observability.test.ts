import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { noteBackup } from '../database/last-backup.ts'
import { openPostgres } from '../database/open-database.ts'
import type { Dependencies } from '../dependencies.ts'
import { createQuota } from '../quota/quota.ts'
import { DEFAULT_QUOTAS } from '../settings.ts'
import { ENGINES, emptyDatabase, needPostgres } from '../testing/databases.fixture.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { eventually } from '../testing/eventually.ts'
import { createPollsClient, POLL } from '../testing/polls-client.ts'
import { startPostgres } from '../testing/temporary-postgres.ts'
import { createMetrics } from './metrics.ts'

const TOKEN = 'a-token-that-nobody-guesses'

async function serverWith(given: Partial<Dependencies> = {}) {
  const app = await createApp(await testDependencies({ metricsToken: TOKEN, ...given }))
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    const text = await response.text()
    return { status: response.status, text }
  }
  return {
    app,
    get,
    metrics: async () => (await get('/api/metrics', { authorization: `Bearer ${TOKEN}` })).text,
  }
}

test('a process that lives says which Sundry it is', async () => {
  const { get } = await serverWith()
  expect(JSON.parse((await get('/api/health')).text)).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test.each(ENGINES)(
  'a process is ready while %s accepts writes, and otherwise reports the reason',
  async (engine) => {
    let elapsed = 0
    const database = await emptyDatabase(engine)
    const { get } = await serverWith({ database, elapsed: () => elapsed })
    expect(await get('/api/ready')).toEqual({ status: 200, text: '{"ready":true}' })
    await database.schema.alterTable('probe').renameTo('away').execute()
    // Frequent requests cause at most one write per second.
    expect((await get('/api/ready')).status).toBe(200)
    elapsed += 1_000
    expect(await get('/api/ready')).toEqual({
      status: 503,
      text: '{"ready":false,"error":"The database takes no writes."}',
    })
    await database.schema.alterTable('away').renameTo('probe').execute()
    elapsed += 1_000
    expect((await get('/api/ready')).status).toBe(200)
  },
)

test('a database that does not answer within a second makes the process not ready', async () => {
  const database = await emptyDatabase('PostgreSQL')
  const { get } = await serverWith({ database })
  expect((await get('/api/ready')).status).toBe(200)
  const other = await serverWith({ database })
  await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE probe IN ACCESS EXCLUSIVE MODE`.execute(transaction)
    expect(await other.get('/api/ready')).toEqual({
      status: 503,
      text: '{"ready":false,"error":"The database does not answer within a second."}',
    })
  })
})

test('metrics are for those with the token only, and are not there without one', async () => {
  const { get } = await serverWith()
  expect((await get('/api/metrics')).status).toBe(401)
  expect((await get('/api/metrics', { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await (await serverWith({ metricsToken: undefined })).get('/api/metrics')).status).toBe(404)
})

test.each(ENGINES)(
  'metrics on %s count requests by route, votes and what is stored, and name no poll',
  async (engine) => {
    const { app, get, metrics } = await serverWith({ database: await emptyDatabase(engine) })
    const polls = createPollsClient(app)
    const { id } = await polls.create()
    const voter = await polls.visitor(id)
    await voter.vote([1])
    await voter.vote([1])
    await get('/nothing-here-1')
    await get('/nothing-here-2')
    const text = await metrics()
    for (const line of [
      'sundry_requests_total{method="POST",route="/api/polls",status="200"} 1',
      'sundry_requests_total{method="POST",route="/api/polls/:id/votes",status="200"} 1',
      'sundry_requests_total{method="POST",route="/api/polls/:id/votes",status="409"} 1',
      'sundry_requests_total{method="GET",route="(nothing)",status="404"} 2',
      'sundry_votes_total 1',
      'sundry_streams 0',
      'sundry_mails_waiting 0',
      'sundry_stored_bytes{kind="rooms"} 0',
      'sundry_quota_bytes{kind="all"} 8589934592',
      'sundry_request_seconds_count{method="POST",route="/api/polls"} 1',
      'sundry_request_seconds_bucket{method="POST",route="/api/polls/:id/votes",le="+Inf"} 2',
      'sundry_request_seconds_count{method="GET",route="(nothing)"} 2',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toContain(id)
    expect(text).toMatch(/^sundry_database_bytes [1-9]\d{4,}$/m)
    expect(text).toMatch(/^sundry_stored_bytes\{kind="polls"\} [1-9]\d+$/m)
    // Every line is a comment or a sample of the text format.
    const sample = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="([^"\\]|\\.)*",?)+\})? [\d.e+-]+)$/
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((line) => !sample.test(line)),
    ).toEqual([])
  },
)

test('latencies are counted up to each bound, a bound itself included, and summed', async () => {
  const dependencies = await testDependencies({ database: await emptyDatabase('SQLite') })
  const { count, read } = createMetrics(dependencies)
  for (const seconds of [0.005, 0.025, 0.03, 6])
    count({ method: 'GET', route: '/a"b\\c', status: 200, seconds })
  count({ method: 'POST', route: '/api/polls/:id/votes', status: 409, seconds: 0 })
  count({ method: 'PUT', route: '/api/polls/:id/votes', status: 500, seconds: 0 })
  const lines = (await read()).split('\n')
  const latencies = lines.filter((line) => line.startsWith('sundry_request_seconds'))
  expect(latencies.slice(0, 9)).toEqual([
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="0.005"} 1',
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="0.025"} 2',
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="0.1"} 3',
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="0.25"} 3',
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="1"} 3',
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="5"} 3',
    'sundry_request_seconds_bucket{method="GET",route="(site)",le="+Inf"} 4',
    'sundry_request_seconds_sum{method="GET",route="(site)"} 6.06',
    'sundry_request_seconds_count{method="GET",route="(site)"} 4',
  ])
  // Ids are not in the labels: a route is one series, however many polls there are.
  expect(latencies.filter((line) => line.includes('_count'))).toEqual([
    'sundry_request_seconds_count{method="GET",route="(site)"} 4',
    'sundry_request_seconds_count{method="POST",route="/api/polls/:id/votes"} 1',
    'sundry_request_seconds_count{method="PUT",route="/api/polls/:id/votes"} 1',
  ])
  expect(lines).toContain('sundry_requests_total{method="GET",route="/a\\"b\\\\c",status="200"} 4')
  expect(lines).toContain('sundry_votes_total 0')
})

test('reports streams, pending mails and limits', async () => {
  const dependencies = await testDependencies({ database: await emptyDatabase('SQLite') })
  const { database, quota } = dependencies
  const mail = { recipient: '', subject: '', text: '', written_at: 0, tries: 1, next_try_at: null }
  await database
    .insertInto('outbox')
    .values(['a', 'b', 'c'].map((id) => ({ ...mail, id })))
    .execute()
  const streams = { ...dependencies.streams, count: () => 7 }
  const { count, read } = createMetrics({ database, streams, quota, elapsed: () => 0 })
  count({ method: 'GET', route: '/a\nb', status: 404, seconds: 1 })
  for (const times of [1, 2]) {
    count({ method: 'POST', route: '/api/polls/:id/votes', status: 200, seconds: 0.25 })
    const lines = (await read()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        `sundry_votes_total ${times}`,
        'sundry_streams 7',
        'sundry_mails_waiting 3',
        'sundry_quota_bytes{kind="polls"} 4294967296',
        'sundry_requests_total{method="GET",route="/a\\nb",status="404"} 1',
        `sundry_request_seconds_bucket{method="POST",route="/api/polls/:id/votes",le="0.1"} 0`,
        `sundry_request_seconds_bucket{method="POST",route="/api/polls/:id/votes",le="0.25"} ${times}`,
        `sundry_request_seconds_bucket{method="GET",route="(site)",le="1"} 1`,
      ]),
    )
  }
})

test('readiness and metrics are not cached by proxies', async () => {
  const { app } = await serverWith()
  const cachingOf = async (path: string) =>
    (await app.request(path, { headers: { authorization: `Bearer ${TOKEN}` } })).headers.get('cache-control')
  expect([await cachingOf('/api/ready'), await cachingOf('/api/metrics')]).toEqual(['no-store', 'no-store'])
})

test('a folder with unknown disk space does not make a process unready', async () => {
  const { get } = await serverWith({ dataDir: '/there/is/no/such/folder' })
  expect(await get('/api/ready')).toEqual({ status: 200, text: '{"ready":true}' })
})

test('a process that was unready a moment ago says so again without asking, and no longer', async () => {
  let elapsed = 5_000
  const database = await emptyDatabase('SQLite')
  const { get } = await serverWith({ database, elapsed: () => elapsed })
  await database.schema.alterTable('probe').renameTo('away').execute()
  expect((await get('/api/ready')).status).toBe(503)
  await database.schema.alterTable('away').renameTo('probe').execute()
  elapsed += 999
  expect((await get('/api/ready')).status).toBe(503)
  elapsed += 1
  expect((await get('/api/ready')).status).toBe(200)
})

test('a request that fails has an id, the same in its answer and in the log', async () => {
  const lines: string[] = []
  const database = await emptyDatabase('SQLite')
  const { get } = await serverWith({ database, log: (line) => lines.push(line) })
  await database.schema.dropTable('poll').execute()
  const { status, text } = await get('/api/polls/AAAAAAAAAAAAAAAA')
  const { request } = JSON.parse(text)
  expect([status, request]).toEqual([500, expect.stringMatching(/^[\w-]{8}$/)])
  expect(lines[0]).toMatch(new RegExp(`^error ${request} .*no such table`))
  expect(lines[1]).toMatch(new RegExp(`GET /api/polls/:id 500 0ms ${request}$`))
})

test('within a minute several scrapes share the figures of the database', async () => {
  let elapsed = 0
  const measure = vi.fn(async () => ({ polls: 7, rooms: 0, quizzes: 0, accounts: 0 }))
  const parts = { limits: DEFAULT_QUOTAS, measure, elapsed: () => elapsed, log: () => {} }
  const { metrics } = await serverWith({ elapsed: () => elapsed, quota: createQuota(parts) })
  const polls = async () => /sundry_stored_bytes\{kind="polls"\} (\d+)/.exec(await metrics())?.[1]
  expect([await polls(), await polls(), measure.mock.calls.length]).toEqual(['7', '7', 1])
  elapsed = 60_000
  expect([await polls(), await polls(), measure.mock.calls.length]).toEqual(['7', '7', 2])
})

test('a database that is gone makes the process not ready within three seconds', async () => {
  needPostgres()
  const postgres = await startPostgres()
  const database = await openPostgres(postgres.url)
  onTestFinished(() => database.destroy())
  const { get } = await serverWith({ database, elapsed: () => performance.now() })
  expect((await get('/api/ready')).status).toBe(200)
  await postgres.stop()
  const stopped = performance.now()
  await eventually(async () => expect((await get('/api/ready')).status).toBe(503))
  expect(performance.now() - stopped).toBeLessThan(3_000)
})

test('a response that failed carries the id that the log has', async () => {
  const lines: string[] = []
  const { app } = await serverWith({
    log: (line) => lines.push(line),
    randomBytes: (count) => new Uint8Array(count).fill(255),
    quota: createQuota({
      limits: { ...DEFAULT_QUOTAS, polls: 1 },
      measure: async () => ({ polls: 0, rooms: 0, quizzes: 0, accounts: 0 }),
      elapsed: () => 0,
      log: () => {},
    }),
  })
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/api/polls', { method: 'POST', headers, body: JSON.stringify(POLL) })
  expect([response.status, response.headers.get('x-request-id')]).toEqual([507, '________'])
  expect(lines).toEqual(['2023-11-14T22:13:20.000Z POST /api/polls 507 0ms ________'])
})

test('health checks are logged at level debug, unless they fail', async () => {
  const logged: unknown[] = []
  const { get } = await serverWith({ log: (line, more) => logged.push([line, more?.level]) })
  for (const path of ['/api/health', '/api/ready', '/api/metrics']) await get(path)
  expect(logged).toEqual([
    ['2023-11-14T22:13:20.000Z GET /api/health 200 0ms', 'debug'],
    ['2023-11-14T22:13:20.000Z GET /api/ready 200 0ms', 'debug'],
    ['2023-11-14T22:13:20.000Z GET /api/metrics 401 0ms', undefined],
  ])
})

test('metrics have processor time, open files, and the time of the last backup if there was one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  const { metrics } = await serverWith({ dataDir })
  const before = await metrics()
  expect(before).toMatch(/^process_cpu_seconds_total \d+\.?\d*$/m)
  if (process.platform === 'linux') expect(before).toMatch(/^process_open_fds [1-9]\d*$/m)
  expect(before).not.toContain('sundry_last_backup_time_seconds')
  const seconds = Math.floor(Date.now() / 1000)
  noteBackup(dataDir)
  const at = Number(/^sundry_last_backup_time_seconds (\d+)$/m.exec(await metrics())?.[1])
  expect(at - seconds).toBeLessThan(60)
  expect(at).toBeGreaterThanOrEqual(seconds)
})
