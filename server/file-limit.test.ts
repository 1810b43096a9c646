import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { emptyStorage } from './testing/databases.fixture.ts'
import { createPollAt, openPollAt, readPollAt, voteAt } from './testing/poll-client.ts'
import { startServer } from './testing/server-process.ts'

/** Opens a live stream and returns its status; it remains open until the agent is destroyed. */
function openStream(agent: Agent, address: string, id: string, from: string): Promise<number> {
  return new Promise((resolve) => {
    const options = { agent, headers: { 'x-forwarded-for': from } }
    get(`${address}/api/polls/${id}/events`, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.on('error', () => {})
    }).on('error', () => resolve(0))
  })
}

test('with 256 open files a server starts, and one IP address gets half of the streams without affecting others', async () => {
  const server = await startServer({ ...(await emptyStorage('SQLite')), TRUST_PROXY: 'loopback' }, 256)
  onTestFinished(async () => {
    await server.end('SIGTERM')
  })
  const { url: address } = server
  const id = await createPollAt(address)
  const agent = new Agent({ maxSockets: 40 })
  onTestFinished(() => agent.destroy())
  const statuses: number[] = []
  for (let count = 0; count < 39; count++) statuses.push(await openStream(agent, address, id, '203.0.113.1'))
  expect(new Set(statuses)).toEqual(new Set([200]))

  const greedy = new Agent()
  onTestFinished(() => greedy.destroy())
  for (let count = 39; count < 80; count++)
    statuses.push(await openStream(greedy, address, id, '203.0.113.1'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(64)
  expect(statuses.filter((status) => status === 503)).toHaveLength(16)
  expect(await openStream(greedy, address, id, '198.51.100.1')).toBe(200)
  expect((await voteAt(address, id, await openPollAt(address, id), 1)).status).toBe(200)
  expect((await readPollAt(address, id)).voters).toBe(1)
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
})

test('with 256 open files, 400 idle connections do not lock visitors out, and the log says what to do', async () => {
  const server = await startServer(await emptyStorage('SQLite'), 256)
  const port = Number(new URL(server.url).port)
  const sockets = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await server.end('SIGTERM')
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
  const id = await createPollAt(server.url)
  expect((await voteAt(server.url, id, await openPollAt(server.url, id), 1)).status).toBe(200)
  expect(server.output()).toContain('Too many connections are open: 192, as the limit of open files is 256.')
})
