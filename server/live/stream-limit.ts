import type { MiddlewareHandler } from 'hono'
import type { Connection } from '../http/connection.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import type { Runtime } from '../runtime.ts'

/** A hall of a thousand phones reconnects at once, a few times. */
const OPENINGS = { burst: 4_000, refillMs: 5 }

/**
 * Limits how often a network opens live streams: each opening reads the database, also for a client that leaves at once.
 */
export function createStreamLimit({
  connection,
  elapsed,
}: Pick<Runtime, 'elapsed'> & { readonly connection: Connection }): MiddlewareHandler {
  const openings = createRateLimit({ ...OPENINGS, elapsed })
  return async (context, next) => {
    openings.consume(connection.networkOf(context))
    await next()
  }
}
