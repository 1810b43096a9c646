import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sortedJson } from '#lib/json/sorted-json.ts'
import { accountHint } from '../platform/account-hint.ts'
import { type Item, records } from '../platform/store/records.ts'
import { hashOf, isOf, type Synced, syncedList, syncedRecords } from '../platform/store/synced.ts'
import { testAccount } from './account.fixture.ts'
import { mergeStash, readStashes } from './account-stash.ts'
import { type DirtyItems, markDirty } from './dirty-items.ts'
import { syncNow } from './sync-now.ts'

const isNote = isOf(v.object({ id: v.string() }))
const list = (name: string) =>
  syncedList<Item>({ name, title: name, key: name, isItem: isNote, idOf: ({ id }) => id })
/** As stored by the previous deployment. */
const previousStates = records<Item & Readonly<Record<string, unknown>>>({
  name: 'sync-shadow',
  read: () => undefined,
})
const entryStore = records<Item>({ name: 'entries', read: (stored) => (isNote(stored) ? stored : undefined) })

const notes = list('notes')
const wheels = list('wheels')
const entries = syncedRecords({ name: 'entries', title: 'entries' }, entryStore, isNote)
const ALL = [notes, wheels, entries]

let person = 0
let ada = testAccount('1')
let email = ''

beforeEach(async () => {
  localStorage.clear()
  await entryStore.apply({ changed: [], deleted: (await entryStore.readAll()).map(({ id }) => id) })
  ada = testAccount(`${++person}`)
  email = signedIn(ada)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** From here on this account answers. Its address. */
function signedIn(account: typeof ada, address = `person-${account.account}@example.com`): string {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => account.answer(JSON.parse(String(body))))
  accountHint.set(address)
  return address
}

/** Creates a separate page that syncs. */
function page(collections: readonly Synced[] = ALL) {
  const dirty: DirtyItems = new Map(collections.map((collection) => [collection, undefined]))
  const progress = { dirty, full: new Set<Synced>() }
  return {
    dirty,
    sync: (...changed: Synced[]) => {
      for (const collection of changed) markDirty(dirty, collection)
      return syncNow(email, collections, progress)
    },
  }
}

/** These items were exchanged by a page of the deployment before. */
async function exchangedBefore(collection: string, items: readonly Item[]): Promise<void> {
  for (const item of items) ada.storeRemote(collection, item.id, item)
  const known = new Map(items.map((item) => [item.id, hashOf(sortedJson(item))]))
  const shadows = new Map([[collection, { known, changed: new Map() }]])
  const state = { id: email, account: ada.account, round: 4, since: items.length, shadows, asides: new Map() }
  await previousStates.apply({ changed: [state], deleted: [] })
  localStorage.setItem('sundry-sync', `${email} 4`)
}

const put = (key: string, ...ids: string[]) =>
  localStorage.setItem(key, JSON.stringify(ids.map((id) => ({ id }))))
const here = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]').map(({ id }: Item) => id)
const entriesHere = async () => (await entryStore.readAll()).map(({ id }) => id)

test.each([
  ['broken text', '[{"id"'],
  ['another shape', '{"id":"n1"}'],
])(
  '%s under one key is quarantined, blocks nothing else, and its items are restored from the account',
  async (_, text) => {
    const { sync } = page()
    put('notes', 'n1', 'n2')
    put('wheels', 'w1')
    await sync()
    localStorage.setItem('notes', text)
    put('wheels', 'w1', 'w2')
    await sync(notes, wheels)
    expect([ada.ids('notes'), ada.ids('wheels')]).toEqual([
      ['n1', 'n2'],
      ['w1', 'w2'],
    ])
    expect([localStorage.getItem('notes.bad'), here('notes')]).toEqual([text, ['n1', 'n2']])
  },
)

test('items that a page quarantined and removed do not count as deleted', async () => {
  const { sync } = page()
  put('notes', 'n1', 'n2')
  await sync()
  localStorage.setItem('notes.bad', localStorage.getItem('notes') ?? '')
  put('notes', 'n3')
  await sync(notes)
  expect([ada.ids('notes'), here('notes')]).toEqual([
    ['n1', 'n2', 'n3'],
    ['n3', 'n1', 'n2'],
  ])
  put('notes', 'n1', 'n2')
  await sync(notes)
  expect(ada.ids('notes')).toEqual(['n1', 'n2'])
})

test('a page that ended while it saved does not bring back what was deleted', async () => {
  put('notes', 'n1', 'n2')
  await page().sync()
  put('notes', 'n2')
  const marker = localStorage.getItem('sundry-sync') ?? ''
  localStorage.setItem(
    'sundry-sync',
    marker.replace(/\d+$/, (round) => String(Number(round) + 1)),
  )
  await page().sync()
  expect([ada.ids('notes'), here('notes')]).toEqual([['n2'], ['n2']])
})

test('if storage is older than the known state, nothing counts as deleted', async () => {
  put('notes', 'n1', 'n2')
  const first = page()
  await first.sync()
  const older = localStorage.getItem('sundry-sync') ?? ''
  put('notes', 'n1', 'n2', 'n3')
  await first.sync(notes)
  localStorage.setItem('sundry-sync', older)
  put('notes', 'n1', 'n2')
  await page().sync()
  expect([ada.ids('notes'), here('notes')]).toEqual([
    ['n1', 'n2', 'n3'],
    ['n1', 'n2', 'n3'],
  ])
})

test('a full account syncs the rest without losses, and a deletion continues the sync', async () => {
  const { sync } = page()
  ada.limits.items = 4
  put('notes', 'n1', 'n2', 'n3')
  await sync()
  put('notes', 'n1', 'n2', 'n3', 'n4', 'n5')
  put('wheels', 'w1')
  await expect(sync(notes, wheels)).rejects.toThrow(
    'Your account is full: it keeps up to 200,000 items and 32 MB. Only this browser has the newest notes. Delete what you no longer need, here or on another device; the rest follows by itself.',
  )
  expect([ada.ids('notes'), ada.ids('wheels')]).toEqual([['n1', 'n2', 'n3'], ['w1']])
  expect(here('notes')).toEqual(['n1', 'n2', 'n3', 'n4', 'n5'])

  const sentCount = ada.requests.length
  await expect(sync()).rejects.toThrow('Your account is full')
  expect(ada.requests.slice(sentCount).map(({ changes }) => changes)).toEqual([[]])

  put('notes', 'n2', 'n3', 'n4', 'n5')
  await expect(sync(notes)).rejects.toThrow('Your account is full')
  expect(ada.ids('notes')).toEqual(['n2', 'n3'])
  ada.storeRemote('wheels', 'w1', null)
  await sync()
  expect([ada.ids('notes'), here('wheels')]).toEqual([['n2', 'n3', 'n4', 'n5'], []])
})

test("another account's local data is stashed, neither sent nor lost, and restored with it", async () => {
  localStorage.setItem('notes', '[{"id":"n1","receipt":"r"},7]')
  await entryStore.apply({ changed: [{ id: 'e1' }], deleted: [] })
  await page().sync()
  localStorage.setItem('notes', '[{"id":"n1","receipt":"r"},7,{"id":"signed-out"}]')

  const bob = testAccount('bob')
  bob.storeRemote('notes', 'b1', { id: 'b1' })
  const adas = email
  email = signedIn(bob)
  await page().sync()
  expect([here('notes'), await entriesHere()]).toEqual([['b1'], []])
  put('notes', 'b1', 'b2')
  await page().sync()
  expect([bob.ids('notes'), bob.ids('entries')]).toEqual([['b1', 'b2'], []])

  email = signedIn(ada)
  expect(email).toBe(adas)
  await page().sync()
  expect(localStorage.getItem('notes')).toBe('[{"id":"n1","receipt":"r"},7,{"id":"signed-out"}]')
  expect(await entriesHere()).toEqual(['e1'])
  expect([ada.ids('notes'), ada.ids('entries')]).toEqual([['n1', 'signed-out'], ['e1']])
  expect((await readStashes()).map(({ id }) => id)).toEqual(['person-bob@example.com'])
})

test("a user can merge another account's stash into the current one", async () => {
  put('notes', 'n1')
  await entryStore.apply({ changed: [{ id: 'e1' }], deleted: [] })
  await page().sync()
  const [adas, bob] = [email, testAccount('bob-2')]
  email = signedIn(bob)
  const { sync } = page()
  await sync()
  const [stash] = (await readStashes()).filter(({ id }) => id === adas)
  if (stash) await mergeStash(stash, ALL)
  await sync(...ALL)
  expect([bob.ids('notes'), bob.ids('entries')]).toEqual([['n1'], ['e1']])
})

test('an account with a changed email address is the same account', async () => {
  put('notes', 'n1', 'n2')
  await page().sync()
  put('notes', 'n1', 'n3')
  email = signedIn(ada, `new-${email}`)
  await page().sync()
  expect([ada.ids('notes'), here('notes')]).toEqual([
    ['n1', 'n3'],
    ['n1', 'n3'],
  ])
})

test('an account that was deleted, and made again with its address, gets everything', async () => {
  put('notes', 'n1')
  await page().sync()
  const again = testAccount('again')
  signedIn(again, email)
  await page().sync()
  expect([again.ids('notes'), here('notes')]).toEqual([['n1'], ['n1']])
})

test.each([
  ['without a network', false, 'There is no network'],
  ['while the server is out of reach', true, 'The server could not be reached'],
])('%s only what has changed is read, and only once', async (_, onLine, sentence) => {
  const reads = [notes, wheels].map((collection) => vi.spyOn(collection, 'read').mockClear())
  const { sync } = page([notes, wheels])
  await sync()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('navigator', { ...navigator, onLine })
  put('notes', 'n1')
  for (const dirty of [[notes], [wheels], []]) await expect(sync(...dirty)).rejects.toThrow(sentence)
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  vi.unstubAllGlobals()
  signedIn(ada)
  await sync()
  expect(ada.ids('notes')).toEqual(['n1'])
})

test('many items are sent in parts, after fetching the news', async () => {
  const ids = Array.from({ length: 1200 }, (_, index) => `n${String(index).padStart(4, '0')}`)
  put('notes', ...ids)
  await page().sync()
  expect(ada.ids('notes')).toEqual(ids)
  expect(ada.requests.map(({ changes }) => changes.length)).toEqual([0, 500, 500, 200])
})

test("adopts the previous deployment's synced state, and sends its unsynced changes", async () => {
  await exchangedBefore('notes', [{ id: 'n1' }, { id: 'gone' }])
  put('notes', 'n1', 'n2')
  await page([notes]).sync()
  expect([ada.ids('notes'), here('notes')]).toEqual([
    ['n1', 'n2'],
    ['n1', 'n2'],
  ])
  expect(ada.requests.map(({ changes }) => changes.length)).toEqual([0, 2])
})

test('a collection that cannot be written leaves the others in step, and is in step the next time', async () => {
  const { sync } = page([notes, wheels])
  await sync()
  ada.storeRemote('notes', 'n1', { id: 'n1' })
  ada.storeRemote('wheels', 'w1', { id: 'w1' })
  const write = vi.spyOn(wheels, 'write').mockRejectedValueOnce(new Error('wheels was not kept'))
  await expect(sync()).rejects.toThrow('wheels was not kept')
  write.mockRestore()
  await sync(notes, wheels)
  expect([here('notes'), here('wheels')]).toEqual([['n1'], ['w1']])
  expect(ada.requests.flatMap(({ changes }) => changes)).toEqual([])
})

test('of one changed entry among 50,000 that one is read, sent and saved', async () => {
  const store = records<Item>({ name: 'many', read: (stored) => (isNote(stored) ? stored : undefined) })
  const many = syncedRecords({ name: 'many', title: 'many' }, store, isNote)
  const stored = Array.from({ length: 50_000 }, (_, index) => ({ id: `e${index}` }))
  await store.apply({ changed: stored, deleted: [] })
  await exchangedBefore('many', stored)
  const { sync, dirty } = page([many])
  await sync()
  expect(ada.requests.map(({ changes }) => changes.length)).toEqual([0])

  await store.apply({ changed: [{ ...stored[7], id: 'e7', text: 'new' } as Item], deleted: [] })
  markDirty(dirty, many, ['e7'])
  const { get, getAll, put } = IDBObjectStore.prototype
  const [gets, lists, puts] = [get, getAll, put].map(({ name }) =>
    vi.spyOn(IDBObjectStore.prototype, name as 'get'),
  )
  await sync()
  expect(ada.requests.slice(1).flatMap(({ changes }) => changes.map(({ id }) => id))).toEqual(['e7'])
  const ids = gets?.mock.calls.map(([key]) => Array.isArray(key) && key[0] === 'many' && key[1])
  expect(new Set(ids?.filter(Boolean))).toEqual(new Set(['e7']))
  const read = lists?.mock.results.map(({ value }) => value.result.length)
  expect(read?.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(
    puts?.mock.calls.map(([value]) => JSON.stringify(value).length).filter((size) => size > 300),
  ).toEqual([])
  expect(puts?.mock.calls.length).toBeLessThan(8)
})
