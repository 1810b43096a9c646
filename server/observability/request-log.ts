import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { hasLeft } from '../http/once-closed.ts'
import type { Site } from '../http/open-site.ts'
import { knownRequestId, requestIdOf } from '../http/request-id.ts'
import type { Log } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import type { Metrics } from './metrics.ts'

/** As nginx logs a client that has left before its answer. */
const CLIENT_LEFT = 499

/** Requested every few seconds by the operator's own programs. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics'])

/** The time of a vote is not stored anywhere. */
const UNLOGGED: ReadonlySet<string> = new Set(['POST /api/polls/:id/votes'])

/**
 * Logs one line per request: time, method, pattern of the route, status, milliseconds. No id, URL, cookie or body, and
 * nothing for a vote. A failed request has a random id, which is in its response too.
 */
export function logRequests(
  {
    log,
    now,
    elapsed,
    randomBytes,
    site,
  }: Pick<Runtime, 'now' | 'elapsed' | 'randomBytes'> & { readonly log: Log; readonly site: Site },
  metrics: Metrics,
): MiddlewareHandler {
  return async (context, next) => {
    const time = now()
    const started = elapsed()
    await next()
    const { method } = context.req
    const status = hasLeft(context) ? CLIENT_LEFT : context.res.status
    const route = routeOf(context, site)
    const took = elapsed() - started
    metrics.count({ method, route: toMetricsRoute(route), status, seconds: took / 1000 })
    const ms = Math.round(took)
    const id = status >= 500 ? requestIdOf(context, randomBytes) : knownRequestId(context)
    if (id !== undefined) context.header('x-request-id', id)
    if (UNLOGGED.has(`${method} ${route}`)) return
    log(
      `${new Date(time).toISOString()} ${method} ${route} ${status} ${ms}ms${id === undefined ? '' : ` ${id}`}`,
      {
        ...(HEALTH_CHECKS.has(route) && status < 400 && { level: 'debug' as const }),
        fields: { method, route, status, ms, ...(id !== undefined && { request: id }) },
      },
    )
  }
}

/** Addresses that nothing has are endless; so are files. They are counted as one route each. */
function toMetricsRoute(route: string): string {
  if (route.startsWith('"')) return '(nothing)'
  return route.startsWith('/assets/') ? '/assets/*' : route
}

/**
 * Returns the route's pattern; for pages and files of the site, which share one route, the path. The id of a shared
 * item is omitted, and an unknown path is quoted, on one line.
 */
function routeOf(context: Context, { map, files }: Site): string {
  const pattern = routePath(context)
  const address = context.req.path
  if (pattern !== '/*') return pattern
  if (Object.hasOwn(map.fileByPath, address) || files.has(address.slice(1))) return address
  const folder = Object.keys(map.below).find((name) => address.startsWith(name))
  return folder ? `${folder}:id` : JSON.stringify(address.slice(0, 200))
}
