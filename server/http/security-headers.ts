import type { MiddlewareHandler } from 'hono'

/** Where a document's scripts may connect to: our own server only, but for the one tool that must reach any address. */
export type Reach = 'own-server' | 'any-address'

/**
 * The Content-Security-Policy of every answer, workers' scripts included: nothing of other origins, no inline
 * script but the one with this SHA-256 (base64), and no connection but to this server.
 */
export function contentSecurityPolicy(reach: Reach, scriptHash: string): string {
  const connect = reach === 'any-address' ? "'self' http: https:" : "'self'"
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${scriptHash}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const

/** Sets the headers that every answer carries; a route may have set a wider policy before. */
export function securityHeaders(scriptHash: string): MiddlewareHandler {
  const policy = contentSecurityPolicy('own-server', scriptHash)
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(FIXED)) context.res.headers.set(name, value)
    if (!context.res.headers.has('content-security-policy'))
      context.res.headers.set('content-security-policy', policy)
  }
}
