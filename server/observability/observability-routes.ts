import { Hono } from 'hono'
import type { Connection } from '../http/connection.ts'
import { declareRoute } from '../http/declare-route.ts'
import { HttpProblem } from '../http/errors.ts'
import { createNetworkLimit } from '../http/rate-limit.ts'
import { isSameSecret } from '../http/timing-safe.ts'
import type { Metrics } from './metrics.ts'
import { createReadinessCheck, type ReadinessParts } from './readiness.ts'
import { VERSION } from './version.ts'

/** Whether this process is alive, whether it should be sent requests, and what it has done; the last only with `METRICS_TOKEN`. */
export function createObservabilityRoutes(
  dependencies: ReadinessParts & {
    readonly metricsToken: string | undefined
    readonly connection: Connection
  },
  metrics: Metrics,
): Hono {
  const readiness = createReadinessCheck(dependencies)
  const { metricsToken } = dependencies
  const limit = createNetworkLimit(dependencies, { burst: 600, refillMs: 50 })
  const forAnyone = declareRoute({ callers: 'anyone', limit })
  return new Hono()
    .get('/health', forAnyone, (context) => context.json({ ok: true, version: VERSION }))
    .get('/ready', forAnyone, async (context) => {
      context.header('cache-control', 'no-store')
      const error = await readiness()
      return error === undefined ? context.json({ ready: true }) : context.json({ ready: false, error }, 503)
    })
    .get('/metrics', declareRoute({ callers: 'operator', limit }), async (context) => {
      if (metricsToken === undefined) throw new HttpProblem(404, 'There is nothing at this address')
      if (!isSameSecret(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`))
        throw new HttpProblem(401, 'Send the METRICS_TOKEN of this server as a bearer token')
      context.header('cache-control', 'no-store')
      return context.body(await metrics.read(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      })
    })
}
