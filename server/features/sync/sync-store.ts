import { sql, type Transaction } from 'kysely'
import {
  MAX_ACCOUNT_BYTES,
  MAX_ACCOUNT_ITEMS,
  type SyncChange,
  type SyncRequest,
  type SyncResponse,
} from '#contract/sync.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { HttpProblem } from '../../http/errors.ts'
import { changesSince, exportItems } from './read-items.ts'

/**
 * Applies the changes of a device and returns those it does not know yet. A change wins over the stored item if the
 * device knew that item, else if the user made it later: last writer wins, item by item. Deleted items remain as
 * tombstones, so that the deletion reaches every device. A wrong clock decides nothing: only the age of a change
 * counts. `onStored` is called with the growth of the account, `beforeReading` with the bytes of the page to be
 * returned; it can throw.
 */
export async function exchange(
  database: Database,
  accountId: string,
  { clock, since, changes }: SyncRequest,
  now: number,
  {
    onStored = () => {},
    beforeReading = () => {},
  }: { readonly onStored?: (bytes: number) => void; readonly beforeReading?: (bytes: number) => void } = {},
): Promise<SyncResponse> {
  const ahead = clock - now
  if (changes.length > 0) {
    const growth = await database.transaction().execute(async (transaction) => {
      const shifted = changes.map((change) => ({
        ...change,
        changedAt: Math.min(moved(change.changedAt, -ahead), now),
      }))
      const { totals, growth } = await takeIn(transaction, accountId, since, lastOfEach(shifted))
      refuseTooMuch(totals, changes)
      return growth
    })
    onStored(growth)
  }
  const answer = await changesSince(database, accountId, since, beforeReading)
  return {
    account: accountId,
    ...answer,
    changes: answer.changes.map((change) => ({ ...change, changedAt: moved(change.changedAt, ahead) })),
  }
}

/** Converts a time of another clock; 0 remains unknown. */
function moved(at: number, by: number): number {
  return at === 0 ? 0 : Math.max(1, at + by)
}

/** Of one item that is changed twice in a request the later change counts. */
function lastOfEach(changes: readonly SyncChange[]): readonly SyncChange[] {
  const last = new Map<string, SyncChange>()
  for (const change of changes) {
    const key = `${change.collection} ${change.id}`
    if (change.changedAt > (last.get(key)?.changedAt ?? -1)) last.set(key, change)
  }
  return [...last.values()]
}

/** Approximate size of an item besides its value. */
export const ENTRY_BYTES = 200

type Totals = { readonly entries: number; readonly items: number; readonly bytes: number }

/** Applies the changes and returns the resulting totals of the account, and by how many bytes it has grown. */
async function takeIn(
  transaction: Transaction<Tables>,
  accountId: string,
  since: number,
  changes: readonly SyncChange[],
): Promise<{ readonly totals: Totals; readonly growth: number }> {
  // The row is locked until the end, so sequences become visible in their order.
  const { sequence } = await transaction
    .insertInto('sync_account')
    .values({ account_id: accountId, sequence: changes.length, entries: 0, items: 0, bytes: 0 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ sequence: sql`sync_account.sequence + excluded.sequence` }),
    )
    .returning('sequence')
    .executeTakeFirstOrThrow()
  const before = await totalsOf(transaction, accountId, changes)
  await transaction
    .insertInto('sync_item')
    .values(
      changes.map(({ collection, id, value, changedAt }, index) => ({
        account_id: accountId,
        collection,
        id,
        value,
        changed_at: changedAt,
        sequence: sequence - changes.length + index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'collection', 'id'])
        .doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          changed_at: row.ref('excluded.changed_at'),
          sequence: row.ref('excluded.sequence'),
        }))
        .where((row) =>
          row.or([
            row('sync_item.sequence', '<=', since),
            row('sync_item.changed_at', '<', row.ref('excluded.changed_at')),
          ]),
        ),
    )
    .execute()
  const after = await totalsOf(transaction, accountId, changes)
  const totals = await transaction
    .updateTable('sync_account')
    .set((row) => ({
      entries: row('entries', '+', after.entries - before.entries),
      items: row('items', '+', after.items - before.items),
      bytes: row('bytes', '+', after.bytes - before.bytes),
    }))
    .where('account_id', '=', accountId)
    .returning(['entries', 'items', 'bytes'])
    .executeTakeFirstOrThrow()
  return { totals, growth: after.bytes - before.bytes + ENTRY_BYTES * (after.entries - before.entries) }
}

/** Returns the account's totals for the changed items. */
async function totalsOf(
  transaction: Transaction<Tables>,
  accountId: string,
  changes: readonly SyncChange[],
): Promise<Totals> {
  const byCollection = Map.groupBy(changes, ({ collection }) => collection)
  const { entries, items, bytes } = await transaction
    .selectFrom('sync_item')
    .select((row) => [
      row.fn.countAll<number>().as('entries'),
      row.fn.count<number>('value').as('items'),
      sql<number | null>`cast(sum(octet_length(value)) as bigint)`.as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .where((row) =>
      row.or(
        [...byCollection].map(([collection, of]) =>
          row.and([
            row('collection', '=', collection),
            row(
              'id',
              'in',
              of.map(({ id }) => id),
            ),
          ]),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return { entries, items, bytes: bytes ?? 0 }
}

/**
 * Throws HttpProblem, which rolls back the transaction, if the account would exceed its limits. Deletions alone are
 * always accepted, up to a second limit: they are the way to free space.
 */
function refuseTooMuch({ entries, items, bytes }: Totals, changes: readonly SyncChange[]): void {
  const isTooMuch = items > MAX_ACCOUNT_ITEMS || bytes > MAX_ACCOUNT_BYTES
  const isAdding = changes.some(({ value }) => value !== null)
  if ((isAdding && isTooMuch) || entries > 2 * MAX_ACCOUNT_ITEMS)
    throw new HttpProblem(
      413,
      `Your account is full: it keeps up to ${MAX_ACCOUNT_ITEMS.toLocaleString('en-US')} items and ${MAX_ACCOUNT_BYTES / 2 ** 20} MB.`,
    )
}

/** All data that an account syncs: included in the user's own export, and deleted with the account. */
export function syncPart({ database }: { readonly database: Database }) {
  return {
    name: 'tools',
    read: (accountId: string) => exportItems(database, accountId),
    async erase(accountId: string, transaction: Transaction<Tables>): Promise<void> {
      await transaction.deleteFrom('sync_item').where('account_id', '=', accountId).execute()
      await transaction.deleteFrom('sync_account').where('account_id', '=', accountId).execute()
    },
  }
}
