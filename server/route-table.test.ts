import { expect, test } from 'vitest'
import { programsApi } from '#interfaces/http/programs-api.ts'
import { createServerHandlers } from './app.ts'
import { readRoutes, routeTable } from './http/route-table.ts'
import { testDependencies } from './testing/dependencies.fixture.ts'

const sso = {
  issuer: 'https://login.example.org',
  clientId: 'sundry',
  clientSecret: 'secret',
  name: 'Org',
  allowedDomains: [],
  allowedGroups: [],
}
const pool = { run: () => Promise.reject(new Error('not called')) }

/** Creates an application with every optional part. */
async function createWholeApp() {
  const dependencies = await testDependencies({ sso, metricsToken: 'a-token-of-the-tests' })
  const programs = programsApi({ tokens: ['a-token-of-the-tests'], log: () => {}, pool })
  return (await createServerHandlers(dependencies, programs)).app
}

test('every route declares its callers, its limit and the size of its body', async () => {
  const routes = readRoutes(await createWholeApp())
  expect(routes.filter(({ rules }) => rules === undefined)).toEqual([])
  expect(routes.length).toBeGreaterThan(60)
})

test('the table names routes of every kind', async () => {
  const table = routeTable(await createWholeApp())
  const row = (route: string) => table.find(({ method, path }) => `${method} ${path}` === route)
  expect(row('POST /api/polls/:id/votes')).toEqual({
    method: 'POST',
    path: '/api/polls/:id/votes',
    callers: 'anyone',
    burst: '3000',
    'per minute': '3000',
    'body bytes': '16384',
  })
  expect(row('GET /api/polls/:id')).toMatchObject({ burst: '3000', 'body bytes': '0' })
  expect(row('PUT /api/quizzes/:id')).toMatchObject({ callers: 'author', 'body bytes': '2097152' })
  expect(row('POST /api/run/:operation')).toMatchObject({ callers: 'program', 'body bytes': '20971520' })
  expect(row('GET /*')).toMatchObject({ callers: 'anyone', burst: '20000' })
})

test.each([
  ['/api/polls/abc', 3_000],
  ['/api/health', 600],
  ['/api/nothing', 1_000],
])('%s answers %i requests of a network at once, then 429', async (path, burst) => {
  const app = await createWholeApp()
  for (let count = 0; count < burst; count++) await app.request(path)
  const refused = await app.request(path)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
})

test('no answer of the API can be stored by a cache', async () => {
  const app = await createWholeApp()
  const paths = readRoutes(app)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
    .map(({ path }) => path.replaceAll(/:\w+/g, 'a'))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths)
    expect([path, (await app.request(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
})
