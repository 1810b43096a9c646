import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createServerHandlers } from '../app.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { eventually } from '../testing/eventually.ts'
import { serveLocally } from '../testing/local-server.fixture.ts'
import { createRequestListener } from './request-listener.ts'

const METRICS = { authorization: 'Bearer a-token-of-the-tests' }

/** Sends a request whose body never arrives whole, and leaves. Returns the log, and the counted requests. */
async function leaveDuring(path: string) {
  const lines: string[] = []
  const dependencies = await testDependencies({
    log: (line) => lines.push(line),
    metricsToken: 'a-token-of-the-tests',
  })
  const handlers = await createServerHandlers(dependencies)
  const port = await serveLocally(createRequestListener(handlers, dependencies))
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a`,
  )
  setTimeout(() => socket.destroy(), 50)
  const counted = async () =>
    (await (await handlers.app.request('/api/metrics', { headers: METRICS })).text())
      .split('\n')
      .filter((line) => line.startsWith('sundry_requests_total{method="POST"'))
  await eventually(async () => expect(await counted()).toHaveLength(1))
  return { lines: lines.filter((line) => !line.includes('/api/metrics')), counted: await counted() }
}

test('a client that leaves during its request is counted and logged as 499, without a stack', async () => {
  const { lines, counted } = await leaveDuring('/api/polls')
  expect(counted).toEqual(['sundry_requests_total{method="POST",route="/api/polls",status="499"} 1'])
  expect(lines).toEqual([expect.stringMatching(/ POST \/api\/polls 499 \d+ms$/)])
})

test('a voter who leaves is counted as 499 and not logged', async () => {
  const { lines, counted } = await leaveDuring('/api/polls/abc/votes')
  expect(counted).toEqual([
    'sundry_requests_total{method="POST",route="/api/polls/:id/votes",status="499"} 1',
  ])
  expect(lines).toEqual([])
})
