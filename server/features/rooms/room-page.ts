import { jsonField } from '../../database/json-field.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isGone } from '../../shared/gone-ids.ts'
import type { ReadsShared } from '../../shared/shared-page.ts'
import { endedBefore } from './room-store.ts'

const DESCRIPTION = 'A live estimation session: join with your name, vote with cards, see all votes at once.'

/** `/room/{id}`: its name only; the rest is for those who have joined. */
export function roomPage({ database, now, keeps }: Dependencies): ReadsShared {
  return async (id) => {
    const room = await database
      .selectFrom('room')
      .select(['touched_at', jsonField(database, 'state', 'name').as('name')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!room) return (await isGone(database, 'room', id)) ? 'gone' : undefined
    if (room.touched_at <= endedBefore(now(), keeps)) return 'gone'
    return { title: room.name || 'Live Estimation', description: DESCRIPTION, lines: [] }
  }
}
