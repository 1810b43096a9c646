import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { pipeline, serveLocally } from '../testing/local-server.fixture.ts'
import { endUnread } from './end-unread.ts'

const LARGE = 8 * 2 ** 20

/** A server whose connections can be idle for 300 ms: a response of 8 MB, and one that takes as long as the test wants. */
async function serve() {
  const slow = Promise.withResolvers<void>()
  const app = new Hono()
    .get('/large', (context) => context.text('x'.repeat(LARGE)))
    .get('/slow', async (context) => {
      await slow.promise
      return context.text('made')
    })
  const closed: string[] = []
  const port = await serveLocally(app, (server) => {
    endUnread(server, 300)
    server.on('request', ({ url }, response) =>
      response.once('close', () => closed.push(`${url} ${response.writableFinished ? 'sent' : 'cut'}`)),
    )
  })
  return { port, closed, slow }
}

test('a response that is not read ends, also one behind another on its connection', async () => {
  const { port, closed } = await serve()
  await pipeline(port, ['GET /large'])
  await pipeline(port, ['GET /large', 'GET /large'])
  await eventually(() => expect(closed.length).toBeGreaterThanOrEqual(2))
  expect(new Set(closed)).toEqual(new Set(['/large cut']))
})

test('a connection without a request ends; one whose response takes longer to make does not', async () => {
  const { port, closed, slow } = await serve()
  const waiting = fetch(`http://127.0.0.1:${port}/slow`)
  // Each of them is idle until the time limit.
  for (let count = 0; count < 3; count++) {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.resume()
    await once(socket, 'close')
  }
  slow.resolve()
  expect(await (await waiting).text()).toBe('made')
  await eventually(() => expect(closed).toEqual(['/slow sent']))
})
