import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { eventually } from '../testing/eventually.ts'
import { GameBrowser, quizOf } from '../testing/game-browser.ts'
import { pipeline, serveLocally } from '../testing/local-server.fixture.ts'
import { createPollsClient, POLL } from '../testing/polls-client.ts'
import { RoomBrowser } from '../testing/room-browser.ts'

/** A server with a poll, a room and a game: the paths of their streams. */
async function serverWithStreams() {
  const dependencies = await testDependencies()
  const app = await createApp(dependencies)
  const poll = await createPollsClient(app).create(POLL)
  const room = await new RoomBrowser(app).create()
  const game = await new GameBrowser(app).create(quizOf(1))
  const paths = [`/api/polls/${poll.id}/events`, `/api/rooms/${room}/events`, `/api/games/${game}/events`]
  return { app, paths, streams: dependencies.streams, port: await serveLocally(app) }
}

test('HEAD on each stream gets its headers and opens none', async () => {
  const { app, paths, streams, port } = await serverWithStreams()
  for (const path of paths) {
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/event-stream',
      '',
    ])
  }
  const socket = await pipeline(
    port,
    Array.from({ length: 30 }, (_, at) => `HEAD ${paths[at % 3]}`),
  )
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  await eventually(() => expect(received.match(/200 OK/g)).toHaveLength(30))
  expect(streams.count()).toBe(0)
})

test.each(['polls', 'rooms', 'games'])(
  'a network opens 4,000 streams of %s at once, then 200 per second, without affecting others',
  async (kind) => {
    let elapsed = 0
    const app = await createApp(await testDependencies({ elapsed: () => elapsed }))
    const open = async (remoteAddress: string) => {
      const env = { incoming: { socket: { remoteAddress } } }
      return (await app.request(`/api/${kind}/never/events`, {}, env)).status
    }
    for (let count = 0; count < 4_000; count++) expect(await open('203.0.113.5')).toBe(404)
    expect([await open('203.0.113.5'), await open('203.0.113.6')]).toEqual([429, 404])
    elapsed = 5
    expect([await open('203.0.113.5'), await open('203.0.113.5')]).toEqual([404, 429])
  },
)

test('a stream ends when its connection is lost, also one that waits behind another on it', async () => {
  const { paths, streams, port } = await serverWithStreams()
  const socket = await pipeline(
    port,
    [...paths, ...paths].map((path) => `GET ${path}`),
  )
  await eventually(() => expect(streams.count()).toBe(6))
  socket.destroy()
  await eventually(() => expect(streams.count()).toBe(0))
})

test('a stream whose visitor left before it was opened takes no slot', async () => {
  const { paths, streams, port } = await serverWithStreams()
  for (const path of paths) {
    const socket = await pipeline(port, [`GET ${path}`])
    socket.destroy()
    await once(socket, 'close')
  }
  const last = await pipeline(port, [`GET ${paths[0]}`])
  await eventually(() => expect(streams.count()).toBe(1))
  last.destroy()
  await eventually(() => expect(streams.count()).toBe(0))
})
