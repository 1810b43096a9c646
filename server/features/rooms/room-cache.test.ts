import { expect, test } from 'vitest'
import { createRoom } from './room.ts'
import { type CachedRoom, createRoomCache } from './room-store.ts'

const ROOM = createRoom('p1', { name: 'Ana', deck: { id: 'fibonacci', custom: [] }, stories: [] })

function known(version: number, bytes: number): CachedRoom {
  return { version, room: ROOM, bytes }
}

test('rooms are cached by their bytes, and the least recently used one is evicted first', () => {
  const rooms = createRoomCache(1_000)
  rooms.set('a', known(1, 400))
  rooms.set('b', known(1, 400))
  rooms.set('a', known(2, 500))
  expect([rooms.get('b')?.version, rooms.get('a')?.version]).toEqual([1, 2])
  rooms.set('c', known(1, 200))
  expect([rooms.get('a')?.version, rooms.get('b'), rooms.get('c')?.version]).toEqual([2, undefined, 1])
})

test('does not cache a room that exceeds the size of the cache', () => {
  const rooms = createRoomCache(1_000)
  expect(rooms.set('a', known(1, 1_001)).version).toBe(1)
  expect(rooms.get('a')).toBeUndefined()
  rooms.set('b', known(1, 1_000))
  expect(rooms.get('b')?.version).toBe(1)
})

test('a requested room remains cached longer than one that was added after it', () => {
  const rooms = createRoomCache(1_000)
  rooms.set('a', known(1, 400))
  rooms.set('b', known(1, 400))
  expect(rooms.get('a')?.version).toBe(1)
  rooms.set('c', known(1, 400))
  expect([rooms.get('a')?.version, rooms.get('b'), rooms.get('c')?.version]).toEqual([1, undefined, 1])
  // As many go as must, and no more.
  rooms.set('d', known(1, 200))
  expect([rooms.get('a')?.version, rooms.get('c')?.version]).toEqual([1, 1])
  rooms.set('e', known(1, 900))
  expect(['a', 'c', 'd', 'e'].map((id) => rooms.get(id)?.bytes)).toEqual([
    undefined,
    undefined,
    undefined,
    900,
  ])
})
