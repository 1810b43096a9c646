import { newestTime } from '../../database/newest-time.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'

export type Subscriber = {
  readonly email: string
  readonly subscribedAt: number
  readonly isConfirmed: boolean
}

/** Adds a subscriber, if no confirmation is needed. */
export async function add(database: Database, email: string, now: number): Promise<void> {
  await database
    .insertInto('subscriber')
    .values({ email, subscribed_at: now, confirm_by: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ confirm_by: null }))
    .execute()
}

/** Stores an address that has to be confirmed by a deadline. Returns false if it is already subscribed. */
export async function askToConfirm(
  database: Database,
  email: string,
  { now, confirmBy }: { readonly now: number; readonly confirmBy: number },
): Promise<boolean> {
  const noted = await database
    .insertInto('subscriber')
    .values({ email, subscribed_at: now, confirm_by: confirmBy })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ subscribed_at: now, confirm_by: confirmBy })
        .where('subscriber.confirm_by', 'is not', null),
    )
    .returning('email')
    .execute()
  return noted.length > 0
}

/** Whether the address was there to be confirmed, or is on the list already. */
export async function confirm(database: Database, email: string): Promise<boolean> {
  const confirmed = await database
    .updateTable('subscriber')
    .set({ confirm_by: null })
    .where('email', '=', email)
    .returning('email')
    .execute()
  return confirmed.length > 0
}

/** Whether the address was there. */
export async function remove(database: Database, email: string): Promise<boolean> {
  const removed = await database
    .deleteFrom('subscriber')
    .where('email', '=', email)
    .returning('email')
    .execute()
  return removed.length > 0
}

/** Returns all of them, in the order of subscription. */
export async function list(database: Database): Promise<Subscriber[]> {
  const rows = await database
    .selectFrom('subscriber')
    .selectAll()
    .orderBy('subscribed_at')
    .orderBy('email')
    .execute()
  return rows.map(({ email, subscribed_at, confirm_by }) => ({
    email,
    subscribedAt: subscribed_at,
    isConfirmed: confirm_by === null,
  }))
}

/** Deletes addresses that were not confirmed in time. */
export async function deleteUnconfirmedSubscribers({ database, now }: Dependencies): Promise<void> {
  await database
    .deleteFrom('subscriber')
    .where('confirm_by', '<', await newestTime(database, now()))
    .execute()
}
