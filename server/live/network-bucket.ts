import { createHmac } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { serverSecret } from '../database/server-secrets.ts'
import type { Connection } from '../http/connection.ts'
import type { RequestLike } from '../http/request-like.ts'
import type { Runtime } from '../runtime.ts'

/** There are a million buckets; about four thousand IPv4 addresses share each, so it identifies none. */
const BUCKET_BITS = 20

/**
 * Creates a function that returns a bucket of the visitor's network, for comparison within one place: the same network
 * has another bucket in each place, and no address is stored.
 */
export async function createNetworkBucket(
  {
    database,
    connection,
    randomBytes,
  }: Pick<Runtime, 'randomBytes'> & {
    readonly database: Database
    readonly connection: Pick<Connection, 'networkOf'>
  },
  secretName: string,
): Promise<(request: RequestLike, place: string) => string> {
  const secret = await serverSecret(database, secretName, randomBytes)
  return (request, place) => {
    const text = `network ${place} ${connection.networkOf(request)}`
    const digest = createHmac('sha256', secret).update(text).digest()
    return (digest.readUInt32BE() >>> (32 - BUCKET_BITS)).toString(36)
  }
}
