import type { Transaction } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import { serverSecret } from '../../database/server-secrets.ts'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { createRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { seal, unseal } from './sealed-text.ts'
import { encodeBase32, stepOfCode, TOTP_SECRET_BYTES, totpUri } from './totp.ts'

type Account = { readonly id: string; readonly email: string }
type SecondFactorState = {
  /** UTC milliseconds; undefined if it is off. */
  readonly onSince: number | undefined
  /** Number of unused codes. */
  readonly recoveryCodes: number
}

/** The second factor of accounts: codes of an authenticator app, and recovery codes for when it is lost. */
export function createSecondFactor(
  dependencies: Pick<Dependencies, 'database' | 'now' | 'randomBytes' | 'linkOrigin'>,
) {
  const { database, now, randomBytes, linkOrigin } = dependencies
  const readSecret = () => serverSecret(database, 'second factor', randomBytes)
  const readTotp = (accountId: string) =>
    database.selectFrom('account_totp').selectAll().where('account_id', '=', accountId).executeTakeFirst()

  const replaceRecoveryCodes = async (transaction: Transaction<Tables>, id: string, secret: string) => {
    const codes = createRecoveryCodes(randomBytes)
    await transaction.deleteFrom('account_recovery_code').where('account_id', '=', id).execute()
    await transaction
      .insertInto('account_recovery_code')
      .values(codes.map((code) => ({ account_id: id, code_hash: recoveryCodeHash(secret, id, code) })))
      .execute()
    return codes
  }
  /** Whether an app's code is right; each code is accepted once, in all processes (RFC 6238 §5.2). */
  const acceptTotp = async (id: string, code: string): Promise<boolean> => {
    const totp = await readTotp(id)
    if (!totp || totp.confirmed_at === null) return false
    const secret = unseal(totp.secret, { secret: await readSecret(), owner: id })
    const step = stepOfCode(secret, code, now())
    if (step === undefined) return false
    const { numUpdatedRows } = await database
      .updateTable('account_totp')
      .set({ last_step: step })
      .where('account_id', '=', id)
      .where('secret', '=', totp.secret)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }
  const acceptRecoveryCode = async (id: string, code: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('account_recovery_code')
      .where('account_id', '=', id)
      .where('code_hash', '=', recoveryCodeHash(await readSecret(), id, code))
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  }

  return {
    read: (accountId: string) => readSecondFactor(database, accountId),
    /** Starts with a new secret for the app; undefined if the second factor is on already. */
    async start({ id, email }: Account): Promise<{ secret: string; uri: string } | undefined> {
      const bytes = randomBytes(TOTP_SECRET_BYTES)
      const secret = seal(bytes, { secret: await readSecret(), owner: id, randomBytes })
      const stored = await database
        .insertInto('account_totp')
        .values({ account_id: id, secret, confirmed_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ secret })
            .where('account_totp.confirmed_at', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst()
      const site = `Sundry (${new URL(linkOrigin).host})`
      return stored && { secret: encodeBase32(bytes), uri: totpUri(site, email, bytes) }
    },
    /** Turns it on with a code of the app; returns the recovery codes, or undefined if the code is wrong. */
    async confirm({ id }: Account, code: string): Promise<string[] | undefined> {
      const totp = await readTotp(id)
      if (!totp || totp.confirmed_at !== null) return undefined
      const secret = await readSecret()
      const step = stepOfCode(unseal(totp.secret, { secret, owner: id }), code, now())
      if (step === undefined) return undefined
      return database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('account_totp')
          .set({ confirmed_at: now(), last_step: step })
          .where('account_id', '=', id)
          .where('secret', '=', totp.secret)
          .where('confirmed_at', 'is', null)
          .executeTakeFirstOrThrow()
        return numUpdatedRows === 1n ? replaceRecoveryCodes(transaction, id, secret) : undefined
      })
    },
    /** Whether a code of the app or a recovery code is right; it cannot be used again. */
    accept: (accountId: string, code: string): Promise<boolean> =>
      /^\d{6}$/.test(code) ? acceptTotp(accountId, code) : acceptRecoveryCode(accountId, code),
    /** Replaces the recovery codes; undefined if the second factor is off. */
    async renewRecoveryCodes({ id }: Account): Promise<string[] | undefined> {
      const secret = await readSecret()
      return database.transaction().execute(async (transaction) => {
        // Writing the row first makes a concurrent turning off wait.
        const { numUpdatedRows } = await transaction
          .updateTable('account_totp')
          .set((row) => ({ last_step: row.ref('last_step') }))
          .where('account_id', '=', id)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirstOrThrow()
        return numUpdatedRows === 1n ? replaceRecoveryCodes(transaction, id, secret) : undefined
      })
    },
    turnOff: (accountId: string) => deleteSecondFactor(database, accountId),
  }
}

/** Returns the state without the secrets. */
export async function readSecondFactor(database: Database, accountId: string): Promise<SecondFactorState> {
  const totp = await database
    .selectFrom('account_totp')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const codes = await database
    .selectFrom('account_recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .execute()
  return { onSince: totp?.confirmed_at ?? undefined, recoveryCodes: codes.length }
}

/** Turns the second factor off; returns whether it was on. */
export async function deleteSecondFactor(database: Database, accountId: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const totp = await transaction
      .deleteFrom('account_totp')
      .where('account_id', '=', accountId)
      .returning('confirmed_at')
      .executeTakeFirst()
    for (const table of ['account_recovery_code', 'account_challenge'] as const)
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
    return typeof totp?.confirmed_at === 'number'
  })
}
