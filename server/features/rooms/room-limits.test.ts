import type { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RoomState, roomState } from '#contract/room.ts'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { readResponse } from '../../testing/read-response.ts'
import { RoomBrowser } from '../../testing/room-browser.ts'

const WAIT = (seconds: number) => [429, { error: `Too many requests. Try again in ${seconds} s.` }]

let dependencies: Dependencies
let app: Hono
let now: number
let elapsed: number
let lea: RoomBrowser
let ana: RoomBrowser

/** A page that is open on a session: what it is shown next; undefined at its end. */
async function watch(browser: RoomBrowser, id: string) {
  const answer = await browser.get(`/${id}/events`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  const next = async (): Promise<RoomState | undefined> => {
    const text = (await reader?.read())?.value
    return text === undefined ? undefined : v.parse(roomState, JSON.parse(text.slice('data: '.length)))
  }
  return { next, leave: () => reader?.cancel() }
}

describe.each(ENGINES)('live sessions on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    elapsed = 0
    dependencies = await testDependencies({
      database: await emptyDatabase(engine),
      now: () => now,
      elapsed: () => elapsed,
    })
    app = await createApp(dependencies)
    lea = new RoomBrowser(app)
    ana = new RoomBrowser(app)
  })

  test('a watcher gets the room at once and each change once, and only a member sees the table', async () => {
    const id = await lea.create()
    await ana.join(id, 'Ana')
    const [leas, strangers] = [await watch(lea, id), await watch(new RoomBrowser(app), id)]
    expect(await leas.next()).toMatchObject({ version: 2, people: 2, table: { canLead: true } })
    expect(await strangers.next()).toEqual({ now: TEST_NOW, version: 2, people: 2, table: null })
    now += 5
    await ana.vote(id, '8')
    const seen = await leas.next()
    expect([seen?.now, seen?.version, seen?.table?.seats.map(({ hasVoted }) => hasVoted)]).toEqual([
      TEST_NOW + 5,
      3,
      [false, true],
    ])
    expect(await strangers.next()).toEqual({ now: TEST_NOW + 5, version: 3, people: 2, table: null })
    // A repeated notification is not sent: the next message is of the next change.
    dependencies.bus.publish(`room:${id}`)
    await lea.command(id, { kind: 'nudge' })
    expect((await leas.next())?.table?.nudges).toBe(1)
    expect((await strangers.next())?.version).toBe(4)
    dependencies.streams.endAll()
  })

  test('reports the end of a session during a pending change or join', async () => {
    for (const [path, body] of [
      ['commands', { kind: 'nudge' }],
      ['join', { name: 'Lea', isSpectator: false }],
    ] as const) {
      const id = await lea.create()
      const late = new ReadableStream(
        {
          async pull(line) {
            await dependencies.database.deleteFrom('room').execute()
            line.enqueue(new TextEncoder().encode(JSON.stringify(body)))
            line.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'content-type': 'application/json', cookie: lea.cookie }
      const init = { method: 'POST', headers, body: late, duplex: 'half' }
      const request = new Request(`http://localhost/api/rooms/${id}/${path}`, init)
      expect(await readResponse(app.request(request))).toEqual([
        404,
        { error: 'This session does not exist or has ended.' },
      ])
    }
  })

  test("a stranger's open page does not count as present", async () => {
    const id = await lea.create()
    await watch(new RoomBrowser(app), id)
    await watch(ana, id)
    await ana.join(id, 'Ana')
    const present = async () =>
      (await dependencies.database.selectFrom('room_presence').select('present_until').execute()).map(
        ({ present_until }) => present_until - TEST_NOW,
      )
    // The one who opened it, and the one who has joined.
    expect(await present()).toEqual([45_000, 45_000])
    dependencies.streams.endAll()
  })

  test('a watched room that is over ends the page’s stream', async () => {
    const id = await lea.create()
    const leas = await watch(lea, id)
    await leas.next()
    now += 30 * DAY_MS
    dependencies.bus.publish(`room:${id}`)
    expect(await leas.next()).toBeUndefined()
    expect(dependencies.streams.count()).toBe(0)
  })

  test('the response to a change is the room as its sender sees it, independent of watchers', async () => {
    const id = await lea.create()
    expect(await readResponse(ana.join(id, ' Ana\n B. '))).toMatchObject([
      200,
      {
        version: 2,
        people: 2,
        table: { canLead: false, seats: [{ isMe: false }, { isMe: true, name: 'Ana B.' }] },
      },
    ])
    expect(await readResponse(ana.vote(id, '5'))).toMatchObject([
      200,
      { version: 3, table: { seats: [{ card: '' }, { card: '5', hasVoted: true }] } },
    ])
    expect(await readResponse(ana.command(id, { kind: 'leave' }))).toMatchObject([
      200,
      { people: 1, table: null },
    ])
    expect(await readResponse(ana.vote(id, '5'))).toEqual([403, { error: 'Join the session first' }])
    expect((await ana.get(`/${id}`)).headers.get('cache-control')).toBe('no-store')
  })

  test('a missing room sets no cookie', async () => {
    const eve = new RoomBrowser(app)
    await eve.join('never', 'Eve')
    expect(eve.cookie).toBe('')
  })

  test('sixty rooms at once from one network, then one every ten seconds', async () => {
    for (let count = 0; count < 60; count++) expect((await lea.post('', {})).status).toBe(400)
    expect(await readResponse(lea.post('', {}))).toEqual(WAIT(10))
    elapsed = 10_000
    expect((await lea.post('', {})).status).toBe(400)
    expect((await lea.post('', {})).status).toBe(429)
  })

  test('120 join at once from one network, then one a second', async () => {
    const id = await lea.create()
    for (let count = 0; count < 120; count++) expect((await ana.post(`/${id}/join`, {})).status).toBe(400)
    expect(await readResponse(ana.join(id, 'Ana'))).toEqual(WAIT(1))
    elapsed = 999
    expect((await ana.join(id, 'Ana')).status).toBe(429)
    elapsed = 1_000
    expect((await ana.join(id, 'Ana')).status).toBe(200)
  })

  test('each participant can send sixty changes at once, then five per second; the others are not delayed', async () => {
    const id = await lea.create()
    await ana.join(id, 'Ana')
    for (let count = 0; count < 60; count++) expect((await ana.post(`/${id}/commands`, {})).status).toBe(400)
    expect(await readResponse(ana.vote(id, '5'))).toEqual(WAIT(1))
    expect((await lea.vote(id, '5')).status).toBe(200)
    const other = await ana.create()
    expect((await ana.vote(other, '5')).status).toBe(200)
    elapsed = 199
    expect((await ana.vote(id, '5')).status).toBe(429)
    elapsed = 200
    expect((await ana.vote(id, '5')).status).toBe(200)
    expect((await ana.vote(id, '5')).status).toBe(429)
  })

  test('codes are looked up twenty times at once, then once in five seconds', async () => {
    const id = await lea.create()
    const { table } = await lea.see(id)
    const find = () => ana.post('/by-code', { code: table?.code })
    for (let count = 0; count < 20; count++) expect((await find()).status).toBe(200)
    elapsed = 4_999
    expect(await readResponse(find())).toEqual(WAIT(1))
    elapsed = 5_000
    expect(await readResponse(find())).toEqual([200, { id }])
    expect((await find()).status).toBe(429)
  })

  test('generates another code if the first one is in use', async () => {
    // Codes are drawn from many bytes at once, the second one of these first from the bytes of the first.
    const fills = [3, 3, 7]
    const given = await testDependencies({
      database: dependencies.database,
      randomBytes: (count) =>
        count > 64 ? new Uint8Array(count).fill(fills.shift() ?? 0) : dependencies.randomBytes(count),
    })
    const lead = new RoomBrowser(await createApp(given))
    const ids = [await lead.create(), await lead.create()]
    expect(await Promise.all(ids.map(async (id) => (await lead.see(id)).table?.code))).toEqual([
      'DDDDDD',
      'HHHHHH',
    ])
  })
})

test('a repeated command without effect is not sent to any page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const given = await testDependencies()
  onTestFinished(() => given.database.destroy())
  const lead = new RoomBrowser(await createApp(given))
  const id = await lead.create()
  const answer = await lead.get(`/${id}/events`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  /** Until the room has been read once more: from then on a timer runs. */
  const readAgain = async () => {
    given.bus.publish(`room:${id}`)
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    vi.advanceTimersByTime(60)
  }
  for (let time = 0; time < 4; time++) await readAgain()
  await lead.command(id, { kind: 'nudge' })
  const events: number[] = []
  while (!events.includes(1)) {
    const chunk = (await reader?.read())?.value ?? ''
    events.push(v.parse(roomState, JSON.parse(chunk.slice('data: '.length))).table?.nudges ?? -1)
    vi.advanceTimersByTime(60)
  }
  expect(events).toEqual([0, 1])
  given.streams.endAll()
})
