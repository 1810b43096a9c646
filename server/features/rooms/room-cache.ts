import type { Room } from './room.ts'

/** A version of a room, checked and parsed: it never changes. */
export type CachedRoom = { readonly version: number; readonly room: Room; readonly bytes: number }

export type RoomCache = {
  readonly get: (id: string) => CachedRoom | undefined
  /** Keeps it in place of the version before it, and gives it back. */
  readonly set: (id: string, known: CachedRoom) => CachedRoom
}

/** Keeps the rooms used last, as many as fit into so many bytes of their stored text. */
export function createRoomCache(maxBytes: number): RoomCache {
  /** The one used longest ago first. */
  const rooms = new Map<string, CachedRoom>()
  let bytes = 0
  const drop = (id: string) => {
    bytes -= rooms.get(id)?.bytes ?? 0
    rooms.delete(id)
  }
  return {
    get(id) {
      const known = rooms.get(id)
      if (known && rooms.delete(id)) rooms.set(id, known)
      return known
    },
    set(id, known) {
      drop(id)
      rooms.set(id, known)
      bytes += known.bytes
      for (const oldest of rooms.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
      return known
    },
  }
}
