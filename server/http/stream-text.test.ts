import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { pipeline, serveLocally } from '../testing/local-server.fixture.ts'
import { streamText } from './stream-text.ts'

/** An application with a download of these chunks. `events` lists what has happened. */
function downloadOf(chunks: () => AsyncGenerator<string>) {
  const events: string[] = []
  const app = new Hono().get('/', (context) =>
    streamText(context, chunks(), {
      headers: { 'content-type': 'text/csv' },
      log: (line) => void events.push(line.split('\n')[0] ?? ''),
      onEnd: () => void events.push('end'),
    }),
  )
  return { app, events }
}

async function* endless() {
  for (;;) yield 'x'.repeat(1_000)
}

test('text arrives whole, and its end is reported once', async () => {
  const { app, events } = downloadOf(async function* () {
    for (let count = 0; count < 300; count++) yield `${count}ä`.repeat(300)
  })
  const response = await app.request('/')
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/csv',
  })
  expect(await response.text()).toBe(Array.from({ length: 300 }, (_, at) => `${at}ä`.repeat(300)).join(''))
  expect(events).toEqual(['end'])
})

test('text without a chunk is an empty response', async () => {
  const { app, events } = downloadOf(async function* () {})
  expect([await (await app.request('/')).text(), events]).toEqual(['', ['end']])
})

test('HEAD gets the headers, and nothing is generated', async () => {
  const { app, events } = downloadOf(async function* () {
    yield 'never'
    throw new Error('Generated')
  })
  const response = await app.request('/', { method: 'HEAD' })
  expect([response.headers.get('content-type'), await response.text(), events]).toEqual([
    'text/csv',
    '',
    ['end'],
  ])
})

test('an error while text is generated is logged, and breaks the response off', async () => {
  const { app, events } = downloadOf(async function* () {
    yield 'x'.repeat(100_000)
    throw new Error('The database is gone')
  })
  const response = await app.request('/')
  await expect(response.text()).rejects.toThrow('The database is gone')
  expect(events).toEqual(['end', 'error in a download Error: The database is gone'])
})

test.each(['a client that reads nothing', 'a client that leaves before its response'])(
  '%s ends the text with its connection, and little was generated',
  async (who) => {
    let chars = 0
    const { app, events } = downloadOf(async function* () {
      for await (const chunk of endless()) {
        chars += chunk.length
        yield chunk
      }
    })
    const port = await serveLocally(app)
    const socket = await pipeline(port, ['GET /', 'GET /'])
    if (who === 'a client that reads nothing') await eventually(() => expect(chars).toBeGreaterThan(100_000))
    socket.destroy()
    await eventually(() => expect(events.length).toBeGreaterThan(0))
    const before = chars
    await eventually(() => expect(new Set(events)).toEqual(new Set(['end'])))
    expect([chars - before < 200_000, before < 50_000_000]).toEqual([true, true])
  },
)
