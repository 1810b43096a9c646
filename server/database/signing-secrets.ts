import { DAY_MS } from '#lib/dates/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import { newestTime } from './newest-time.ts'
import { generateServerSecret, serverSecret } from './server-secret.ts'

/**
 * What is signed with a secret of its own, and for how many days it stays good once the secret is exchanged: as long as
 * the cookies that carry it live, so nobody loses one. What hashes voters and seats is no signature and never changes:
 * people could vote twice.
 */
export const SIGNED = {
  sessions: { secret: 'accounts', goodForDays: 30 },
  votes: { secret: 'votes', goodForDays: 400 },
  places: { secret: 'places', goodForDays: 400 },
} as const
export type Signed = keyof typeof SIGNED

/** So long a process may go on signing with a secret that was exchanged; what it signs is good all the same. */
const LOOK_MS = 60_000
/** Signatures of nobody are easily invented: they make a process look no more often. */
const LOOK_AGAIN_MS = 1_000

/** The secret that signs, first, and the former ones that are still good. */
export type Secrets = readonly [newest: string, ...retired: string[]]

export type SigningSecrets = {
  /** As they were within the last minute. */
  readonly now: () => Promise<Secrets>
  /** The first thing that a check makes of one of them: undefined where all give undefined, also those that have just come. */
  readonly firstOf: <T>(check: (secret: string) => T | undefined) => Promise<T | undefined>
}

export function signingSecrets(
  { database, elapsed, randomBytes }: Pick<Dependencies, 'database' | 'elapsed' | 'randomBytes'>,
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
  { database, randomBytes }: Pick<Dependencies, 'database' | 'randomBytes'>,
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

/** Exchanges every secret that signs. */
export async function rotateSecrets({
  database,
  now,
  randomBytes,
}: Pick<Dependencies, 'database' | 'now' | 'randomBytes'>): Promise<void> {
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
export async function deleteRetiredSecrets({ database, now }: Dependencies): Promise<void> {
  const time = await newestTime(database, now())
  await database.deleteFrom('retired_secret').where('good_until', '<', time).execute()
}
