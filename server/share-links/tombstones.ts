import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { Runtime } from '../runtime.ts'
import { dayOf } from './day.ts'

const RETENTION_DAYS = 400
/** Rows a statement. */
const AT_ONCE = 500

/** Kinds of shared items. */
type SharedKind = 'poll' | 'room' | 'quiz'

/** Records ids as deleted, in the transaction that deletes them. */
export async function addTombstones(
  database: Kysely<Tables>,
  kind: SharedKind,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const rows = ids.map((id) => ({ hash: hashOf(kind, id), deleted_day: dayOf(now) }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await database
      .insertInto('tombstone')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
}

/** Returns whether an id existed and was deleted within the last 400 days. */
export async function hasTombstone(database: Kysely<Tables>, kind: SharedKind, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('tombstone')
    .select('deleted_day')
    .where('hash', '=', hashOf(kind, id))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes tombstones older than 400 days. */
export async function deleteOldTombstones({
  database,
  now,
}: { readonly database: Database } & Pick<Runtime, 'now'>): Promise<void> {
  await database
    .deleteFrom('tombstone')
    .where('deleted_day', '<', dayOf(now()) - RETENTION_DAYS)
    .execute()
}

/** An id is a key; what is deleted leaves none behind. */
function hashOf(kind: SharedKind, id: string): string {
  return hash('sha256', `${kind} ${id}`, 'base64url')
}
