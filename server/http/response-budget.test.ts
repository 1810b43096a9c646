import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { pipeline, serveLocally } from '../testing/local-server.fixture.ts'
import { createConnection } from './connection.ts'
import { createErrorHandler } from './errors.ts'
import { createRequestListener } from './request-listener.ts'
import { createResponseBudget } from './response-budget.ts'
import { createResponseLimit } from './response-limit.ts'

const MB = 2 ** 20
const TOO_MANY = 'Too many large answers are under way. Try again in 10 s.'

/** A server with a response of 8 MB, one that reserves 3 MB and never ends, and a small one. */
async function serve(limits: { total: number; perNetwork: number }) {
  const responses = createResponseBudget(limits)
  const connection = createConnection('loopback')
  const released = Promise.withResolvers<void>()
  const app = new Hono()
  app.onError(createErrorHandler({ log: () => {}, randomBytes: (count) => new Uint8Array(count) }))
  app.use(createResponseLimit({ responses, connection }))
  app.get('/large', (context) => context.text('x'.repeat(8 * MB)))
  app.get('/waiting', async (context) => {
    await released.promise
    await setImmediate()
    return context.text('x'.repeat(8 * MB))
  })
  app.get('/small', (context) => context.text('x'))
  app.get('/reserved', (context) => {
    responses.reserve(context, connection.networkOf(context), 3 * MB)
    return new Promise<Response>(() => {})
  })
  const listener = createRequestListener({ app, votes: () => false }, { responses, connection })
  return { responses, port: await serveLocally(listener), release: released.resolve }
}

const from = (address: string) => `X-Forwarded-For: ${address}\r\n`

/** The first line and the `Retry-After` of the response of `/small`. */
async function small(port: number, address: string) {
  const response = await fetch(`http://127.0.0.1:${port}/small`, { headers: { 'x-forwarded-for': address } })
  return [response.status, response.headers.get('retry-after'), await response.text()]
}

test('responses that are not read count against their network and the process, until they close', async () => {
  const { responses, port } = await serve({ total: 20 * MB, perNetwork: 5 * MB })
  const unread: Socket[] = [await pipeline(port, ['GET /large'], from('203.0.113.1'))]
  await eventually(() => expect(responses.underWay()).toBeGreaterThan(MB))
  unread.push(await pipeline(port, ['GET /large'], from('203.0.113.1')))
  await eventually(() => expect(responses.underWay()).toBeGreaterThan(6 * MB))
  expect(await small(port, '203.0.113.1')).toEqual([503, '10', JSON.stringify({ error: TOO_MANY })])
  expect(await small(port, '203.0.113.2')).toEqual([200, null, 'x'])
  for (const address of ['203.0.113.3', '203.0.113.3', '203.0.113.4', '203.0.113.4'])
    unread.push(await pipeline(port, ['GET /large'], from(address)))
  await eventually(() => expect(responses.underWay()).toBeGreaterThan(20 * MB))
  expect((await small(port, '203.0.113.2'))[0]).toBe(503)
  for (const socket of unread) socket.destroy()
  await eventually(() => expect(responses.underWay()).toBe(0))
  expect((await small(port, '203.0.113.1'))[0]).toBe(200)
})

test('a response that is read counts no longer', async () => {
  const { responses, port } = await serve({ total: 20 * MB, perNetwork: 5 * MB })
  for (let count = 0; count < 5; count++)
    expect((await (await fetch(`http://127.0.0.1:${port}/large`)).text()).length).toBe(8 * MB)
  await eventually(() => expect(responses.underWay()).toBe(0))
})

test('reserved bytes count before there is a response, and end with the connection', async () => {
  const { responses, port } = await serve({ total: 7 * MB, perNetwork: 7 * MB })
  const waiting = [await pipeline(port, ['GET /reserved']), await pipeline(port, ['GET /reserved'])]
  await eventually(() => expect(responses.underWay()).toBe(6 * MB))
  const response = await fetch(`http://127.0.0.1:${port}/reserved`)
  expect([response.status, await response.json()]).toEqual([503, { error: TOO_MANY }])
  waiting[0]?.destroy()
  await eventually(() => expect(responses.underWay()).toBe(3 * MB))
  waiting[1]?.destroy()
  await eventually(() => expect(responses.underWay()).toBe(0))
})

test('of many requests that begin at once, only as many are answered as the limit allows', async () => {
  const { responses, port, release } = await serve({ total: 20 * MB, perNetwork: 20 * MB })
  const sockets = await Promise.all(Array.from({ length: 50 }, () => pipeline(port, ['GET /waiting'])))
  let refused = 0
  for (const socket of sockets) {
    socket.once('readable', () => {
      if (String(socket.read(12)) === 'HTTP/1.1 503') refused++
    })
  }
  // The server has read all of them once it answers another one.
  await small(port, '203.0.113.1')
  release()
  await eventually(() => expect(refused).toBe(47))
  expect(responses.underWay()).toBeLessThan(25 * MB)
})

test('a request without a connection counts nothing, and is refused when the limit is reached', () => {
  const request = { env: undefined }
  const responses = createResponseBudget({ total: 10, perNetwork: 10 })
  responses.reserve(request, 'a', 10)
  expect(() => responses.reserve(request, 'a', 11)).toThrow(TOO_MANY)
  expect(responses.underWay()).toBe(0)
})
