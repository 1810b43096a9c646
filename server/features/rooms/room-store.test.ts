import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import type { Dependencies } from '../../dependencies.ts'
import { DEFAULT_RETENTION } from '../../settings.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createEmptyQuota } from '../../testing/quota.fixture.ts'
import { createRoom, join, type Room } from './room.ts'
import {
  addRoom,
  changeRoom,
  createRoomStore,
  expireInactiveRooms,
  findRoomByCode,
  type RoomStore,
  readRoom,
  roomPage,
} from './room-store.ts'

const ROOM = createRoom('lea', { name: 'Lea', deck: STANDARD_DECK, stories: [] })
const named = (name: string) => (room: Room) => ({ ...room, name })

let dependencies: Dependencies
let now: number
let reservations: [string, number][]
let store: RoomStore

const rows = () => dependencies.database.selectFrom('room').selectAll().orderBy('id').execute()
const sizeOf = (room: Room) => Buffer.byteLength(JSON.stringify(room))

describe.each(ENGINES)('live sessions as they are stored on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    reservations = []
    dependencies = await testDependencies({
      database: await emptyDatabase(engine),
      now: () => now,
      quota: createEmptyQuota((kind, bytes) => void reservations.push([kind, bytes])),
    })
    store = createRoomStore(dependencies)
  })

  test('a new room is there by its id and its code, and a code is one room’s', async () => {
    expect(await addRoom(store, 'one', 'ABCDEF', ROOM)).toBe(true)
    expect(await addRoom(store, 'two', 'ABCDEF', ROOM)).toBe(false)
    expect(await readRoom(store, 'one')).toEqual({
      version: 1,
      room: ROOM,
      bytes: sizeOf(ROOM),
      code: 'ABCDEF',
      present: new Set(),
    })
    expect(await readRoom(store, 'two')).toBeUndefined()
    expect([await findRoomByCode(store, 'ABCDEF'), await findRoomByCode(store, 'GHJKLM')]).toEqual([
      'one',
      undefined,
    ])
    expect(await rows()).toMatchObject([{ id: 'one', version: 1, updated_at: TEST_NOW }])
  })

  test('each change is one version more, made of the one before, and of this room alone', async () => {
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    await addRoom(store, 'two', 'GHJKLM', ROOM)
    now += 5
    expect(await changeRoom(store, 'one', named('First'))).toBe(true)
    expect(await changeRoom(store, 'one', (room) => ({ ...room, nudges: room.nudges + 1 }))).toBe(true)
    // A change that changes nothing is one all the same.
    expect(await changeRoom(store, 'one', (room) => room)).toBe(true)
    expect(await readRoom(store, 'one')).toMatchObject({
      version: 4,
      room: { ...ROOM, name: 'First', nudges: 1 },
    })
    expect(await readRoom(store, 'two')).toMatchObject({ version: 1, room: ROOM })
    expect((await rows()).map(({ updated_at }) => updated_at)).toEqual([TEST_NOW + 5, TEST_NOW])
    let isCalled = false
    const ask = (room: Room) => {
      isCalled = true
      return room
    }
    expect([await changeRoom(store, 'never', ask), isCalled]).toEqual([false, false])
  })

  test('a rejected change changes nothing, and the next one succeeds', async () => {
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    const refused = changeRoom(store, 'one', () => {
      throw new Error('No')
    })
    await expect(refused).rejects.toThrow('No')
    const large = changeRoom(store, 'one', named('x'.repeat(256 * 1024)))
    await expect(large).rejects.toThrow('This session is full')
    expect(await readRoom(store, 'one')).toMatchObject({ version: 1, room: ROOM })
    await changeRoom(store, 'one', named('Then'))
    expect(await readRoom(store, 'one')).toMatchObject({ version: 2, room: { name: 'Then' } })
  })

  test('changes by another process are visible and can be changed further', async () => {
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    const elsewhere = createRoomStore(dependencies)
    expect((await readRoom(elsewhere, 'one'))?.room).toEqual(ROOM)
    await changeRoom(store, 'one', named('Here'))
    expect(await readRoom(elsewhere, 'one')).toMatchObject({ version: 2, room: { name: 'Here' } })
    await changeRoom(store, 'one', named('Again'))
    await changeRoom(elsewhere, 'one', (room) => ({ ...room, name: `${room.name} there` }))
    expect(await readRoom(store, 'one')).toMatchObject({ version: 4, room: { name: 'Again there' } })
  })

  test('a room counts as what sessions store: whole when it is made, then by what it grows', async () => {
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    await changeRoom(store, 'one', named('Seven b'))
    await changeRoom(store, 'one', named('é'))
    await changeRoom(store, 'one', named(''))
    await changeRoom(store, 'one', named('Four'))
    expect(reservations).toEqual([
      ['rooms', 300 + sizeOf(ROOM)],
      ['rooms', 7],
      ['rooms', 0],
      ['rooms', 0],
      ['rooms', 4],
    ])
  })

  test('returns the people present now, in this room only', async () => {
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    await addRoom(store, 'two', 'GHJKLM', ROOM)
    const at = (room_id: string, person_id: string, present_until: number) => ({
      room_id,
      person_id,
      present_until,
    })
    await dependencies.database
      .insertInto('room_presence')
      .values([
        at('one', 'lea', TEST_NOW),
        at('one', 'ana', TEST_NOW + 1),
        at('one', 'ben', TEST_NOW + 10),
        at('two', 'lea', TEST_NOW + 1),
      ])
      .execute()
    const present = async (id: string) => [...((await readRoom(store, id))?.present ?? [])].sort()
    expect([await present('one'), await present('two')]).toEqual([['ana', 'ben'], ['lea']])
    now += 1
    expect([await present('one'), await present('two')]).toEqual([['ben'], []])
  })

  test('a code is good for a day after the last change, a link for as many as the operator says', async () => {
    const retention = { ...DEFAULT_RETENTION, roomsDays: 3 }
    store = createRoomStore({ ...dependencies, retention })
    const page = roomPage({ ...dependencies, retention })
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    now += DAY_MS - 1
    expect(await findRoomByCode(store, 'ABCDEF')).toBe('one')
    await changeRoom(store, 'one', named('Later'))
    const changedAt = now
    now = changedAt + DAY_MS - 1
    expect(await findRoomByCode(store, 'ABCDEF')).toBe('one')
    now = changedAt + DAY_MS
    expect(await findRoomByCode(store, 'ABCDEF')).toBeUndefined()
    const description =
      'A live estimation session: join with your name, vote with cards, see all votes at once.'
    now = changedAt + 3 * DAY_MS - 1
    expect((await readRoom(store, 'one'))?.room.name).toBe('Later')
    expect(await page('one')).toEqual({ title: 'Later', description, lines: [] })
    now = changedAt + 3 * DAY_MS
    expect([
      await readRoom(store, 'one'),
      await changeRoom(store, 'one', named('Late')),
      await page('one'),
    ]).toEqual([undefined, false, 'gone'])
    await addRoom(store, 'two', 'GHJKLM', ROOM)
    expect(await page('two')).toMatchObject({ title: 'Live Estimation' })
    expect(await page('never')).toBeUndefined()
  })

  test('expired rooms are deleted with their members, and recorded as tombstones; the newest change is what counts', async () => {
    const retention = { ...DEFAULT_RETENTION, roomsDays: 3 }
    store = createRoomStore({ ...dependencies, retention })
    const work = () => expireInactiveRooms({ ...dependencies, retention })
    await addRoom(store, 'one', 'ABCDEF', ROOM)
    now += 1
    await addRoom(store, 'two', 'GHJKLM', join(ROOM, 'ana', { name: 'Ana', isSpectator: false }))
    await dependencies.database
      .insertInto('room_presence')
      .values(['one', 'two'].map((room_id) => ({ room_id, person_id: 'lea', present_until: 1 })))
      .execute()
    const ids = async () => (await rows()).map(({ id }) => id)
    now = TEST_NOW + 100 * DAY_MS
    await work()
    expect(await ids()).toEqual(['one', 'two'])
    now = TEST_NOW + 3 * DAY_MS
    await addRoom(store, 'three', 'NPQRST', ROOM)
    now = TEST_NOW - DAY_MS
    await work()
    expect(await ids()).toEqual(['one', 'three', 'two'])
    now = TEST_NOW + 3 * DAY_MS
    await work()
    expect(await ids()).toEqual(['three', 'two'])
    expect(await dependencies.database.selectFrom('room_presence').select('room_id').execute()).toEqual([
      { room_id: 'two' },
    ])
    expect([
      await hasTombstone(dependencies.database, 'room', 'one'),
      await hasTombstone(dependencies.database, 'room', 'two'),
      await roomPage({ ...dependencies, retention })('one'),
    ]).toEqual([true, false, 'gone'])
  })
})
