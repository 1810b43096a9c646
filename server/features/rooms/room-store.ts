import * as v from 'valibot'
import { DAY_MS } from '#lib/dates/durations.ts'
import { SESSION_FIELDS, Story } from '#lib/estimation/session-schema.ts'
import { jsonField } from '../../database/dialect.ts'
import type { Dependencies } from '../../dependencies.ts'
import { storing } from '../../quota/quota.ts'
import type { Retention } from '../../settings.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { addTombstones, hasTombstone } from '../../share-links/tombstones.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import type { Room } from './room.ts'
import { fitToLimit } from './room-size.ts'
import type { StoredRoom } from './room-view.ts'

/** Time after the last change until a room's code expires; its link lasts longer. */
const CODE_LIFETIME_MS = DAY_MS
/** Each try that fails means that another one has succeeded, so this is enough for a full room. */
const MAX_TRIES = 200
/** Eighty rooms of the largest size, or thousands of typical ones; their parsed form needs about as much again. */
const MAX_CACHED_BYTES = 20 * 2 ** 20

const Person = v.object({
  id: v.string(),
  name: v.string(),
  isNamed: v.boolean(),
  isSpectator: v.boolean(),
  network: v.optional(v.string(), ''),
})
const RemovedPerson = v.object({
  id: v.string(),
  name: v.string(),
  network: v.string(),
  removedAt: v.number(),
})
const RoomText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...SESSION_FIELDS,
    name: v.optional(v.string(), ''),
    people: v.pipe(v.array(Person), v.readonly()),
    facilitatorId: v.string(),
    replacedIds: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
    leadRequestId: v.optional(v.string(), ''),
    autoReveals: v.boolean(),
    timerEndsAt: v.number(),
    nudges: v.number(),
    removed: v.optional(v.pipe(v.array(v.object({ story: Story, place: v.number() })), v.readonly()), []),
    removedPeople: v.optional(v.pipe(v.array(RemovedPerson), v.readonly()), []),
  }),
)

/** Deletes the expired rooms, by the newest change of any: a wrong clock must not expire everything. */
export async function expireInactiveRooms({ database, now, retention }: Dependencies): Promise<void> {
  const { newest } = await database
    .selectFrom('room')
    .select((row) => row.fn.max('updated_at').as('newest'))
    .executeTakeFirstOrThrow()
  await database.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('room')
      .where('updated_at', '<=', endedBefore(Math.min(now(), newest ?? 0), retention))
      .returning('id')
      .execute()
    await addTombstones(
      transaction,
      'room',
      deleted.map(({ id }) => id),
      now(),
    )
  })
}

/** A room that was changed last at this time or before is over. */
function endedBefore(now: number, { roomsDays }: Retention): number {
  return now - roomsDays * DAY_MS
}

/** The database of the rooms, a cache of their newest versions, and a mutex per room for changes by this process. */
export type RoomStore = Pick<Dependencies, 'database' | 'now' | 'retention' | 'quota'> & {
  readonly cache: RoomCache
  readonly inTurn: ReturnType<typeof createKeyedMutex>
}

export function createRoomStore({
  database,
  now,
  retention,
  quota,
}: Pick<Dependencies, 'database' | 'now' | 'retention' | 'quota'>): RoomStore {
  return {
    database,
    now,
    retention,
    quota,
    cache: createRoomCache(MAX_CACHED_BYTES),
    inTurn: createKeyedMutex(),
  }
}

/** Adds a room. Returns false if another room has its code. */
export async function addRoom(
  { database, now, quota, cache }: RoomStore,
  id: string,
  code: string,
  room: Room,
): Promise<boolean> {
  const { room: fitted, text } = fitToLimit(room)
  const bytes = Buffer.byteLength(text)
  const values = { id, code, version: 1, state: text, updated_at: now() }
  const isAdded = await storing(quota, { kind: 'rooms', bytes: 300 + bytes }, async (report) => {
    const { numInsertedOrUpdatedRows = 0n } = await database
      .insertInto('room')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) report(0)
    return numInsertedOrUpdatedRows > 0n
  })
  if (!isAdded) return false
  cache.set(id, { version: 1, room: fitted, bytes })
  return true
}

/** Returns the room and the people present; undefined if it does not exist or has ended. */
export async function readRoom(store: RoomStore, id: string): Promise<StoredRoom | undefined> {
  const found = await readNewest(store, id)
  if (!found) return undefined
  const present = await store.database
    .selectFrom('room_presence')
    .select('person_id')
    .where('room_id', '=', id)
    .where('present_until', '>', store.now())
    .execute()
  return {
    ...found,
    present: new Set(present.map(({ person_id }) => person_id)),
  }
}

export async function findRoomByCode(
  { database, now }: Pick<RoomStore, 'database' | 'now'>,
  code: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('room')
    .select('id')
    .where('code', '=', code)
    .where('updated_at', '>', now() - CODE_LIFETIME_MS)
    .executeTakeFirst()
  return row?.id
}

/**
 * Changes a room, however many requests do so at once: each change applies to the state that the previous one left, and
 * is written only if the version is still the same. Returns false if there is no such room. Rethrows what `step` throws,
 * and throws UserError if the room would be too large; nothing is changed then.
 */
export function changeRoom(store: RoomStore, id: string, step: (room: Room) => Room): Promise<boolean> {
  const { database, now, quota, cache, inTurn } = store
  // Within one process changes wait for each other instead of spoiling each other's tries.
  return inTurn(id, async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const before = await readNewest(store, id)
      if (!before) return false
      const next = fitToLimit(step(before.room))
      const bytes = Buffer.byteLength(next.text)
      const version = before.version + 1
      const growth = { kind: 'rooms', bytes: Math.max(0, bytes - before.bytes) } as const
      const isChanged = await storing(quota, growth, async (report) => {
        // Write even without a difference: the version must not reveal whether a vote was changed.
        const { numUpdatedRows } = await database
          .updateTable('room')
          .set({ state: next.text, version, updated_at: now() })
          .where('id', '=', id)
          .where('version', '=', before.version)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) report(0)
        return numUpdatedRows > 0n
      })
      if (!isChanged) continue
      cache.set(id, { version, room: next.room, bytes })
      return true
    }
    throw new Error('A room is changed by too many at once')
  })
}

/** Returns the newest version of a room; reads its state only if this version is not cached. */
async function readNewest({ database, now, retention, cache }: RoomStore, id: string) {
  const ofRoom = () =>
    database.selectFrom('room').where('id', '=', id).where('updated_at', '>', endedBefore(now(), retention))
  const row = await ofRoom().select(['version', 'code']).executeTakeFirst()
  const last = cache.get(id)
  if (row && last?.version === row.version) return { ...last, code: row.code }
  const whole = row && (await ofRoom().select(['version', 'state']).executeTakeFirst())
  return (
    whole && {
      ...cache.set(id, {
        version: whole.version,
        room: v.parse(RoomText, whole.state),
        bytes: Buffer.byteLength(whole.state),
      }),
      code: row.code,
    }
  )
}

const DESCRIPTION = 'A live estimation session: join with your name, vote with cards, see all votes at once.'

/** `/room/{id}`: its name only; the rest is for those who have joined. */
export function roomPage({ database, now, retention }: Dependencies): SharedPageReader {
  return async (id) => {
    const room = await database
      .selectFrom('room')
      .select(['updated_at', jsonField(database, 'state', 'name').as('name')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!room) return (await hasTombstone(database, 'room', id)) ? 'gone' : undefined
    if (room.updated_at <= endedBefore(now(), retention)) return 'gone'
    return { title: room.name || 'Live Estimation', description: DESCRIPTION, lines: [] }
  }
}

/** A version of a room, checked and parsed: it never changes. */
export type CachedRoom = { readonly version: number; readonly room: Room; readonly bytes: number }

type RoomCache = {
  readonly get: (id: string) => CachedRoom | undefined
  /** Replaces the previous version in the cache, and returns the new one. */
  readonly set: (id: string, known: CachedRoom) => CachedRoom
}

/** Caches the most recently used rooms, up to the given number of bytes of their stored text. */
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
