import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './errors.ts'
import type { RequestLike } from './request-like.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws HttpProblem for a change that a page of another site requests in a visitor's name (Fetch Metadata, else the
 * Origin header).
 */
export function createCsrfCheck(publicUrl: string | undefined): (request: RequestLike) => void {
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  return ({ req }) => {
    // Browsers add Basic credentials by themselves, a bearer token never: another site needs CORS's permission for it.
    if (/^bearer /i.test(req.header('authorization') ?? '')) return
    if (isCrossSite(req, ownHost)) throw new HttpProblem(403, 'This request came from a page of another site')
  }
}

/** Rejects cross-site requests that change data. */
export function createCsrfProtection(publicUrl: string | undefined): MiddlewareHandler {
  const checkCsrf = createCsrfCheck(publicUrl)
  return (context, next) => {
    if (!SAFE_METHODS.has(context.req.method)) checkCsrf(context)
    return next()
  }
}

function isCrossSite(req: RequestLike['req'], ownHost: string | undefined): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = req.header('origin')
  if (origin === undefined) return false
  const host = URL.parse(origin)?.host
  return host === undefined || (host !== req.header('host') && host !== ownHost)
}
