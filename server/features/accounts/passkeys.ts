import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Passkeys, UsedCredential } from '#contract/passkeys.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'

type Account = { readonly id: string; readonly email: string; readonly name: string }
type Site = { readonly id: string; readonly origin: string }

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 20

/** The library is large: it is loaded at the first use of a passkey. */
const library = () => import('@simplewebauthn/server')

/** Returns the passkeys of an account, the oldest first. */
export async function readPasskeys(database: Database, accountId: string): Promise<Passkeys> {
  const rows = await database
    .selectFrom('account_passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at,
    ...(used_at !== null && { usedAt: used_at }),
  }))
}

/** Passkeys (Web Authentication): they prove both the device and its user, so they satisfy the second factor as well. */
export function createPasskeys({ database, now }: Pick<Dependencies, 'database' | 'now'>) {
  const ofAccount = (accountId: string, id: string) =>
    database.updateTable('account_passkey').where('account_id', '=', accountId).where('id', '=', id)
  return {
    /** Returns the options for adding a passkey, with their challenge. */
    async creationOptions(site: Site, account: Account) {
      const { generateRegistrationOptions } = await library()
      const known = await database
        .selectFrom('account_passkey')
        .select('id')
        .where('account_id', '=', account.id)
        .execute()
      return generateRegistrationOptions({
        rpName: 'Sundry',
        rpID: site.id,
        userID: new TextEncoder().encode(account.id),
        userName: account.email,
        userDisplayName: account.name,
        attestationType: 'none',
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    /** Adds a passkey; returns false if its response is wrong, or if it exists already. */
    async add(
      site: Site,
      { accountId, challenge }: { readonly accountId: string; readonly challenge: string },
      { name, credential }: { readonly name: string; readonly credential: RegistrationResponseJSON },
    ): Promise<boolean> {
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
      }).catch(() => ({ verified: false, registrationInfo: undefined }))
      if (!verified || !registrationInfo) return false
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      const added = await database
        .insertInto('account_passkey')
        .values({
          id,
          account_id: accountId,
          name,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: transports.join(','),
          created_at: now(),
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },
    /** Returns the options for signing in with any passkey of this site. */
    async requestOptions(site: Site) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' })
    },
    /** Returns the id of the account that a response signs in to; undefined if it is wrong or its passkey unknown. */
    async accept(site: Site, challenge: string, credential: UsedCredential): Promise<string | undefined> {
      const row = await database
        .selectFrom('account_passkey')
        .selectAll()
        .where('id', '=', credential.id)
        .executeTakeFirst()
      const handle = credential.response.userHandle
      if (!row || (handle !== undefined && handle !== handleOf(row.account_id))) return undefined
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
          transports: row.transports.split(',').filter(Boolean) as AuthenticatorTransport[],
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      if (!verified || !authenticationInfo) return undefined
      const { numUpdatedRows } = await ofAccount(row.account_id, row.id)
        .set({ counter: authenticationInfo.newCounter, used_at: now() })
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? row.account_id : undefined
    },
    async count(accountId: string): Promise<number> {
      return (await readPasskeys(database, accountId)).length
    },
    /** Returns whether the account has this passkey. */
    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await ofAccount(accountId, id).set({ name }).executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    async remove(accountId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('account_passkey')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}

/** Returns the user handle of an account, as browsers send it back. */
function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}
