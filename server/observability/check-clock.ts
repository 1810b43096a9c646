import { sql } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#lib/dates/durations.ts'
import { isPostgres } from '../database/dialect.ts'
import { newestRecord } from '../database/newest-time.ts'
import type { Database } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import type { Runtime } from '../runtime.ts'

type Parts = Pick<Runtime, 'now'> & { readonly database: Database }

const MAX_DIFFERENCE_MS = MINUTE_MS
/** A longer time without visitors is rarer than a clock that is ahead. */
const MAX_SILENCE_MS = 180 * DAY_MS

/**
 * Compares this machine's clock with that of PostgreSQL and with the newest record. Returns a sentence if it is far off,
 * else undefined.
 */
export async function findClockError({ database, now }: Parts): Promise<string | undefined> {
  const [time, newest] = [now(), await newestRecord(database)]
  const off = isPostgres(database) ? time - (await timeOfDatabase(database)) : 0
  if (Math.abs(off) > MAX_DIFFERENCE_MS)
    return `The clock of this machine is ${inWords(Math.abs(off))} ${off > 0 ? 'ahead of' : 'behind'} that of the database. Set both by NTP.`
  if (newest - time > MAX_DIFFERENCE_MS)
    return `The clock of this machine is wrong, or was: the newest record is ${inWords(newest - time)} ahead of it.`
  if (newest > 0 && time - newest > MAX_SILENCE_MS)
    return `The newest record is ${inWords(time - newest)} old. If the site was used since, the clock of this machine is ahead.`
  return undefined
}

async function timeOfDatabase(database: Database): Promise<number> {
  const { rows } = await sql<{
    time: number
  }>`SELECT cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS time`.execute(database)
  return rows[0]?.time ?? 0
}

function inWords(ms: number): string {
  return ms < 2 * DAY_MS ? `${Math.round(ms / MINUTE_MS)} minutes` : `${Math.round(ms / DAY_MS)} days`
}

/** Logs a clock that is far off: at the start and every day. */
export async function reportClock(dependencies: Parts & { readonly log: Log }): Promise<void> {
  const error = await findClockError(dependencies)
  if (error !== undefined) dependencies.log(error, { level: 'warn' })
}
