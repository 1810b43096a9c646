import type { MiddlewareHandler } from 'hono'
import type { Outside } from '../outside.ts'

/** One line a request: time, method, path without its query, status, milliseconds. No address, no cookie, no body. */
export function logRequests({ log, now }: Outside): MiddlewareHandler {
  return async (context, next) => {
    const started = now()
    await next()
    const line = [
      new Date(started).toISOString(),
      context.req.method,
      printable(context.req.path),
      context.res.status,
      `${now() - started}ms`,
    ]
    log(line.join(' '))
  }
}

/** A path on one line, whatever it holds, and not longer than a screen. */
function printable(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 200)
}
