import type { Transaction } from 'kysely'
import { newestTime } from '../../database/newest-time.ts'
import { type Database, emptyWriteAheadLog } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf } from './auth-adapter.ts'
import { SSO } from './sso-issuer.ts'

type Account = { readonly id: string; readonly email: string }

/** Approximate size of an account without the data of its tools. */
export const ACCOUNT_BYTES = 1_000

type Stored = Pick<Dependencies, 'database' | 'now'>

export function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom('account').select(['id', 'email']).where('email', '=', email).executeTakeFirst()
}

/** Returns the sessions that have neither expired nor reached the maximum age (`authAdapter()`), the latest first. */
export async function readSessions(
  { database, now, sessionMaxAgeMs }: Stored & Pick<Dependencies, 'sessionMaxAgeMs'>,
  accountId: string,
) {
  const rows = await database
    .selectFrom('account_session')
    .select(['id', 'device', 'created_at', 'updated_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .execute()
  return rows
    .filter((row) => now() - row.created_at <= sessionMaxAgeMs)
    .map((row) => ({ ...row, expires_at: Math.min(row.expires_at, row.created_at + sessionMaxAgeMs) }))
}

/** Returns the id of the account of a user of the issuer, by the issuer's `sub`; undefined if there is none. */
export async function findAccountIdBySubject(
  database: Database,
  subject: string,
): Promise<string | undefined> {
  const login = await database
    .selectFrom('account_login')
    .select('account_id')
    .where('provider', '=', SSO)
    .where('login', '=', subject)
    .executeTakeFirst()
  return login?.account_id
}

/** Sets the time when a new account is deleted unless its email address is confirmed or a user signs in. */
export async function setConfirmBy(database: Database, email: string, confirmBy: number): Promise<void> {
  await database
    .updateTable('account')
    .set({ confirm_by: confirmBy })
    .where('email', '=', email)
    .where('is_confirmed', '=', 0)
    .execute()
}

/** Returns an account that was neither confirmed nor signed in to, with its password hash; undefined if there is none. */
export function findUnconfirmed(
  database: Database,
  email: string,
): Promise<{ readonly id: string; readonly password: string | null } | undefined> {
  return database
    .selectFrom('account')
    .innerJoin('account_login', 'account_login.account_id', 'account.id')
    .select(['account.id', 'account_login.password'])
    .where('account.email', '=', email)
    .where('account.is_confirmed', '=', 0)
    .where('account.confirm_by', 'is not', null)
    .where('account.disabled_at', 'is', null)
    .where('account_login.provider', '=', 'credential')
    .executeTakeFirst()
}

/**
 * Removes the password, links and sessions of an unconfirmed account after a sign-up with another password: only the
 * owner of the mailbox knows which sign-up was theirs. Returns false if the account has been confirmed.
 */
export function dropPassword(
  { database, now }: Stored,
  { id, name, confirmBy }: DisputedSignUp,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // The links first, as a confirmation does: each waits for the other, and then finds what the other has done.
    await transaction.deleteFrom('account_link').where('account_id', '=', id).execute()
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ name, confirm_by: confirmBy, updated_at: now() })
      .where('id', '=', id)
      .where('is_confirmed', '=', 0)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await transaction
      .updateTable('account_login')
      .set({ password: null, updated_at: now() })
      .where('account_id', '=', id)
      .where('provider', '=', 'credential')
      .execute()
    await transaction.deleteFrom('account_session').where('account_id', '=', id).execute()
    return true
  })
}

type DisputedSignUp = {
  readonly id: string
  /** Of the last sign-up. */
  readonly name: string
  /** UTC milliseconds. */
  readonly confirmBy: number
}

/** Removes the time when an account is deleted. */
export async function clearConfirmBy(database: Database, accountId: string): Promise<void> {
  await database
    .updateTable('account')
    .set({ confirm_by: null })
    .where('id', '=', accountId)
    .where('confirm_by', 'is not', null)
    .execute()
}

export async function isDisabled(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('account')
    .select('disabled_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined && row.disabled_at !== null
}

export async function hasPassword(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('account_login')
    .select('id')
    .where('account_id', '=', accountId)
    .where('password', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSessions(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('account_session').where('account_id', '=', accountId).execute()
}

/** Deletes the session of a cookie's token. */
export async function deleteSessionOf(database: Database, token: string): Promise<void> {
  await database.deleteFrom('account_session').where('token', '=', hashOf(token)).execute()
}

/** Ends sign-ins that wait for their next step. */
export async function deleteChallenges(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('account_challenge').where('account_id', '=', accountId).execute()
}

export async function deleteResetLinks(database: Database, accountId: string): Promise<void> {
  await database
    .deleteFrom('account_link')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset-password')
    .execute()
}

/** Deletes the account and all that belongs to it, or nothing. */
export async function eraseAccount(
  database: Database,
  parts: readonly AccountPart[],
  { id, email }: Account,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const part of parts) await part.erase(id, transaction)
    await transaction
      .deleteFrom('outbox')
      .where((row) => row.or([row('recipient', '=', email), row('account_id', '=', id)]))
      .execute()
    // Its logins, sessions and links go with it.
    await transaction.deleteFrom('account').where('id', '=', id).execute()
  })
  await emptyWriteAheadLog(database)
}

/** Data that another feature stores per account: included in the download and in the deletion. */
export type AccountPart = {
  /** Its key in the download. */
  readonly name: string
  /** Reads all data of this feature for an account: JSON text in chunks, however much it is. */
  readonly read: (accountId: string) => AsyncIterable<string>
  /** Removes it, within the transaction that removes the account. */
  readonly erase: (accountId: string, transaction: Transaction<Tables>) => Promise<void>
}

/**
 * Deletes accounts that were neither confirmed in time nor signed in to, and expired links, sessions and steps. Data of an
 * account is deleted with it.
 */
export async function deleteUnconfirmedAccounts({ database, now }: Dependencies): Promise<void> {
  const time = await newestTime(database, now())
  await database.deleteFrom('account').where('is_confirmed', '=', 0).where('confirm_by', '<', time).execute()
  await database.deleteFrom('account_link').where('expires_at', '<', time).execute()
  await database.deleteFrom('account_session').where('expires_at', '<', time).execute()
  await database.deleteFrom('account_challenge').where('expires_at', '<', time).execute()
}
