import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createErrorHandler } from './errors.ts'
import { rejectControlCharacters } from './reject-control-characters.ts'

test.each([
  ['/api/polls/%00', 404],
  ['/api/polls/a%0Ab', 404],
  ['/api/polls/%1f', 404],
  ['/api/polls/%7F', 404],
  ['/api/polls/%C2%85', 404],
  ['/api/polls/%20', 200],
  ['/api/polls/a?name=%0A', 200],
  ['/api/run/case?text=%00', 200],
  ['/api/polls/%21', 200],
  ['/api/polls/%C3%BC', 200],
  ['/api/polls/Zk3_x', 200],
])('%s is answered %i', async (path, status) => {
  const app = new Hono().use(rejectControlCharacters).get('*', (context) => context.json({}))
  app.onError(createErrorHandler({ log: () => {}, randomBytes: (count) => new Uint8Array(count) }))
  const response = await app.request(path)
  expect([response.status, await response.json()]).toEqual([
    status,
    status === 404 ? { error: 'There is nothing at this address' } : {},
  ])
})

test('U+0000 in a query is rejected', async () => {
  const app = new Hono().use(rejectControlCharacters).get('*', (context) => context.json({}))
  app.onError(createErrorHandler({ log: () => {}, randomBytes: (count) => new Uint8Array(count) }))
  expect((await app.request('/api/account/sso/callback?code=a&state=%00')).status).toBe(400)
})
