import type { MiddlewareHandler } from 'hono'

/** Forbids caches to store an answer, unless its route has set another rule: it can be about a person. */
export const forbidStoring: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
}
