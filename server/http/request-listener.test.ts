import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_CALL_BYTES } from '#contract/programs.ts'
import { createServerHandlers } from '../app.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { serveLocally } from '../testing/local-server.fixture.ts'
import { refuseLargeUploads } from './refuse-large-uploads.ts'
import { createRequestListener } from './request-listener.ts'

/** Returns the first status line of the response to the head of a request. */
async function statusOf(...lines: readonly string[]): Promise<string | undefined> {
  const dependencies = await testDependencies()
  const handlers = await createServerHandlers(dependencies)
  const port = await serveLocally(createRequestListener(handlers, dependencies), refuseLargeUploads)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [chunk] = await once(socket, 'data')
  return String(chunk).split('\r\n')[0]
}

test.each([
  [['Host: a'], '200 OK'],
  [['Host: a', 'Host: b'], '400 Bad Request'],
  [['Host: a', 'host: a'], '400 Bad Request'],
  [['Host: a', 'Accept: b', 'HOST: a'], '400 Bad Request'],
  [['Host: a', 'X-Forwarded-Host: b'], '200 OK'],
])('a request with the headers %j is answered %s', async (headers, status) => {
  expect(await statusOf('GET /api/health HTTP/1.1', ...headers)).toBe(`HTTP/1.1 ${status}`)
})

test.each([
  [MAX_CALL_BYTES + 1, '413 Payload Too Large'],
  [MAX_CALL_BYTES, '100 Continue'],
  [2, '100 Continue'],
])('a client that asks before a body of %i bytes is answered %s', async (size, status) => {
  const head = ['POST /api/polls HTTP/1.1', 'Host: a', `Content-Length: ${size}`, 'Expect: 100-continue']
  expect(await statusOf(...head)).toBe(`HTTP/1.1 ${status}`)
})
