import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'

/** Header in which a proxy reports the prefix that it has stripped from the path. */
const PREFIX_HEADER = 'x-forwarded-prefix'

/**
 * Creates an application under a path of its domain, such as `/tools`; empty at the root. The proxy can remove that
 * path. If it does, and the path equals the start of one of the site's own paths (there is a page `/tools`), it has to
 * send the header.
 */
export function createAppBelow(basePath: string): Hono {
  if (basePath === '') return new Hono()
  const isBelow = (path: string, headers: Headers) =>
    headers.get(PREFIX_HEADER) !== basePath && (path === basePath || path.startsWith(`${basePath}/`))
  const app = new Hono({
    getPath: (request) => {
      const path = getPath(request)
      return isBelow(path, request.headers) ? path.slice(basePath.length) || '/' : path
    },
  })
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    // A service worker of `/tools/` does not see `/tools`.
    if (pathname === basePath && isBelow(pathname, context.req.raw.headers))
      return context.redirect(`${basePath}/${search}`, 301)
    await next()
  })
  return app
}
