import pg from 'pg'
import { expect, test } from 'vitest'
import { postgresUrl } from '../testing/databases.fixture.ts'
import { eventually } from '../testing/eventually.ts'
import { type Bus, createLocalBus, createPostgresBus, Listeners } from './bus.ts'

test('notifies only subscribers of the topic, within one process', async () => {
  const bus = createLocalBus()
  await expectNotified(bus, bus)
})

test('between two processes over PostgreSQL too', async () => {
  const [here, there] = [
    await createPostgresBus(postgresUrl(), () => {}),
    await createPostgresBus(postgresUrl(), () => {}),
  ]
  await expectNotified(here, there)
  await Promise.all([here.close(), there.close()])
})

async function expectNotified(sender: Bus, watcher: Bus): Promise<void> {
  const notified: string[] = []
  const topic = crypto.randomUUID()
  const stop = watcher.subscribe(`${topic}:a`, () => notified.push('a'))
  watcher.subscribe(`${topic}:b`, () => notified.push('b'))
  sender.publish(`${topic}:other`)
  sender.publish(`${topic}:a`)
  await eventually(() => expect(notified).toEqual(['a']))
  stop()
  sender.publish(`${topic}:a`)
  sender.publish(`${topic}:b`)
  await eventually(() => expect(notified).toEqual(['a', 'b']))
}

test('reconnects to PostgreSQL after a failure and notifies every subscriber', async () => {
  const lines: string[] = []
  const bus = await createPostgresBus(postgresUrl(), (line) => lines.push(line))
  const otherLines: string[] = []
  const other = await createPostgresBus(postgresUrl(), (line) => otherLines.push(line))
  let calls = 0
  bus.subscribe('x', () => calls++)
  await breakAllLines()
  await eventually(() => expect(lines.at(-1)).toBe('live updates between processes go on'))
  expect(calls).toBe(1)
  await eventually(() => expect(otherLines.at(-1)).toBe('live updates between processes go on'))
  other.publish('x')
  await eventually(() => expect(calls).toBe(2))
  await Promise.all([bus.close(), other.close()])
})

/** Ends every connection that listens, as a restart of the database does. */
async function breakAllLines(): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN sundry'")
  await client.end()
}

test('notifies each subscriber once per change, and none after unsubscribing', async () => {
  const listeners = new Listeners()
  const notified: string[] = []
  const stopFirst = listeners.add('a', () => notified.push('first'))
  const stopSecond = listeners.add('a', () => {
    notified.push('second')
    stopSecond()
  })
  listeners.add('a', () => notified.push('third'))
  listeners.add('b', () => notified.push('other'))
  listeners.notify('a')
  expect(notified.splice(0)).toEqual(['first', 'second', 'third'])
  stopFirst()
  stopFirst()
  listeners.notify('a')
  listeners.notify('nothing')
  expect(notified.splice(0)).toEqual(['third'])
  listeners.notifyAll()
  expect(notified).toEqual(['third', 'other'])
})

test('unsubscribing twice removes no newer subscriber', () => {
  const listeners = new Listeners()
  const stop = listeners.add('a', () => {})
  stop()
  let calls = 0
  listeners.add('a', () => calls++)
  stop()
  listeners.notify('a')
  expect(calls).toBe(1)
})

test('publishes pending topics when a process stops', async () => {
  const [here, there] = [
    await createPostgresBus(postgresUrl(), () => {}),
    await createPostgresBus(postgresUrl(), () => {}),
  ]
  const notified: string[] = []
  for (const topic of ['x:1', 'x:2']) there.subscribe(topic, () => notified.push(topic))
  for (const topic of ['x:1', 'x:2', 'x:1']) here.publish(topic)
  await here.close()
  await eventually(() => expect(notified.toSorted()).toEqual(['x:1', 'x:2']))
  await there.close()
})

test('without a connection to PostgreSQL it logs a warning, and publishes after reconnecting', async () => {
  const lines: [string, unknown][] = []
  const bus = await createPostgresBus(postgresUrl(), (line, more) => lines.push([line, more]))
  const watcher = new pg.Client({ connectionString: postgresUrl() })
  await watcher.connect()
  const payloads: (string | undefined)[] = []
  watcher.on('notification', ({ payload }) => payloads.push(payload))
  // Not the exact query of a bus, so that its connection remains.
  await watcher.query('LISTEN sundry; SELECT 1')
  await breakAllLines()
  await eventually(() => expect(lines).toHaveLength(1))
  bus.publish('x:late')
  await eventually(() => expect(payloads).toEqual(['x:late']))
  expect(lines).toEqual([
    [expect.stringMatching(/^live updates between processes are interrupted: ./), { level: 'warn' }],
    ['live updates between processes go on', undefined],
  ])
  await Promise.all([bus.close(), watcher.end()])
})

test('a subscriber added during a notification gets only the next one', () => {
  const listeners = new Listeners()
  const notified: string[] = []
  const note = (who: string) => () => void notified.push(who)
  listeners.add('a', () => {
    notified.push('first')
    listeners.add('a', note('late'))
    listeners.add('b', note('later'))
  })
  listeners.notify('a')
  expect(notified.splice(0)).toEqual(['first'])
  listeners.notify('b')
  expect(notified.splice(0)).toEqual(['later'])
  const others = new Listeners()
  others.add('a', () => {
    notified.push('first')
    others.add('b', note('late'))
  })
  others.notifyAll()
  expect(notified).toEqual(['first'])
})
