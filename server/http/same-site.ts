import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './errors.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses changes that a page of another site asks for in a visitor's name (Fetch Metadata, else the Origin header). */
export function onlyOwnPages(publicUrl: string | undefined): MiddlewareHandler {
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  return async (context, next) => {
    if (!READING.has(context.req.method) && isForeign(context.req.raw.headers, ownHost))
      throw new HttpProblem(403, 'This request came from a page of another site')
    await next()
  }
}

function isForeign(headers: Headers, ownHost: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  return host === undefined || (host !== headers.get('host') && host !== ownHost)
}
