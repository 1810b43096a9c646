import type { MiddlewareHandler } from 'hono'
import type { Reach } from '#contract/site.ts'

/**
 * The Content-Security-Policy of every answer, workers' scripts included: nothing of other origins, no inline
 * script but the one with this SHA-256 (base64), and no connection but to this server.
 */
export function contentSecurityPolicy(reach: Reach, scriptHash: string): string {
  const isWide = reach === 'any-address'
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${scriptHash}'`,
    // Its preview of an HTML answer, a sandboxed frame, takes over this policy and has style sheets of its own.
    `style-src 'self'${isWide ? " 'unsafe-inline'" : ''}`,
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
