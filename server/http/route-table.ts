import type { Hono } from 'hono'
import { findTargetHandler, isMiddleware } from 'hono/utils/handler'
import { DEFAULT_BODY, type RouteRules, rulesOf } from './declare-route.ts'

/** Route of the application. `ALL` stands for every method. */
type DeclaredRoute = {
  readonly method: string
  readonly path: string
  /** Undefined if the route declares none. */
  readonly rules: RouteRules | undefined
}

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Returns every route of an application, in the order of registration. */
export function readRoutes(app: Hono): DeclaredRoute[] {
  const entries = app.routes.map(({ method, path, handler }) => ({
    method,
    path,
    handler: findTargetHandler(handler),
  }))
  const handled = entries.filter(({ handler }) => !isMiddleware(handler))
  const keys = new Map(handled.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...keys.values()].map((route) => {
    const isFor = (method: string) => method === route.method || method === 'ALL'
    const own = entries.filter(({ method, path }) => path === route.path && isFor(method))
    const [rules] = own.flatMap(({ handler }) => rulesOf(handler) ?? [])
    return { ...route, rules }
  })
}

/** Returns the routes with their callers and limits as rows of a table. */
export function routeTable(app: Hono): Readonly<Record<string, string>>[] {
  return readRoutes(app).map(({ method, path, rules }) => ({
    method,
    path,
    callers: rules?.callers ?? '',
    burst: rules ? String(rules.limit.burst) : '',
    'per minute': rules ? String(Math.round(60_000 / rules.limit.refillMs)) : '',
    'body bytes': WITHOUT_BODY.has(method) ? '0' : String((rules?.body ?? DEFAULT_BODY).maxBytes),
  }))
}
