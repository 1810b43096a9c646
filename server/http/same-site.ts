import type { MiddlewareHandler } from 'hono'
import type { Asked } from './asked.ts'
import { HttpProblem } from './errors.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Throws HttpProblem for a change that a page of another site asks for in a visitor's name (Fetch Metadata, else the Origin header). */
export function refusesForeign(publicUrl: string | undefined): (asked: Asked) => void {
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  return ({ req }) => {
    if (isForeign(req, ownHost)) throw new HttpProblem(403, 'This request came from a page of another site')
  }
}

/** Refuses changes that a page of another site asks for. */
export function onlyOwnPages(publicUrl: string | undefined): MiddlewareHandler {
  const refuseForeign = refusesForeign(publicUrl)
  return (context, next) => {
    if (!READING.has(context.req.method)) refuseForeign(context)
    return next()
  }
}

function isForeign(req: Asked['req'], ownHost: string | undefined): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = req.header('origin')
  if (origin === undefined) return false
  const host = URL.parse(origin)?.host
  return host === undefined || (host !== req.header('host') && host !== ownHost)
}
