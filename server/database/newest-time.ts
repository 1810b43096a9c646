import type { Database } from './open-database.ts'

/**
 * Returns the newest time of any recorded activity, at most now. Expiration by age is measured from it: a wrong system
 * clock must not expire everything.
 */
export async function newestTime(database: Database, now: number): Promise<number> {
  return Math.min(now, await newestRecord(database))
}

/** Returns the newest time of any recorded activity; 0 if there is none. */
export async function newestRecord(database: Database): Promise<number> {
  const times = await database
    .selectNoFrom((row) => [
      row
        .selectFrom('account_session')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .as('session'),
      row
        .selectFrom('account')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .as('account'),
      row
        .selectFrom('subscriber')
        .select(({ fn }) => fn.max('subscribed_at').as('at'))
        .as('subscriber'),
      row
        .selectFrom('room')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .as('room'),
      row
        .selectFrom('game')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .as('game'),
      row
        .selectFrom('poll')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .as('poll'),
    ])
    .executeTakeFirstOrThrow()
  return Math.max(0, ...Object.values(times).map((at) => at ?? 0))
}
