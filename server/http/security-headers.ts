import type { MiddlewareHandler } from 'hono'
import type { DocumentPolicy } from '#contract/site.ts'

/**
 * The Content-Security-Policy of documents, workers' scripts and all else that is no part of a page: nothing of
 * other origins, nothing inline but what the document is known to hold, and no connection but to this server,
 * except for the one tool that must reach any address.
 */
export function contentSecurityPolicy({ script, styles = [], reach }: Partial<DocumentPolicy> = {}): string {
  const isWide = reach === 'any-address'
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${script ? named(script) : ''}`,
    // Its preview of an HTML answer, a sandboxed frame, takes over this policy and has style sheets of its own.
    // A hash beside it would take it back.
    `style-src 'self'${isWide ? " 'unsafe-inline'" : styles.map(named).join('')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${isWide ? ' http: https:' : ''}`,
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What of the device documents may ask for: nothing, but for the one tool that scans with the camera. */
export function permissionsPolicy({ uses }: Partial<DocumentPolicy> = {}): string {
  const camera = uses === 'camera' ? '(self)' : '()'
  return `camera=${camera}, microphone=(), geolocation=(), browsing-topics=()`
}

function named(hash: string): string {
  return ` 'sha256-${hash}'`
}

/** Two years (RFC 6797); for this host only, since others may stand beside it that know no TLS. */
const ONLY_TLS = 'max-age=63072000'

/** The headers of answers that are neither documents nor parts of them. */
export function dataHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return { ...commonHeaders(publicUrl), ...documentHeaders() }
}

/** Sets the headers that answers carry; a route may have set a policy of its own before. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const always = Object.entries(commonHeaders(publicUrl))
  const rest = Object.entries(documentHeaders())
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of always) headers.set(name, value)
    if (isPagePart(context.req.path)) return
    for (const [name, value] of rest) if (!headers.has(name)) headers.set(name, value)
  }
}

function commonHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const isTls = publicUrl?.startsWith('https:') === true
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isTls && { 'strict-transport-security': ONLY_TLS }),
  }
}

function documentHeaders(): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'no-referrer',
    'permissions-policy': permissionsPolicy(),
    'content-security-policy': contentSecurityPolicy(),
  }
}

/** Whether a path is that of a part of pages, to which the policy of its page applies. A worker's script has none but its own. */
export function isPagePart(path: string): boolean {
  return /^\/(assets\/(?!.*worker).*\.(js|css)|icon\.svg|manifest\.webmanifest)$/.test(path)
}
