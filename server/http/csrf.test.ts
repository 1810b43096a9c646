import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { createCsrfCheck, createCsrfProtection } from './csrf.ts'
import { createErrorHandler } from './errors.ts'

const REFUSED = [403, { error: 'This request came from a page of another site' }]
const ACCEPTED = [200, { subscribed: true }]

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, ACCEPTED],
  ['a program without a page', {}, ACCEPTED],
  ['an old browser on a page of ours', { origin: 'http://localhost' }, ACCEPTED],
  ['an old browser through a proxy that changes the host', { origin: 'https://tools.example.org' }, ACCEPTED],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, REFUSED],
  [
    'a page of another site, with the Basic credentials that a browser adds for a proxy',
    { 'sec-fetch-site': 'cross-site', authorization: 'Basic YTpi' },
    REFUSED,
  ],
  [
    'a page of another site with a bearer token, which needs the permission of CORS',
    { 'sec-fetch-site': 'cross-site', authorization: 'Bearer a' },
    ACCEPTED,
  ],
  ['a page of a neighbor', { 'sec-fetch-site': 'same-site' }, REFUSED],
  ['an old browser on another site', { origin: 'http://evil.example' }, REFUSED],
  ['an old browser in a sandbox', { origin: 'null' }, REFUSED],
  ['a person who typed the address', { 'sec-fetch-site': 'none' }, ACCEPTED],
  ['an old browser at another port', { origin: 'http://localhost:8080' }, REFUSED],
  [
    'a browser that says it is foreign',
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    REFUSED,
  ],
  [
    'a browser that knows it is not',
    { 'sec-fetch-site': 'same-origin', origin: 'http://a.example' },
    ACCEPTED,
  ],
])('%s', async (_, headers, expected) => {
  const app = await createApp(await testDependencies({ publicUrl: 'https://tools.example.org' }))
  const response = await app.request('/api/newsletter', {
    method: 'POST',
    body: '{"email":"ada@example.com"}',
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
  })
  expect([response.status, await response.json()]).toEqual(expected)
})

test.each([
  ['GET', 200],
  ['HEAD', 200],
  ['OPTIONS', 200],
  ['POST', 403],
  ['PUT', 403],
  ['PATCH', 403],
  ['DELETE', 403],
])("a %s request from another site's page gets status %i", async (method, status) => {
  const app = new Hono().use(createCsrfProtection(undefined)).all('*', (context) => context.text('done'))
  app.onError(createErrorHandler({ log: () => {}, randomBytes: (count) => new Uint8Array(count) }))
  const response = await app.request('/', { method, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(response.status).toBe(status)
})

test('a site without a configured URL accepts requests from the requested host only', async () => {
  const refuse = createCsrfCheck(undefined)
  const app = new Hono().post('/', (context) => {
    refuse(context)
    return context.text('done')
  })
  app.onError(createErrorHandler({ log: () => {}, randomBytes: (count) => new Uint8Array(count) }))
  const statusOf = async (origin: string) =>
    (await app.request('/', { method: 'POST', headers: { host: 'tools.example:8080', origin } })).status
  expect(await statusOf('https://tools.example:8080')).toBe(200)
  expect(await statusOf('https://tools.example')).toBe(403)
})
