import type { MiddlewareHandler } from 'hono'
import type { DocumentPolicy } from '#contract/site.ts'

/**
 * Returns the Content-Security-Policy of documents, worker scripts and everything that is not part of a page: nothing
 * from other origins, no inline code except the document's known code, and no connections except to this server; the
 * API tester can reach any URL.
 */
export function contentSecurityPolicy({ script, styles = [], reach }: Partial<DocumentPolicy> = {}): string {
  const isWide = reach === 'any-address'
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${script ? hashSource(script) : ''}`,
    // The preview of an HTML response, a sandboxed frame, inherits this policy and has its own style sheets. Adding a
    // hash would disable 'unsafe-inline'.
    `style-src 'self'${isWide ? " 'unsafe-inline'" : styles.map(hashSource).join('')}`,
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

/** Returns the Permissions-Policy of a document: nothing, except the camera for the scanner. */
export function permissionsPolicy({ uses }: Partial<DocumentPolicy> = {}): string {
  const camera = uses === 'camera' ? '(self)' : '()'
  return `camera=${camera}, microphone=(), geolocation=(), browsing-topics=()`
}

function hashSource(hash: string): string {
  return ` 'sha256-${hash}'`
}

/** The headers of answers that are neither documents nor parts of them. */
export function dataHeaders(hsts: string | undefined): Readonly<Record<string, string>> {
  return { ...commonHeaders(hsts), ...policyHeaders() }
}

/** Sets the common response headers; a route can set its own policy first. */
export function createSecurityHeaders(hsts: string | undefined): MiddlewareHandler {
  const always = Object.entries(commonHeaders(hsts))
  const rest = Object.entries(policyHeaders())
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of always) headers.set(name, value)
    if (isPagePart(context.req.path)) return
    for (const [name, value] of rest) if (!headers.has(name)) headers.set(name, value)
  }
}

function commonHeaders(hsts: string | undefined): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(hsts !== undefined && { 'strict-transport-security': hsts }),
  }
}

function policyHeaders(): Readonly<Record<string, string>> {
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
