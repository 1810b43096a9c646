import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { requestIdOf } from '../http/request-id.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import { createPollsClient, POLL } from '../testing/polls-client.ts'
import { createMetrics } from './metrics.ts'
import { logRequests } from './request-log.ts'

test('the log reveals neither the opened poll nor a vote', async () => {
  const lines: string[] = []
  const polls = createPollsClient(
    await createApp(await testDependencies({ log: (line) => lines.push(line) })),
  )
  const { id } = await polls.create({ ...POLL })
  const voter = await polls.visitor(id)
  expect([(await voter.vote([1])).status, (await voter.vote([1])).status]).toEqual([200, 409])
  expect(lines).toEqual([
    '2023-11-14T22:13:20.000Z POST /api/polls 200 0ms',
    '2023-11-14T22:13:20.000Z GET /api/polls/:id 200 0ms',
  ])
})

/** Creates a site with requests of 1234.5 ms; returns its log and its request metrics. */
async function slowSite() {
  let passed = 0
  const lines: unknown[] = []
  const dependencies = await testDependencies({
    now: () => TEST_NOW + passed,
    elapsed: () => 7 + passed,
    log: (line, more) => lines.push([line, more]),
  })
  const metrics = createMetrics(dependencies)
  const work = () => {
    passed += 1234.5
  }
  const app = new Hono().use(logRequests(dependencies, metrics))
  app.get('/api/things/:id', (context) => {
    work()
    if (context.req.param('id') === 'broken') {
      requestIdOf(context, (count) => new Uint8Array(count))
      return context.json({}, 500)
    }
    return context.json({})
  })
  app.get('/*', (context) => {
    work()
    return context.text('Not found', 404)
  })
  const counted = async () =>
    (await metrics.read()).split('\n').filter((line) => /^sundry_requests_total|_seconds_sum/.test(line))
  return { app, lines, counted }
}

test('logs time, route and duration of a request, and an id if it failed', async () => {
  const { app, lines, counted } = await slowSite()
  await app.request('/api/things/7?secret=1')
  await app.request('/api/things/broken')
  const fields = { method: 'GET', route: '/api/things/:id', status: 200, ms: 1235 }
  expect(lines).toEqual([
    ['2023-11-14T22:13:20.000Z GET /api/things/:id 200 1235ms', { fields }],
    [
      '2023-11-14T22:13:21.234Z GET /api/things/:id 500 1235ms AAAAAAAA',
      { fields: { ...fields, status: 500, request: 'AAAAAAAA' } },
    ],
  ])
  expect(await counted()).toEqual([
    'sundry_requests_total{method="GET",route="/api/things/:id",status="200"} 1',
    'sundry_requests_total{method="GET",route="/api/things/:id",status="500"} 1',
    'sundry_request_seconds_sum{method="GET",route="/api/things/:id"} 2.469',
  ])
})

test('logs at most 200 characters of an unknown path, and none in the metrics', async () => {
  const { app, lines, counted } = await slowSite()
  await app.request(`/${'a'.repeat(300)}`)
  const route = `"/${'a'.repeat(199)}"`
  expect(lines).toEqual([
    [
      `2023-11-14T22:13:20.000Z GET ${route} 404 1235ms`,
      { fields: { method: 'GET', route, status: 404, ms: 1235 } },
    ],
  ])
  expect((await counted())[0]).toBe('sundry_requests_total{method="GET",route="(nothing)",status="404"} 1')
})
