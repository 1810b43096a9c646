import { DAY_MS } from '#lib/dates/durations.ts'
import type { Runtime } from '../runtime.ts'
import { newestTime } from './newest-time.ts'
import type { Database } from './open-database.ts'

/**
 * Purposes with separate signing secrets, and the days that a secret remains valid after rotation: as long as the
 * cookies signed with it live, so none is lost. The secrets that hash voters and seats are not for signing and never
 * change: otherwise people could vote twice.
 */
export const SIGNED = {
  sessions: { secret: 'accounts', goodForDays: 30 },
  votes: { secret: 'votes', goodForDays: 400 },
  places: { secret: 'places', goodForDays: 400 },
} as const
export type Signed = keyof typeof SIGNED

/** Cache TTL: a process can use a rotated secret for this long; its signatures are valid all the same. */
const LOOK_MS = 60_000
/** Minimum interval between look-ups caused by unknown signatures, which are easily invented. */
const LOOK_AGAIN_MS = 1_000

/** Current signing secret, followed by the previous ones that are still valid. */
export type Secrets = readonly [newest: string, ...retired: string[]]

export type SigningSecrets = {
  /** As they were within the last minute. */
  readonly now: () => Promise<Secrets>
  /**
   * Returns the first defined result of the check over all secrets; undefined if all fail, including newly read ones.
   */
  readonly firstOf: <T>(check: (secret: string) => T | undefined) => Promise<T | undefined>
}

export function signingSecrets(
  {
    database,
    elapsed,
    randomBytes,
  }: { readonly database: Database } & Pick<Runtime, 'elapsed' | 'randomBytes'>,
  signed: Signed,
): SigningSecrets {
  const name = SIGNED[signed].secret
  let known: { readonly secrets: Promise<Secrets>; readonly at: number } | undefined
  const noOlderThan = (ms: number): Promise<Secrets> => {
    if (known && elapsed() - known.at < ms) return known.secrets
    const looked = { secrets: readSecrets({ database, randomBytes }, name), at: elapsed() }
    known = looked
    looked.secrets.catch(() => {
      if (known === looked) known = undefined
    })
    return looked.secrets
  }
  const now = () => noOlderThan(LOOK_MS)
  return {
    now,
    async firstOf(check) {
      const secrets = await now()
      const found = firstIn(secrets, check)
      if (found !== undefined) return found
      const fresh = await noOlderThan(LOOK_AGAIN_MS)
      return fresh === secrets ? undefined : firstIn(fresh, check)
    },
  }
}

function firstIn<T>(secrets: Secrets, check: (secret: string) => T | undefined): T | undefined {
  for (const secret of secrets) {
    const found = check(secret)
    if (found !== undefined) return found
  }
  return undefined
}

async function readSecrets(
  { database, randomBytes }: { readonly database: Database } & Pick<Runtime, 'randomBytes'>,
  name: string,
): Promise<Secrets> {
  const newest = await serverSecret(database, name, randomBytes)
  const retired = await database
    .selectFrom('retired_secret')
    .select('value')
    .where('name', '=', name)
    .orderBy('good_until', 'desc')
    .execute()
  return [newest, ...retired.map(({ value }) => value).filter((value) => value !== newest)]
}

/** Rotates every signing secret. */
export async function rotateSecrets({
  database,
  now,
  randomBytes,
}: { readonly database: Database } & Pick<Runtime, 'now' | 'randomBytes'>): Promise<void> {
  for (const { secret: name, goodForDays } of Object.values(SIGNED)) {
    const retired = await serverSecret(database, name, randomBytes)
    const value = generateServerSecret(randomBytes)
    const good_until = now() + goodForDays * DAY_MS
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('retired_secret')
        .values({ name, value: retired, good_until })
        .onConflict((conflict) => conflict.columns(['name', 'value']).doNothing())
        .execute()
      await transaction
        .updateTable('server_secret')
        .set({ value })
        .where('name', '=', name)
        .where('value', '=', retired)
        .execute()
    })
  }
}

/** Deletes the former secrets whose time is over. */
export async function deleteRetiredSecrets({
  database,
  now,
}: { readonly database: Database } & Pick<Runtime, 'now'>): Promise<void> {
  const time = await newestTime(database, now())
  await database.deleteFrom('retired_secret').where('good_until', '<', time).execute()
}

const SECRET_BYTES = 32

function generateServerSecret(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
}

/**
 * Returns a key shared by all processes of one database, in base64url, created on first use. Signing with it needs no
 * setting, and a backup of the database includes it.
 */
export async function serverSecret(
  database: Database,
  name: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const value = generateServerSecret(randomBytes)
  await database
    .insertInto('server_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await database
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
