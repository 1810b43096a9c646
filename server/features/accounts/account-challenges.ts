import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf } from './auth-adapter.ts'

const LIFETIME_MS = 10 * 60 * 1000
const TOKEN_BYTES = 32

type Row = Tables['account_challenge']
type Found = { readonly accountId: string | null; readonly challenge: string }

/**
 * Steps that wait for their response: the client returns a random token, of which only the hash is stored. They work
 * in every process, once, for ten minutes.
 */
export function createAccountChallenges({
  database,
  now,
  randomBytes,
}: Pick<Dependencies, 'database' | 'now' | 'randomBytes'>) {
  const valid = (purpose: Row['purpose'], token: string) =>
    database
      .selectFrom('account_challenge')
      .select(['account_id as accountId', 'challenge'])
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now())
  return {
    /** Stores a step, and returns its token. */
    async open(purpose: Row['purpose'], { accountId, challenge }: Found): Promise<string> {
      const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
      const expires_at = now() + LIFETIME_MS
      await database
        .insertInto('account_challenge')
        .values({ token_hash: hashOf(token), account_id: accountId, purpose, challenge, expires_at })
        .execute()
      return token
    },
    /** Returns a step that has not expired. */
    find: (purpose: Row['purpose'], token: string): Promise<Found | undefined> =>
      valid(purpose, token).executeTakeFirst(),
    /** Returns a step and ends it, so that only one response is accepted. */
    async take(purpose: Row['purpose'], token: string): Promise<Found | undefined> {
      const row = await database
        .deleteFrom('account_challenge')
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .returning(['account_id', 'challenge', 'expires_at'])
        .executeTakeFirst()
      return row && row.expires_at > now()
        ? { accountId: row.account_id, challenge: row.challenge }
        : undefined
    },
  }
}
