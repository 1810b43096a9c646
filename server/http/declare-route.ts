import type { MiddlewareHandler } from 'hono'
import type { NetworkLimit } from './rate-limit.ts'
import type { RequestLike } from './request-like.ts'

/** Callers that get an answer other than a refusal. */
type Callers = 'anyone' | 'account' | 'participant' | 'author' | 'operator' | 'program'

/** Size limit of a body, in bytes, and the sentence for a person who can do something about it. */
export type BodyLimit = { readonly maxBytes: number; readonly tooLarge?: string }

/** Rules of a route. */
export type RouteRules = {
  readonly callers: Callers
  /** Of each network. */
  readonly limit: NetworkLimit
  /** Default: 16 KiB. */
  readonly body?: BodyLimit
}

/** Default size limit of a body. */
export const DEFAULT_BODY: BodyLimit = { maxBytes: 16 * 1024 }

const rulesByMiddleware = new WeakMap<object, RouteRules>()
const bodyLimits = new WeakMap<object, BodyLimit>()

/** Middleware of a route, before its handler: applies the rules, which `routeTable()` lists. */
export function declareRoute(rules: RouteRules): MiddlewareHandler {
  const middleware: MiddlewareHandler = (context, next) => {
    applyRules(rules, context)
    return next()
  }
  rulesByMiddleware.set(middleware, rules)
  return middleware
}

/** Counts the request, and notes the size limit of its body. Throws HttpProblem 429. */
export function applyRules({ limit, body }: RouteRules, request: RequestLike): void {
  limit.consume(request)
  if (body) bodyLimits.set(request.req.raw, body)
}

/** Returns the size limit of this request's body. */
export function bodyLimitOf(request: RequestLike): BodyLimit {
  return bodyLimits.get(request.req.raw) ?? DEFAULT_BODY
}

/** Returns the rules that this middleware applies, if any. */
export function rulesOf(middleware: object): RouteRules | undefined {
  return rulesByMiddleware.get(middleware)
}
