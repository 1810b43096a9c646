import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { serveLocally } from '../testing/local-server.fixture.ts'
import { createConnectionLimit } from './limit-connections.ts'

/** A server with 80 files, so 16 connections. */
async function serve() {
  const slow = Promise.withResolvers<void>()
  const lines: string[] = []
  let elapsed = 0
  let slowOnes = 0
  const app = new Hono()
    .get('/quick', (context) => context.text('made'))
    .get('/slow', async (context) => {
      slowOnes += 1
      await slow.promise
      return context.text('slow')
    })
  const { watch } = createConnectionLimit({
    maxFiles: 80,
    elapsed: () => elapsed,
    log: (line) => lines.push(line),
  })
  const port = await serveLocally(app, watch)
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.resume()
    await once(socket, 'connect')
    return socket
  }
  /** Opens one after the other. */
  const openMany = async (count: number) => {
    const sockets: Socket[] = []
    for (let at = 0; at < count; at++) sockets.push(await open())
    return sockets
  }
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
    const [chunk] = await once(socket, 'data')
    return String(chunk).split('\r\n')[0]
  }
  const pass = (ms: number) => {
    elapsed += ms
  }
  return { open, openMany, ask, requests: () => slowOnes, slow, lines, pass }
}

const LINE =
  'Too many connections are open: 16, as the limit of open files is 80. Closed since the last such line: 1. Raise the limit (LimitNOFILE of systemd, ulimits of Docker, ulimit -n), or let a proxy limit the connections of an address.'

test('a visitor is served although others hold every connection idle, and the log says so', async () => {
  const { open, openMany, ask, lines } = await serve()
  const sockets = await openMany(16)
  const visitor = await open()
  expect(await ask(visitor, '/quick')).toBe('HTTP/1.1 200 OK')
  await eventually(() =>
    expect(sockets.map(({ closed }) => closed)).toEqual([true, ...Array(15).fill(false)]),
  )
  expect(lines).toEqual([LINE])
})

test('a connection whose response was sent is idle from then on, one whose request is half there is idle too', async () => {
  const { openMany, ask } = await serve()
  const [used, half, ...others] = await openMany(16)
  if (!used || !half) throw new Error('too few')
  half.write('GET /quick HTTP/1.1\r\nhost:')
  expect(await ask(used, '/quick')).toBe('HTTP/1.1 200 OK')
  await openMany(1)
  await eventually(() => expect([half.closed, used.closed, others[0]?.closed]).toEqual([true, false, false]))
})

test('responses under way are not cut: without an idle connection the new one closes', async () => {
  const { open, openMany, ask, requests, slow } = await serve()
  const busy = await openMany(16)
  const answers = busy.map((socket) => ask(socket, '/slow'))
  await eventually(() => expect(requests()).toBe(16))
  const late = await open()
  await eventually(() => expect(late.closed).toBe(true))
  slow.resolve()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']))
})

test('the log has one line a minute, with the number of connections closed', async () => {
  const { openMany, lines, pass } = await serve()
  await openMany(20)
  await eventually(() => expect(lines).toHaveLength(1))
  pass(60_000)
  await openMany(1)
  await eventually(() => expect(lines).toHaveLength(2))
  expect(lines).toEqual([LINE, LINE.replace('line: 1', 'line: 4')])
})
