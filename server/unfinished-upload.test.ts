import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { emptyStorage } from './testing/databases.fixture.ts'
import { startServer } from './testing/server-process.ts'

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'after %s a server exits with success even if an upload stalls',
  async (signal) => {
    const server = await startServer(await emptyStorage('SQLite'))
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(
      'POST /api/polls HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    )
    await fetch(`${server.url}/api/health`)
    expect(await server.end(signal)).toBe(0)
  },
  20_000,
)

test('a second server on the same folder warns', async () => {
  const storage = await emptyStorage('SQLite')
  const servers = [await startServer(storage), await startServer(storage)]
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
  })
  const warnings = servers.map(({ output }) => output().includes('Another process uses the database'))
  expect(warnings).toEqual([false, true])
})
