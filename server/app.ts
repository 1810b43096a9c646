import { Hono } from 'hono'
import type { Database } from './database/open-database.ts'
import { newsletterRoutes } from './features/newsletter/newsletter-routes.ts'
import type { Site } from './features/site/open-site.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { answerErrors } from './http/errors.ts'
import { logRequests } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'

/** Everything outside the program; handed in, so that tests run without a port, a clock or a log. */
export type Outside = {
  readonly database: Database
  readonly site: Site
  /** UTC milliseconds. */
  readonly now: () => number
  readonly log: (line: string) => void
}

/** Joins the features into one application. */
export function createApp(outside: Outside): Hono {
  const app = new Hono()
  app.use(logRequests(outside))
  app.use(securityHeaders(outside.site.map.scriptHash))
  app.onError(answerErrors(outside))
  app.get('/api/health', (context) => context.json({ ok: true }))
  app.route('/api/newsletter', newsletterRoutes(outside))
  app.all('/api/*', (context) => context.json({ error: 'There is nothing at this address' }, 404))
  app.route('/', siteRoutes(outside))
  return app
}
