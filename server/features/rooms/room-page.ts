import { jsonField } from '../../database/json-field.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { endedBefore } from './room-store.ts'

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
