import type { Transaction } from 'kysely'
import { HOUR_MS } from '#lib/dates/durations.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf } from './auth-adapter.ts'

const LIFE_MS = { 'confirm-email': 24 * HOUR_MS, 'reset-password': HOUR_MS } as const
const TOKEN_BYTES = 24

export type LinkPurpose = keyof typeof LIFE_MS
type AccountLink = { readonly accountId: string; readonly email: string }

type AccountLinks = {
  /** A token for a link to be mailed; older links of the account for the same purpose end. */
  readonly make: (purpose: LinkPurpose, link: AccountLink, lifeMs?: number) => Promise<string>
  /** Returns the account of this link while it is valid. */
  readonly find: (purpose: LinkPurpose, token: string) => Promise<AccountLink | undefined>
  /** Consumes a link, so that it works once. */
  readonly consume: (
    purpose: LinkPurpose,
    token: string,
    transaction: Transaction<Tables>,
  ) => Promise<AccountLink | undefined>
}

/** The links that are mailed to accounts. Only their hash is stored. */
export function createAccountLinks({
  database,
  now,
  randomBytes,
}: Pick<Dependencies, 'database' | 'now' | 'randomBytes'>): AccountLinks {
  return {
    async make(purpose, { accountId, email }, lifeMs = LIFE_MS[purpose]) {
      const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
      await database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('account_link')
          .where('account_id', '=', accountId)
          .where('purpose', '=', purpose)
          .execute()
        await transaction
          .insertInto('account_link')
          .values({
            token_hash: hashOf(token),
            account_id: accountId,
            purpose,
            email,
            expires_at: now() + lifeMs,
          })
          .execute()
      })
      return token
    },
    async find(purpose, token) {
      const row = await database
        .selectFrom('account_link')
        .select(['account_id', 'email'])
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row && { accountId: row.account_id, email: row.email }
    },
    async consume(purpose, token, transaction) {
      const row = await transaction
        .deleteFrom('account_link')
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .returning(['account_id', 'email'])
        .executeTakeFirst()
      return row && { accountId: row.account_id, email: row.email }
    },
  }
}
