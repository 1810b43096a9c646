import type { Transaction } from 'kysely'
import { newestTime } from '../../database/newest-time.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'

type Account = { readonly id: string; readonly email: string }

/** Creates the store of accounts, except for sign-in. */
export function createAccountStore({ database, now }: Dependencies, parts: readonly AccountPart[]) {
  return {
    findByEmail: (email: string): Promise<Account | undefined> =>
      database.selectFrom('account').select(['id', 'email']).where('email', '=', email).executeTakeFirst(),

    /** The sessions that still hold, the latest first. */
    sessions: (accountId: string) =>
      database
        .selectFrom('account_session')
        .select(['id', 'created_at', 'updated_at', 'expires_at'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute(),

    /** Sets the time when a new account is deleted unless its email address is confirmed or a user signs in. */
    async setConfirmBy(email: string, confirmBy: number): Promise<void> {
      await database
        .updateTable('account')
        .set({ confirm_by: confirmBy })
        .where('email', '=', email)
        .where('is_confirmed', '=', 0)
        .execute()
    },

    async isDisabled(accountId: string): Promise<boolean> {
      const row = await database
        .selectFrom('account')
        .select('disabled_at')
        .where('id', '=', accountId)
        .executeTakeFirst()
      return row !== undefined && row.disabled_at !== null
    },

    async hasPassword(accountId: string): Promise<boolean> {
      const row = await database
        .selectFrom('account_login')
        .select('id')
        .where('account_id', '=', accountId)
        .where('password', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    async endSessions(accountId: string): Promise<void> {
      await database.deleteFrom('account_session').where('account_id', '=', accountId).execute()
    },

    async keepForGood(accountId: string): Promise<void> {
      await database
        .updateTable('account')
        .set({ confirm_by: null })
        .where('id', '=', accountId)
        .where('confirm_by', 'is not', null)
        .execute()
    },

    async forgetExpired(accountId: string): Promise<void> {
      await database
        .deleteFrom('account_session')
        .where('account_id', '=', accountId)
        .where('expires_at', '<=', now())
        .execute()
    },

    async endResetLinks(accountId: string): Promise<void> {
      await database
        .deleteFrom('account_link')
        .where('account_id', '=', accountId)
        .where('purpose', '=', 'reset-password')
        .execute()
    },

    /** Everything that is stored about an account but its password's hash and its secrets. */
    async everything({ id, email }: Account) {
      const { name, is_confirmed, created_at } = await database
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const sessions = await this.sessions(id)
      const links = await database
        .selectFrom('account_link')
        .select(['purpose', 'email', 'expires_at'])
        .where('account_id', '=', id)
        .execute()
      const mails = await database
        .selectFrom('outbox')
        .select(['subject', 'written_at'])
        .where('recipient', '=', email)
        .execute()
      const others = parts.map(async ({ name, read }) => [name, await read(id)] as const)
      return {
        account: { email, name, isEmailConfirmed: is_confirmed === 1, createdAt: iso(created_at) },
        sessions: sessions.map((session) => ({
          signedInAt: iso(session.created_at),
          lastSeenAt: iso(session.updated_at),
          endsAt: iso(session.expires_at),
        })),
        mailedLinks: links.map(({ purpose, email, expires_at }) => ({
          purpose,
          email,
          endsAt: iso(expires_at),
        })),
        waitingMails: mails.map(({ subject, written_at }) => ({ subject, writtenAt: iso(written_at) })),
        ...Object.fromEntries(await Promise.all(others)),
      }
    },

    /** Removes the account and all that belongs to it, or nothing. */
    async erase({ id, email }: Account): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        for (const part of parts) await part.erase(id, transaction)
        await transaction.deleteFrom('outbox').where('recipient', '=', email).execute()
        // Its logins, sessions and links go with it.
        await transaction.deleteFrom('account').where('id', '=', id).execute()
      })
    },
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

/** Data that another feature stores per account: included in the download and in the deletion. */
export type AccountPart = {
  /** Its key in the download. */
  readonly name: string
  /** All of it that belongs to an account, as JSON can hold it. */
  readonly read: (accountId: string) => Promise<unknown>
  /** Removes it, within the transaction that removes the account. */
  readonly erase: (accountId: string, transaction: Transaction<Tables>) => Promise<void>
}

/**
 * Deletes accounts that were neither confirmed in time nor signed in to, and expired links and sessions. Data of an
 * account is deleted with it.
 */
export async function deleteUnconfirmedAccounts({ database, now }: Dependencies): Promise<void> {
  const time = await newestTime(database, now())
  await database.deleteFrom('account').where('is_confirmed', '=', 0).where('confirm_by', '<', time).execute()
  await database.deleteFrom('account_link').where('expires_at', '<', time).execute()
  await database.deleteFrom('account_session').where('expires_at', '<', time).execute()
}
