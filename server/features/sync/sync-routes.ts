import { type Context, Hono } from 'hono'
import { syncRequest } from '#contract/sync.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit, createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { storing } from '../../quota/quota.ts'
import { ENTRY_BYTES, exchange } from './sync-store.ts'

/** Maximum size of a request. */
export const MAX_REQUEST_BYTES = 4 * 1024 * 1024

/** Synchronizes a user's data between devices. `accountOf` returns the account of a request. */
export function createSyncRoutes(
  dependencies: Dependencies,
  accountOf: (context: Context) => Promise<{ readonly id: string } | undefined>,
): Hono {
  const { database, quota, now, elapsed, responses, connection } = dependencies
  const exchanges = createRateLimit({ burst: 300, refillMs: 500, elapsed })
  const rules = declareRoute({
    callers: 'account',
    // A school, each of whose devices sends its changes.
    limit: createNetworkLimit(dependencies, { burst: 3_000, refillMs: 20 }),
    body: { maxBytes: MAX_REQUEST_BYTES },
  })
  return new Hono().post('/', rules, async (context) => {
    const account = await accountOf(context)
    if (!account) throw new HttpProblem(401, 'Sign in to keep your devices in step.')
    exchanges.consume(account.id)
    const request = await readJson(context, syncRequest)
    for (const { value } of request.changes) refuseBrokenJson(value)
    const added = request.changes.filter(({ value }) => value !== null)
    const bytes = added.reduce((sum, { value }) => sum + ENTRY_BYTES + (value?.length ?? 0), 0)
    const beforeReading = (size: number) => responses.reserve(context, connection.networkOf(context), size)
    const sync = (onStored?: (stored: number) => void) =>
      exchange(database, account.id, request, now(), { beforeReading, ...(onStored && { onStored }) })
    // Deletions succeed without space, too.
    return context.json(await (bytes > 0 ? storing(quota, { kind: 'accounts', bytes }, sync) : sync()))
  })
}

function refuseBrokenJson(value: string | null): void {
  try {
    JSON.parse(value ?? 'null')
  } catch {
    throw new HttpProblem(400, 'The value of an item is not valid JSON.')
  }
}
