import { expect, test } from 'vitest'
import { readOwnRooms, rememberRoom } from './use-own-rooms.ts'

const room = (id: string, name = '') => ({ id, name, at: 5 })

test('the last visited room is first, once, under its newest name', () => {
  const rooms = rememberRoom([room('a'), room('b')], room('b', 'Sprint 12'))
  expect(rooms).toEqual([room('b', 'Sprint 12'), room('a')])
})

test('stores twenty', () => {
  const many = Array.from({ length: 20 }, (_, at) => room(`r${at}`))
  expect(rememberRoom(many, room('new')).map(({ id }) => id)).toEqual([
    'new',
    ...many.slice(0, 19).map(({ id }) => id),
  ])
})

test('validates stored rooms', () => {
  expect(readOwnRooms([room('a')])).toEqual([room('a')])
  expect(readOwnRooms([{ id: 'a' }])).toBeUndefined()
})
