import type { Database } from './open-database.ts'

const SECRET_BYTES = 32

export function generateServerSecret(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
}

/**
 * A key that all processes of one database share, in base64url, made when it is first asked for.
 * Signing with it needs no setting, and a backup of the database carries it along.
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
