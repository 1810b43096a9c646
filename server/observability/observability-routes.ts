import { Hono } from 'hono'
import { HttpProblem } from '../http/errors.ts'
import { isSameSecret } from '../http/timing-safe.ts'
import type { Metrics } from './metrics.ts'
import { createReadinessCheck, type ReadinessParts } from './readiness.ts'
import { VERSION } from './version.ts'

/** Whether this process is alive, whether it should be sent requests, and what it has done; the last only with `METRICS_TOKEN`. */
export function createObservabilityRoutes(
  dependencies: ReadinessParts & { readonly metricsToken: string | undefined },
  metrics: Metrics,
): Hono {
  const readiness = createReadinessCheck(dependencies)
  const { metricsToken } = dependencies
  return new Hono()
    .get('/health', (context) => context.json({ ok: true, version: VERSION }))
    .get('/ready', async (context) => {
      context.header('cache-control', 'no-store')
      const error = await readiness()
      return error === undefined ? context.json({ ready: true }) : context.json({ ready: false, error }, 503)
    })
    .get('/metrics', async (context) => {
      if (metricsToken === undefined) throw new HttpProblem(404, 'There is nothing at this address')
      if (!isSameSecret(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`))
        throw new HttpProblem(401, 'Send the METRICS_TOKEN of this server as a bearer token')
      context.header('cache-control', 'no-store')
      return context.body(await metrics.read(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      })
    })
}
