import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_VALUE_BYTES, type SyncChange, syncResponse } from '#contract/sync.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { createErrorHandler } from '../../http/errors.ts'
import { createQuota } from '../../quota/quota.ts'
import { DEFAULT_QUOTAS } from '../../settings.ts'
import { textOf } from '../../testing/collect.fixture.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createSyncRoutes, MAX_REQUEST_BYTES } from './sync-routes.ts'
import { exchange, syncPart } from './sync-store.ts'

let database: Database
let app: Hono

/** Returns the routes alone; the header `account` names the account. */
function appOf(dependencies: Dependencies): Hono {
  const routes = createSyncRoutes(dependencies, async (context) => {
    const id = context.req.header('account')
    return id ? { id } : undefined
  })
  const made = new Hono().route('/', routes)
  made.onError(createErrorHandler(dependencies))
  return made
}

/** Creates a device that stores its position like a browser; its clock can be wrong. */
function device(account = 'ada', ahead = 0) {
  let since = 0
  /** Items that the device shows. */
  const items = new Map<string, string>()
  return {
    items,
    async exchange(...changes: SyncChange[]) {
      const response = await ask(account, { clock: TEST_NOW + ahead, since, changes })
      const { sequence, changes: received } = v.parse(syncResponse, await response.json())
      since = sequence
      for (const { id, value } of received) value === null ? items.delete(id) : items.set(id, value)
      return received.map(({ id, value }) => [id, value])
    },
  }
}

function ask(account: string, body: unknown) {
  return app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', account },
    body: JSON.stringify(body),
  })
}

/** Sends changes as a device that is up to date. */
function notify(changes: readonly SyncChange[]) {
  return ask('ada', { clock: TEST_NOW, since: 1_000_000, changes })
}

/** Items `from` and following of the collection `c`, as if they had been exchanged one by one. */
async function fill(from: number, count: number, value: string | null): Promise<void> {
  await sql`
    insert into sync_item (account_id, collection, id, value, changed_at, sequence)
    with recursive number (n) as (select ${sql.lit(from)} union all select n + 1 from number where n < ${sql.lit(from + count - 1)})
    select 'ada', 'c', cast(n as text), cast(${value} as text), 1, 1 from number`.execute(database)
  const items = value === null ? 0 : count
  const bytes = items * Buffer.byteLength(value ?? '')
  await sql`
    insert into sync_account (account_id, sequence, entries, items, bytes)
    values ('ada', 1, ${count}, ${items}, ${bytes})
    on conflict (account_id) do update set
      entries = sync_account.entries + excluded.entries,
      items = sync_account.items + excluded.items,
      bytes = sync_account.bytes + excluded.bytes`.execute(database)
}

/** The account's items by collection, as exported. */
async function exported(account: string): Promise<unknown> {
  return JSON.parse(await textOf(syncPart({ database }).read(account)))
}

function change(id: string, value: unknown, changedAt = 0, collection = 'favorites'): SyncChange {
  return { collection, id, value: value === null ? null : JSON.stringify(value), changedAt }
}

describe.each(ENGINES)('sync on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    app = appOf(await testDependencies({ database }))
  })

  test('two devices that were offline lose nothing', async () => {
    const [phone, desktop] = [device(), device()]
    await phone.exchange(change('2', true), change('7', true))
    await desktop.exchange(change('7', true), change('9', true))
    await phone.exchange(change('30', { minutes: 5 }, 1, 'time-entries'))
    await desktop.exchange(change('31', { minutes: 8 }, 1, 'time-entries'))
    await phone.exchange()
    for (const { items } of [phone, desktop])
      expect(Object.fromEntries(items)).toEqual({
        '2': 'true',
        '7': 'true',
        '9': 'true',
        '30': '{"minutes":5}',
        '31': '{"minutes":8}',
      })
    expect(await exported('ada')).toEqual({
      favorites: { '2': true, '7': true, '9': true },
      'time-entries': { '30': { minutes: 5 }, '31': { minutes: 8 } },
    })
  })

  test('of two conflicting changes of one item the later wins, in any order of arrival', async () => {
    const [phone, desktop] = [device(), device()]
    await phone.exchange(change('theme', 'light', 100))
    await desktop.exchange()
    await desktop.exchange(change('theme', 'dark', 300))
    expect(await phone.exchange(change('theme', 'blue', 200))).toEqual([['theme', '"dark"']])
    expect(await desktop.exchange()).toEqual([])
  })

  test('a change of what the device knew wins, even where its clock is behind', async () => {
    const [phone, desktop] = [device(), device()]
    await phone.exchange(change('theme', 'light', 5_000))
    await desktop.exchange()
    await desktop.exchange(change('theme', 'dark', 10))
    expect(await phone.exchange()).toEqual([['theme', '"dark"']])
  })

  test.each([
    ['a day ahead', 86_400_000],
    ['a day behind', -86_400_000],
  ])('a clock that is %s decides nothing: the later change wins', async (_, wrong) => {
    const [phone, desktop] = [device('ada', wrong), device()]
    const here = TEST_NOW + wrong
    await phone.exchange(change('early', 'phone', here - 200), change('late', 'phone', here - 50))
    await desktop.exchange(change('early', 'desk', TEST_NOW - 100), change('late', 'desk', TEST_NOW - 100))
    await phone.exchange()
    for (const { items } of [phone, desktop])
      expect(Object.fromEntries(items)).toEqual({ early: '"desk"', late: '"phone"' })
  })

  test("timestamps are relative to the client's clock, and an unknown one remains unknown", async () => {
    await device('ada', 5_000).exchange(change('a', 1, TEST_NOW + 4_000), change('b', 1, 0))
    const response = await ask('ada', { clock: TEST_NOW - 60_000, since: 0, changes: [] })
    expect(await response.json()).toEqual({
      account: 'ada',
      changes: [change('a', 1, TEST_NOW - 61_000), change('b', 1, 0)],
      sequence: 2,
      isMore: false,
    })
  })

  test('a time in the future does not win forever', async () => {
    const [phone, desktop] = [device(), device()]
    await phone.exchange(change('theme', 'light', TEST_NOW + 10 ** 9))
    await desktop.exchange(change('theme', 'dark', TEST_NOW + 10 ** 8))
    expect(await desktop.exchange()).toEqual([])
    await phone.exchange(change('theme', 'blue', TEST_NOW))
    expect(await desktop.exchange()).toEqual([['theme', '"blue"']])
  })

  test.each([
    ['right', 0],
    ['a day ahead', 86_400_000],
  ])('a change dated later by a clock that is %s counts as made on arrival', async (_, ahead) => {
    const send = async (now: number, value: string, changedAt: number, wrong = 0) => {
      const request = { clock: now + wrong, since: 0, changes: [change('theme', value, changedAt)] }
      return (await exchange(database, 'ada', request, now)).changes
    }
    const clock = TEST_NOW + ahead
    expect(await send(TEST_NOW, 'light', clock + 3_600_000, ahead)).toEqual([change('theme', 'light', clock)])
    const light = change('theme', 'light', TEST_NOW)
    expect(await send(TEST_NOW + 10, 'too early', TEST_NOW - 1)).toEqual([light])
    expect(await send(TEST_NOW + 10, 'no later', TEST_NOW)).toEqual([light])
    expect(await send(TEST_NOW + 10, 'dark', TEST_NOW + 1)).toEqual([change('theme', 'dark', TEST_NOW + 1)])
  })

  test('a time before all times is still known, and wins over one that is not', async () => {
    const send = async (value: string, changedAt: number, clock = TEST_NOW) => {
      const response = await ask('ada', { clock, since: 0, changes: [change('theme', value, changedAt)] })
      return v.parse(syncResponse, await response.json()).changes
    }
    expect(await send('unknown', 0)).toEqual([change('theme', 'unknown', 0)])
    await send('long ago', 5, 3 * TEST_NOW)
    expect(await send('unknown again', 0)).toEqual([change('theme', 'long ago', 1)])
    expect(await send('no later', 1)).toEqual([change('theme', 'long ago', 1)])
    expect(await send('later', 2)).toEqual([change('theme', 'later', 2)])
  })

  test('changes get increasing sequence numbers in order of arrival, and a client gets those after its own', async () => {
    const exchangeAt = async (since: number, ...changes: SyncChange[]) => {
      const response = await ask('ada', { clock: TEST_NOW, since, changes })
      const { sequence, changes: received } = v.parse(syncResponse, await response.json())
      return [sequence, received.map(({ id }) => id)]
    }
    expect(await exchangeAt(0, change('z', 1, 1), change('a', 1, 1))).toEqual([2, ['z', 'a']])
    expect(await exchangeAt(2, change('m', 1, 1))).toEqual([3, ['m']])
    expect(await exchangeAt(3, change('z', 2, 2), change('b', 1, 1), change('a', null, 2))).toEqual([
      6,
      ['z', 'b', 'a'],
    ])
    expect(await exchangeAt(0)).toEqual([6, ['m', 'z', 'b', 'a']])
    expect(await exchangeAt(3)).toEqual([6, ['z', 'b', 'a']])
    expect(await exchangeAt(5)).toEqual([6, ['a']])
    expect(await exchangeAt(6)).toEqual([6, []])
  })

  test('a change of what the device only half knew does not win for being known', async () => {
    const [phone, desktop] = [device(), device()]
    await phone.exchange(change('a', 'first', 100), change('b', 'first', 100))
    await desktop.exchange()
    await phone.exchange(change('b', 'second', 300))
    expect(await desktop.exchange(change('a', 'older clock', 50), change('b', 'older clock', 50))).toEqual([
      ['b', '"second"'],
      ['a', '"older clock"'],
    ])
  })

  test('the same id in two collections is two items', async () => {
    const both = [change('7', 'star', 5, 'favorites'), change('7', 'hour', 5, 'time-entries')]
    await device().exchange(...both)
    await device().exchange(change('7', null, 6, 'favorites'))
    expect(await exported('ada')).toEqual({ 'time-entries': { '7': 'hour' } })
  })

  test('an account over its limit accepts only deletions', async () => {
    const value = JSON.stringify('x'.repeat(MAX_VALUE_BYTES - 2))
    await fill(0, 515, value)
    const statusOf = async (...changes: SyncChange[]) => (await notify(changes)).status
    expect(await statusOf(change('7', null, 1, 'c'))).toBe(200)
    expect(await statusOf(change('8', null, 1, 'c'), change('9', 1, 1, 'c'))).toBe(413)
    expect(await statusOf(change('8', null, 1, 'c'))).toBe(200)
    // Rejected changes have left nothing behind.
    const totals = sql`select sequence, entries, items from sync_account where account_id = 'ada'`
    expect((await totals.execute(database)).rows).toEqual([{ sequence: 3, entries: 515, items: 513 }])
  })

  test('a full account accepts deletions, and then as much again', async () => {
    // Two bytes each: it is bytes that are counted.
    const value = JSON.stringify('é'.repeat(MAX_VALUE_BYTES / 2 - 1))
    await fill(0, 512, value)
    const add = (...ids: string[]) => notify(ids.map((id) => ({ collection: 'c', id, value, changedAt: 1 })))
    const refused = await add('new')
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: 'Your account is full: it keeps up to 200,000 items and 32 MB.' },
    ])
    expect((await notify([change('7', null, 1, 'c'), change('8', null, 1, 'c')])).status).toBe(200)
    expect((await add('new', 'newer', 'newest')).status).toBe(413)
    expect((await add('new', 'newer')).status).toBe(200)
    expect((await add('newest')).status).toBe(413)
  })

  test('allows as many deleted items as existing ones', async () => {
    const say = async (id: string, value: unknown) => (await notify([change(id, value, 1, 'c')])).status
    await fill(0, 200_000, '1')
    expect(await say('new', 1)).toBe(413)
    expect([await say('5', null), await say('new', 1), await say('newer', 1)]).toEqual([200, 200, 413])
    await fill(200_000, 199_999, null)
    expect([await say('6', null), await say('unknown', null)]).toEqual([200, 413])
  })

  test('totals of an account remain correct after changes, rejections and deletions', async () => {
    const [phone, desktop] = [device(), device()]
    await device('bob').exchange(change('a', 'of Bob', 100))
    await phone.exchange(change('a', 'é', 100), change('b', 1, 100), change('c', [], 100))
    await phone.exchange(change('a', 'longer', 200), change('b', null, 200), change('unknown', null, 200))
    await desktop.exchange(change('a', 'too late', 50))
    const columns = ['account_id', 'entries', 'items', 'bytes'] as const
    expect(await database.selectFrom('sync_account').select(columns).orderBy('account_id').execute()).toEqual(
      [
        { account_id: 'ada', entries: 4, items: 2, bytes: 10 },
        { account_id: 'bob', entries: 1, items: 1, bytes: 8 },
      ],
    )
  })

  test('of two changes to one item in a request the later one wins', async () => {
    await device().exchange(change('a', 'later', 200), change('a', 'earlier', 100), change('b', 1, 100))
    expect(await device().exchange()).toEqual([
      ['a', '"later"'],
      ['b', '1'],
    ])
  })

  test('a request of 500 changes is a handful of statements', async () => {
    const statements: string[] = []
    const counting = database.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const changes = Array.from({ length: 500 }, (_, index) => change(`${index}`, index, 1))
    await exchange(counting, 'ada', { clock: TEST_NOW, since: 0, changes }, TEST_NOW)
    expect(statements.length).toBeLessThan(10)
  })

  test('a new device gets everything, page by page', async () => {
    const phone = device()
    for (let start = 0; start < 1_200; start += 400)
      await phone.exchange(...Array.from({ length: 400 }, (_, index) => change(`${start + index}`, index)))
    const desktop = device()
    const pages = [await desktop.exchange(), await desktop.exchange(), await desktop.exchange()]
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 200])
    expect(new Set(pages.flat().map(([id]) => id)).size).toBe(1_200)
  })

  test.each([
    ['plain values of 64 kB', 'x'.repeat(MAX_VALUE_BYTES - 2), 15],
    ['quotes, which are escaped again in a response', '"'.repeat(MAX_VALUE_BYTES / 2 - 1), 7],
    ['characters of three bytes', '€'.repeat(20_000), 17],
  ])('a page has up to 1 MB of JSON, and the next ones the rest: %s', async (_, value, perPage) => {
    const phone = device()
    for (let at = 0; at < 40; at += 20)
      await phone.exchange(...Array.from({ length: 20 }, (_, index) => change(`${at + index}`, value)))
    const seen: string[] = []
    const counts: number[] = []
    for (let since = 0, isMore = true; isMore; ) {
      const text = await (await ask('ada', { clock: TEST_NOW, since, changes: [] })).text()
      expect(Buffer.byteLength(text)).toBeLessThan(2 ** 20 + 200)
      const page = v.parse(syncResponse, JSON.parse(text))
      seen.push(...page.changes.map(({ id }) => id))
      counts.push(page.changes.length)
      since = page.sequence
      isMore = page.isMore
    }
    expect(seen).toEqual(Array.from({ length: 40 }, (_, at) => `${at}`))
    expect(counts[0]).toBe(perPage)
  })

  test('the export contains each item once, over many pages, collections and unusual ids', async () => {
    const phone = device()
    const ids = ['.', ':', 'A', 'B', '_', 'a', 'a.b', ...Array.from({ length: 1_300 }, (_, at) => `${at}`)]
    for (let at = 0; at < ids.length; at += 400)
      await phone.exchange(...ids.slice(at, at + 400).map((id) => change(id, { id }, 0, 'wheels')))
    for (let at = 0; at < 40; at += 20)
      await phone.exchange(
        ...Array.from({ length: 20 }, (_, index) => change(`${at + index}`, 'x'.repeat(60_000), 0, 'lists')),
      )
    await phone.exchange(change('gone', null, 1, 'empty'))
    const { wheels, lists, ...others } = (await exported('ada')) as Record<string, Record<string, unknown>>
    expect(wheels).toEqual(Object.fromEntries(ids.map((id) => [id, { id }])))
    expect(Object.values(lists ?? {}).map((value) => String(value).length)).toEqual(Array(40).fill(60_000))
    expect(others).toEqual({})
  })

  test('an item that is nested thousands of times is exported as it is stored', async () => {
    const value = '['.repeat(5_000) + ']'.repeat(5_000)
    await device().exchange({ ...change('deep', 0), value })
    expect(await textOf(syncPart({ database }).read('ada'))).toBe(
      `{\n    "favorites": {\n      "deep": ${value}\n    }\n  }`,
    )
  })

  test.each([
    [500, false],
    [501, true],
  ])('of %d items the first response states that more follow: %s', async (count, isMore) => {
    const phone = device()
    for (let start = 0; start < count; start += 400) {
      const some = Array.from({ length: Math.min(400, count - start) }, (_, index) =>
        change(`${start + index}`, 1),
      )
      await phone.exchange(...some)
    }
    const response = await ask('ada', { clock: TEST_NOW, since: 0, changes: [] })
    expect(await response.json()).toMatchObject({ isMore })
  })

  test('accounts see only their own items, which are deleted with the account', async () => {
    await device('ada').exchange(change('2', true))
    await device('bob').exchange(change('2', false))
    expect(await device('bob').exchange()).toEqual([['2', 'false']])
    await database.transaction().execute((transaction) => syncPart({ database }).erase('ada', transaction))
    for (const table of ['sync_item', 'sync_account'] as const)
      expect(await database.selectFrom(table).select('account_id').execute()).toEqual([{ account_id: 'bob' }])
    expect(await exported('ada')).toEqual({})
    expect(await exported('bob')).toEqual({ favorites: { '2': false } })
  })

  test('two devices at once: every change has its own place', async () => {
    const devices = Array.from({ length: 8 }, () => device())
    await Promise.all(
      devices.map((one, index) =>
        one.exchange(...Array.from({ length: 20 }, (_, at) => change(`${index}-${at}`, at))),
      ),
    )
    const reader = device()
    expect((await reader.exchange()).length).toBe(160)
  })

  test('a request with one invalid item stores nothing', async () => {
    const changes = [change('1', 1), { ...change('2', 1), value: '[1,' }]
    expect((await ask('ada', { clock: TEST_NOW, since: 0, changes })).status).toBe(400)
    expect(await device().exchange()).toEqual([])
  })

  test('additions count with their size, and deletions succeed even without space', async () => {
    const limits = { ...DEFAULT_QUOTAS, accounts: 450 }
    const measure = async () => ({ polls: 0, rooms: 0, quizzes: 0, accounts: 0 })
    const quota = createQuota({ limits, measure, elapsed: () => 0, log: () => {} })
    await quota.measure()
    app = appOf(await testDependencies({ database, quota }))
    const statusOf = async (...changes: SyncChange[]) => (await notify(changes)).status
    expect(await statusOf(change('a', 'x'.repeat(24), 1), change('b', 'x'.repeat(23), 1))).toBe(507)
    expect(await statusOf(change('a', 'x'.repeat(23), 1), change('b', 'x'.repeat(23), 1))).toBe(200)
    expect(await statusOf(change('c', 1, 1))).toBe(507)
    expect(await statusOf(change('a', null, 2), change('b', null, 2))).toBe(200)
    expect(await exported('ada')).toEqual({})
  })

  test.each([
    [401, 'Sign in to keep your devices in step.', '', { clock: TEST_NOW, since: 0, changes: [] }],
    [
      400,
      'The value of an item is not valid JSON.',
      'ada',
      { clock: TEST_NOW, since: 0, changes: [{ ...change('1', 1), value: '{' }] },
    ],
  ])('responds to invalid requests with %i “%s”', async (status, error, account, body) => {
    const response = await ask(account, body)
    expect([response.status, await response.json()]).toEqual([status, { error }])
  })
})

test('an account can send 300 requests at once, and then two per second, independent of others', async () => {
  let elapsed = 0
  database = await emptyDatabase('SQLite')
  app = appOf(await testDependencies({ database, elapsed: () => elapsed }))
  const tooMany = async (account: string) => {
    const response = await ask(account, {})
    return response.status === 429 && (await response.json())
  }
  for (let count = 0; count < 300; count++) expect(await tooMany('ada')).toBe(false)
  expect(await tooMany('ada')).toEqual({ error: 'Too many requests. Try again in 1 s.' })
  expect(await tooMany('bob')).toBe(false)
  elapsed = 499
  expect(await tooMany('ada')).not.toBe(false)
  elapsed = 500
  expect([await tooMany('ada'), await tooMany('ada')]).toEqual([
    false,
    { error: 'Too many requests. Try again in 1 s.' },
  ])
})

test('a request of 4 MB is read, one of a byte more is not', async () => {
  database = await emptyDatabase('SQLite')
  app = appOf(await testDependencies({ database }))
  const request = JSON.stringify({ clock: TEST_NOW, since: 0, changes: [] })
  const answerTo = async (bytes: number) => {
    const headers = { 'content-type': 'application/json', account: 'ada' }
    const response = await app.request('/', { method: 'POST', headers, body: request.padEnd(bytes) })
    return [response.status, await response.json()]
  }
  expect(MAX_REQUEST_BYTES).toBe(4_194_304)
  expect((await answerTo(4_194_304))[0]).toBe(200)
  expect(await answerTo(4_194_305)).toEqual([413, { error: 'The request is larger than 4194304 bytes' }])
})
