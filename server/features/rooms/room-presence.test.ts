import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import type { Dependencies } from '../../dependencies.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { eventually } from '../../testing/eventually.ts'
import { createRoom, join } from './room.ts'
import { createRoomPresence, type RoomPresence, topicOf } from './room-presence.ts'
import { addRoom, createRoomStore, type RoomStore, readRoom } from './room-store.ts'

let dependencies: Dependencies
let store: RoomStore
let presence: RoomPresence

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  dependencies = await testDependencies({ now: () => Date.now() })
  store = createRoomStore(dependencies)
  presence = createRoomPresence(dependencies, store)
  const room = createRoom('lea', { name: 'Lea', deck: STANDARD_DECK, stories: [] })
  await addRoom(store, 'room', 'ABCDEF', join(room, 'ana', { name: 'Ana', isSpectator: false }))
})
afterEach(async () => {
  vi.useRealTimers()
  await dependencies.database.destroy()
})

/** The same room as another process serves it. */
const elsewhere = () => createRoomPresence(dependencies, createRoomStore(dependencies))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const present = async () => [...((await readRoom(store, 'room'))?.present ?? [])].sort()
const facilitator = async () => (await readRoom(store, 'room'))?.room.facilitatorId

test('a facilitator who returns in time keeps the role; otherwise the earliest member becomes facilitator', async () => {
  presence.enter('room', 'ana')
  const leave = presence.enter('room', 'lea')
  await vi.advanceTimersByTimeAsync(1)
  leave()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await facilitator()).toBe('lea')
  const leaveAgain = presence.enter('room', 'lea')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await facilitator()).toBe('lea')
  leaveAgain()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await facilitator()).toBe('ana')
  expect(vi.getTimerCount()).toBe(1)
})

test('a reload keeps a person present, alone or among others', async () => {
  for (const others of [[], ['lea']]) {
    for (const other of others) presence.enter('room', other)
    const leave = presence.enter('room', 'ana')
    await wait(20_000)
    leave()
    for (const ms of [0, 1, 1_998, 2_000]) {
      await wait(ms)
      expect(await present()).toEqual(['ana', ...others])
    }
    const leaveAgain = presence.enter('room', 'ana')
    for (let second = 0; second < 30; second++) {
      await wait(1_000)
      expect(await present()).toEqual(['ana', ...others])
    }
    leaveAgain()
    await wait(3_999)
    expect(await present()).toEqual(['ana', ...others])
    await wait(1)
    expect(await present()).toEqual(others)
  }
})

test('a reload served by another process keeps a person present', async () => {
  const other = elsewhere()
  const leave = presence.enter('room', 'ana')
  await wait(10_000)
  leave()
  await wait(500)
  const leaveOther = other.enter('room', 'ana')
  for (let second = 0; second < 40; second++) {
    await wait(1_000)
    expect(await present()).toEqual(['ana'])
  }
  leaveOther()
  await wait(4_000)
  expect(await present()).toEqual([])
})

test('of two tabs in one process the first to close changes nothing, whichever it is', async () => {
  const [first, second] = [presence.enter('room', 'ana'), presence.enter('room', 'ana')]
  await wait(1)
  second()
  await wait(5_000)
  expect(await present()).toEqual(['ana'])
  presence.enter('room', 'ana')
  first()
  await wait(100_000)
  expect(await present()).toEqual(['ana'])
})

test('presence is renewed every 15 seconds as long as a page is open, and lasts 45 seconds without', async () => {
  const until = async () =>
    (
      await dependencies.database.selectFrom('room_presence').select(['person_id', 'present_until']).execute()
    ).map(({ person_id, present_until }) => [person_id, present_until - 1_000_000])
  await presence.greet('room', 'lea')
  presence.enter('room', 'ana')
  await wait(1)
  expect(await until()).toEqual([
    ['lea', 45_000],
    ['ana', 45_000],
  ])
  await wait(14_998)
  expect(await until()).toEqual([
    ['lea', 45_000],
    ['ana', 45_000],
  ])
  await wait(1)
  expect(await until()).toEqual([
    ['lea', 45_000],
    ['ana', 60_000],
  ])
  await wait(29_999)
  expect(await present()).toEqual(['ana', 'lea'])
  await wait(1)
  expect(await present()).toEqual(['ana'])
  expect((await until())[1]).toEqual(['ana', 90_000])
})

test('each room has its own people, and a page that closes in one closes in no other', async () => {
  const room = createRoom('lea', { name: 'Lea', deck: STANDARD_DECK, stories: [] })
  await addRoom(store, 'second', 'GHJKLM', room)
  const inSecond = async () => [...((await readRoom(store, 'second'))?.present ?? [])].sort()
  const leave = presence.enter('room', 'lea')
  const leaveSecond = presence.enter('second', 'lea')
  presence.enter('second', 'ben')
  await wait(20_000)
  expect([await present(), await inSecond()]).toEqual([['lea'], ['ben', 'lea']])
  expect(vi.getTimerCount()).toBe(2)
  leaveSecond()
  await wait(4_000)
  expect([await present(), await inSecond()]).toEqual([['lea'], ['ben']])
  leave()
  await wait(4_000)
  expect([await present(), await inSecond()]).toEqual([[], ['ben']])
  expect(vi.getTimerCount()).toBe(1)
  await wait(60_000)
  expect([await present(), await inSecond()]).toEqual([[], ['ben']])
})

test('a room waits 30 seconds for an absent facilitator, then gets a present one', async () => {
  await presence.greet('room', 'lea')
  vi.setSystemTime(1_000_000 + 74_999)
  await presence.greet('room', 'ana')
  await presence.renew('room')
  expect(await facilitator()).toBe('lea')
  vi.setSystemTime(1_000_000 + 75_000)
  await presence.renew('room')
  expect(await facilitator()).toBe('ana')
  // The previous facilitator is an ordinary member on return.
  await presence.greet('room', 'lea')
  await presence.renew('room')
  expect(await facilitator()).toBe('ana')
})

test('an empty room retains its facilitator', async () => {
  await presence.greet('room', 'lea')
  await presence.greet('room', 'ana')
  vi.setSystemTime(1_000_000 + 45_000)
  await presence.renew('room')
  vi.setSystemTime(1_000_000 + 500_000)
  await presence.renew('room')
  await presence.renew('never')
  expect([await facilitator(), (await readRoom(store, 'room'))?.version]).toEqual(['lea', 1])
})

test('all watchers are notified of arrivals, departures and a new facilitator', async () => {
  await presence.greet('room', 'lea')
  await wait(60_000)
  let calls = 0
  const stop = dependencies.bus.subscribe(topicOf('room'), () => calls++)
  const leave = presence.enter('room', 'ana')
  await wait(1)
  expect(calls).toBe(1)
  const leaveTab = presence.enter('room', 'ana')
  await wait(1)
  leaveTab()
  await wait(5_000)
  expect(calls).toBe(1)
  leave()
  await wait(3_999)
  expect(calls).toBe(1)
  await wait(1)
  expect(calls).toBe(2)
  presence.enter('room', 'ana')
  await wait(15_000)
  // Joined, was renewed, and leads.
  await eventually(() => expect(calls).toBe(5))
  expect(await facilitator()).toBe('ana')
  stop()
})

test('logs a failure to store presence, and the page still works', async () => {
  const lines: string[] = []
  const failing = createRoomPresence({ ...dependencies, log: (line) => void lines.push(line) }, store)
  await dependencies.database.schema.dropTable('room_presence').execute()
  failing.enter('room', 'ana')
  await wait(1)
  expect(lines).toEqual(['error marking who is present: no such table: room_presence'])
})

test('poll(): a facilitator whose page polls every three seconds keeps the role', async () => {
  presence.enter('room', 'ana')
  const leave = presence.enter('room', 'lea')
  await wait(1_000)
  leave()
  for (let second = 0; second < 120; second += 3) {
    presence.poll('room', 'lea')
    await wait(3_000)
    expect([await present(), await facilitator()]).toEqual([['ana', 'lea'], 'lea'])
  }
})

test('poll(): a person is away half a minute and the grace period after the last request', async () => {
  presence.poll('room', 'ana')
  await wait(20_000)
  presence.poll('room', 'ana')
  await wait(33_999)
  expect(await present()).toEqual(['ana'])
  await wait(1)
  expect(await present()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('poll(): among pages that poll, the earliest member replaces a facilitator who is gone', async () => {
  for (let second = 0; second < 90; second += 3) {
    presence.poll('room', 'ana')
    await wait(3_000)
  }
  expect(await facilitator()).toBe('ana')
})

test('poll(): a person who polls through two processes in turn stays present', async () => {
  const other = elsewhere()
  for (let turn = 0; turn < 40; turn++) {
    ;[presence, other][turn % 2]?.poll('room', 'ana')
    await wait(3_000)
    expect(await present()).toEqual(['ana'])
  }
})
