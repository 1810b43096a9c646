import { useEffect } from 'react'
import * as v from 'valibot'
import type { RoomTable } from '#contract/room.ts'
import { persisted } from '#web/platform/store/persisted.ts'

const MAX_STORED = 20

const OwnRoom = v.object({
  id: v.string(),
  /** Name of the room; empty if unnamed. */
  name: v.string(),
  /** When this browser was last in it, in UTC milliseconds. */
  at: v.number(),
})
type OwnRoom = v.InferOutput<typeof OwnRoom>

/** The rooms that this browser has been in, the latest first. */
export function readOwnRooms(stored: unknown): readonly OwnRoom[] | undefined {
  const rooms = v.safeParse(v.array(OwnRoom), stored)
  return rooms.success ? rooms.output : undefined
}

/** With a room that was just entered, or is called otherwise now, on top. */
export function rememberRoom(rooms: readonly OwnRoom[], room: OwnRoom): readonly OwnRoom[] {
  return [room, ...rooms.filter(({ id }) => id !== room.id)].slice(0, MAX_STORED)
}

/** The rooms of this browser, the same in every tab. */
export const ownRooms = persisted<readonly OwnRoom[]>('sundry-rooms', [], readOwnRooms)

/** Remembers a room that the visitor is in, under its newest name, which the tab shows too. */
export function useOwnRoom(id: string, table: Pick<RoomTable, 'isNamed' | 'name'>): void {
  const { isNamed: isIn, name } = table
  useEffect(() => {
    if (isIn) ownRooms.set(rememberRoom(ownRooms.get(), { id, name, at: Date.now() }))
  }, [id, isIn, name])
  useEffect(() => {
    if (name !== '') document.title = `${name} · Live Estimation | Sundry`
  }, [name])
}
