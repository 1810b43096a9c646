import { Hono } from 'hono'
import { newsletterRoutes } from './features/newsletter/newsletter-routes.ts'
import { pollsRoutes } from './features/polls/polls-routes.ts'
import { roomsRoutes } from './features/rooms/rooms-routes.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { answerErrors } from './http/errors.ts'
import { logRequests } from './http/request-log.ts'
import { onlyOwnPages } from './http/same-site.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Outside } from './outside.ts'

/** Joins the features into one application. */
export async function createApp(outside: Outside): Promise<Hono> {
  const app = new Hono()
  app.use(logRequests(outside))
  app.use(securityHeaders(outside.site.map.scriptHash))
  app.onError(answerErrors(outside))
  app.use('/api/*', onlyOwnPages(outside.publicUrl))
  app.get('/api/health', (context) => context.json({ ok: true }))
  app.route('/api/newsletter', newsletterRoutes(outside))
  app.route('/api/polls', await pollsRoutes(outside))
  app.route('/api/rooms', await roomsRoutes(outside))
  app.all('/api/*', (context) => context.json({ error: 'There is nothing at this address' }, 404))
  app.route('/', siteRoutes(outside))
  return app
}
