import * as v from 'valibot'
import { SESSION_FIELDS } from '#lib/estimation/session-schema.ts'
import type { Database } from '../../database/open-database.ts'
import type { Outside } from '../../outside.ts'
import type { Room } from './room.ts'
import type { StoredRoom } from './room-view.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A room that nobody has changed for so long is over. */
const LIFETIME_MS = 30 * DAY_MS
/** So long after the last change a room is found by its code; by its link longer. */
const CODE_LIFETIME_MS = DAY_MS
/** Each try that fails means that another one has succeeded, so this is enough for a full room. */
const MOST_TRIES = 200

const Person = v.object({
  id: v.string(),
  name: v.string(),
  isNamed: v.boolean(),
  isSpectator: v.boolean(),
})
const RoomText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...SESSION_FIELDS,
    people: v.pipe(v.array(Person), v.readonly()),
    facilitatorId: v.string(),
    autoReveals: v.boolean(),
    timerEndsAt: v.number(),
    nudges: v.number(),
  }),
)

/** Deletes the rooms that are over. */
export async function deleteIdleRooms({ database, now }: Outside): Promise<void> {
  await database
    .deleteFrom('room')
    .where('touched_at', '<=', now() - LIFETIME_MS)
    .execute()
}

export type RoomStore = ReturnType<typeof roomStore>

/** Rooms in the database. Each change reads a version and is written only where that version still stands. */
export function roomStore(database: Database, now: () => number) {
  const rowOf = (id: string) =>
    database
      .selectFrom('room')
      .select(['state', 'version', 'code'])
      .where('id', '=', id)
      .where('touched_at', '>', now() - LIFETIME_MS)
      .executeTakeFirst()

  return {
    async add(id: string, code: string, room: Room): Promise<boolean> {
      const values = { id, code, version: 1, state: JSON.stringify(room), touched_at: now() }
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('room')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },

    /** The room with who is present, undefined where there is none or it has ended. */
    async read(id: string): Promise<StoredRoom | undefined> {
      const row = await rowOf(id)
      if (!row) return undefined
      const present = await database
        .selectFrom('room_presence')
        .select('person_id')
        .where('room_id', '=', id)
        .where('present_until', '>', now())
        .execute()
      return {
        room: v.parse(RoomText, row.state),
        version: row.version,
        code: row.code,
        present: new Set(present.map(({ person_id }) => person_id)),
      }
    },

    async findByCode(code: string): Promise<string | undefined> {
      const row = await database
        .selectFrom('room')
        .select('id')
        .where('code', '=', code)
        .where('touched_at', '>', now() - CODE_LIFETIME_MS)
        .executeTakeFirst()
      return row?.id
    },

    /**
     * Changes a room, however many do so at once: each change is made of the state that the one before it left.
     * Whether there is such a room. What `step` throws is thrown on, and nothing is changed.
     */
    async change(id: string, step: (room: Room) => Room): Promise<boolean> {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = await rowOf(id)
        if (!row) return false
        const next = step(v.parse(RoomText, row.state))
        // Written even where nothing differs: whether a vote was changed must not show in the version.
        const { numUpdatedRows } = await database
          .updateTable('room')
          .set({ state: JSON.stringify(next), version: row.version + 1, touched_at: now() })
          .where('id', '=', id)
          .where('version', '=', row.version)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) return true
      }
      throw new Error('A room is changed by too many at once')
    },
  }
}
