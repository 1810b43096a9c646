import type { Dependencies } from '../../dependencies.ts'
import { succeed } from './room.ts'
import { changeRoom, type RoomStore, readRoom } from './room-store.ts'

const RENEWED_EVERY_MS = 15_000
/** Three renewals can fail before a person counts as away. */
const PRESENT_MS = 45_000
/** Grace period for a reload of the page. */
const GRACE_MS = 4_000
/** Time after a request for the state during which its sender counts as present: ten intervals of a polling page. */
const POLLED_MS = 30_000
/** Time that a room waits for its facilitator. */
const FACILITATOR_MS = 30_000

export type RoomPresence = ReturnType<typeof createRoomPresence>

export function topicOf(roomId: string): string {
  return `room:${roomId}`
}

/**
 * Tracks presence in rooms: a person is present with an open stream in any process, or while their page polls. If the
 * facilitator remains absent, the earliest present member replaces them.
 */
export function createRoomPresence({ database, bus, now, log }: Dependencies, store: RoomStore) {
  /** How many streams each person has open here, by room. */
  const here = new Map<string, Map<string, number>>()
  const timers = new Map<string, NodeJS.Timeout>()
  /** Ends the presence of each person who polls, by room and person. */
  const polling = new Map<string, NodeJS.Timeout>()

  async function mark(roomId: string, people: readonly string[], presentUntil: number): Promise<void> {
    if (people.length === 0) return
    await database
      .insertInto('room_presence')
      .values(people.map((person_id) => ({ room_id: roomId, person_id, present_until: presentUntil })))
      .onConflict((conflict) =>
        conflict
          .columns(['room_id', 'person_id'])
          .doUpdateSet({ present_until: (row) => row.ref('excluded.present_until') }),
      )
      .execute()
    bus.publish(topicOf(roomId))
  }

  /** Marks a person as away, unless they have reconnected since, here or in another process. */
  async function markAway(roomId: string, personId: string, leftAt: number): Promise<void> {
    await database
      .updateTable('room_presence')
      .set({ present_until: now() })
      .where('room_id', '=', roomId)
      .where('person_id', '=', personId)
      .where('present_until', '<=', leftAt + PRESENT_MS)
      .execute()
    bus.publish(topicOf(roomId))
  }

  /** Renews the presence of local streams, and picks a facilitator if needed. */
  async function renew(roomId: string): Promise<void> {
    await mark(roomId, [...(here.get(roomId)?.keys() ?? [])], now() + PRESENT_MS)
    const rows = await database
      .selectFrom('room_presence')
      .select(['person_id', 'present_until'])
      .where('room_id', '=', roomId)
      .where('present_until', '>', now() - FACILITATOR_MS)
      .execute()
    const recent = new Set(rows.map(({ person_id }) => person_id))
    const present = new Set(
      rows.filter(({ present_until }) => present_until > now()).map(({ person_id }) => person_id),
    )
    const stored = await readRoom(store, roomId)
    if (!stored || present.size === 0 || recent.has(stored.room.facilitatorId)) return
    await changeRoom(store, roomId, (room) =>
      recent.has(room.facilitatorId) ? room : succeed(room, (id) => present.has(id)),
    )
    bus.publish(topicOf(roomId))
  }

  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      log(`error marking who is present: ${error instanceof Error ? error.message : error}`),
    )

  /** Counts a person as present from now on. Returns a function that ends it. */
  function enter(roomId: string, personId: string): () => void {
    const people = here.get(roomId) ?? new Map<string, number>()
    here.set(roomId, people)
    const streams = people.get(personId) ?? 0
    people.set(personId, streams + 1)
    if (streams === 0) quietly(mark(roomId, [personId], now() + PRESENT_MS))
    if (!timers.has(roomId))
      timers.set(roomId, setInterval(() => quietly(renew(roomId)), RENEWED_EVERY_MS).unref())
    return () => {
      const left = (people.get(personId) ?? 1) - 1
      if (left > 0) return void people.set(personId, left)
      people.delete(personId)
      if (people.size === 0) {
        clearInterval(timers.get(roomId))
        timers.delete(roomId)
        if (here.get(roomId) === people) here.delete(roomId)
      }
      const leftAt = now()
      const leave = () => {
        if (!here.get(roomId)?.has(personId)) quietly(markAway(roomId, personId, leftAt))
      }
      setTimeout(leave, GRACE_MS).unref()
    }
  }

  return {
    renew,

    /** Counts someone as present without a stream, as the one who opens a room is. */
    greet: (roomId: string, personId: string) => mark(roomId, [personId], now() + PRESENT_MS),

    /** Counts the owner of a stream as present. Returns a function to call when it ends. */
    enter,

    /** Counts a person as present for a while, whose page polls because it has no stream. */
    poll(roomId: string, personId: string): void {
      const key = `${roomId} ${personId}`
      const timer = polling.get(key)
      if (timer) return void timer.refresh()
      const leave = enter(roomId, personId)
      const end = () => {
        polling.delete(key)
        leave()
      }
      polling.set(key, setTimeout(end, POLLED_MS).unref())
    },
  }
}
