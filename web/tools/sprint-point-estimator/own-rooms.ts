import * as v from 'valibot'

const MAX_STORED = 20

const OwnRoom = v.object({
  id: v.string(),
  /** Name of the room; empty if unnamed. */
  name: v.string(),
  /** When this browser was last in it, in UTC milliseconds. */
  at: v.number(),
})
export type OwnRoom = v.InferOutput<typeof OwnRoom>

/** The rooms that this browser has been in, the latest first. */
export function readOwnRooms(stored: unknown): readonly OwnRoom[] | undefined {
  const rooms = v.safeParse(v.array(OwnRoom), stored)
  return rooms.success ? rooms.output : undefined
}

/** With a room that was just entered, or is called otherwise now, on top. */
export function rememberRoom(rooms: readonly OwnRoom[], room: OwnRoom): readonly OwnRoom[] {
  return [room, ...rooms.filter(({ id }) => id !== room.id)].slice(0, MAX_STORED)
}
