import { DAY_MS, HOUR_MS } from '#lib/dates/durations.ts'
import { newestRecord } from '../database/newest-time.ts'
import type { Database } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import type { Runtime } from '../runtime.ts'

type Parts = Pick<Runtime, 'now'> & { readonly database: Database; readonly log: Log }

/** Cleanups run every day. A server that was off for longer is rarer than a clock that is ahead. */
const MAX_GAP_MS = 7 * DAY_MS
/** A day, less the time that a cleanup itself can take. */
const WAIT_MS = DAY_MS - HOUR_MS

/**
 * Returns whether the clock can be trusted to delete what has expired. It is compared with the time of the last cleanup,
 * which the database remembers (at first with the newest record): if more than a week has passed since, the clock might
 * be ahead, so nothing is deleted until it has run on for a day. This deletes nothing by a clock that is corrected within
 * that day, and only delays the cleanup of a server that was off.
 */
export async function confirmClock({ database, now, log }: Parts): Promise<boolean> {
  const time = now()
  const row = await database.selectFrom('cleanup').selectAll().where('id', '=', 1).executeTakeFirst()
  const ranAt = row?.ran_at ?? ((await newestRecord(database)) || time)
  const remember = (values: { readonly ran_at: number; readonly doubted_at: number | null }) =>
    database
      .insertInto('cleanup')
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()

  const waited = time - (row?.doubted_at ?? time)
  const isConfirmed = waited >= WAIT_MS && waited <= MAX_GAP_MS
  if (time - ranAt <= MAX_GAP_MS || isConfirmed) {
    await remember({ ran_at: time, doubted_at: null })
    return true
  }
  const isNew = waited <= 0 || waited > MAX_GAP_MS
  if (isNew) await remember({ ran_at: ranAt, doubted_at: time })
  log(
    `The last cleanup was ${Math.round((time - ranAt) / DAY_MS)} days ago by the clock of this machine. Expired data is deleted in a day at the earliest. If the server was not off, the clock is ahead: set it by NTP.`,
    { level: 'warn' },
  )
  return false
}
